/** Single keys at a table: one letter each, as long as nobody writes something. */

const NUMBERED = "#answers [data-action]";
const IN_BAR = ".does [data-action]";
const FOLDED = "details:not([open])";
const BOARD = "#board [tabindex], #board button, #board";
const WRITING = /^(INPUT|SELECT|TEXTAREA)$/;

export type Shortcuts = Record<string, () => void>;

/** The keys of `shortcuts`, and digits, which go to the answers that are to be seen, in their order: those of the list
 * while it is open, otherwise those of the bar. */
export function pressed(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const target = event.target as HTMLElement;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    WRITING.test(target.tagName)
  )
    return;
  if (/^[1-9]$/.test(event.key)) seen()[Number(event.key) - 1]?.focus();
  else shortcuts[event.key]?.();
}

const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.closest(FOLDED) && !one.closest("[hidden]"),
  );

function seen(): HTMLElement[] {
  const listed = shown(NUMBERED);
  return listed.length > 0 ? listed : shown(IN_BAR);
}

export const toBoard = (): void => document.querySelector<HTMLElement>(BOARD)?.focus();
export const toPrompt = (): void => document.querySelector<HTMLElement>("#prompt")?.focus();

/** Whether a key goes to a button or link, which takes the space bar for itself. */
export const onButton = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement).closest("button, a, summary, [role=button], [tabindex='0']") !==
  null;
