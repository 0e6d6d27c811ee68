/** Single keys at a table: one letter each, as long as nobody writes something. */

const NUMBERED = "#answers [data-action]";
const IN_BAR = ".does [data-action]";
const FOLDED = "details:not([open])";
const BOARD = "#board [tabindex], #board button, #board";
/** Where the list of all answers begins: with its first answer, or with what unfolds it. */
const LISTED = "#answers details:not([open]) > summary, #answers [data-action]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Record<string, number> = { Home: 0, End: -1 };
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

/** Arrow keys, Home and End go from a button to another one of its group, of which Tab meets one. */
export function walked(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const group = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = group.indexOf(event.currentTarget);
  const step = STEPS[event.key];
  const to = ENDS[event.key] ?? (step && (at + step) % group.length);
  if (to === undefined) return;
  event.preventDefault();
  group.at(to)?.focus();
}

/** Whether the focus is in the list of all answers. */
export const inList = (): boolean => Boolean(document.activeElement?.closest("#answers"));
/** To the answer that a bot would give, if it was asked; otherwise to where the list begins. */
export const toList = (): void =>
  (shown("#answers .advised")[0] ?? document.querySelector<HTMLElement>(LISTED))?.focus();
export const toBoard = (): void => document.querySelector<HTMLElement>(BOARD)?.focus();
export const toPrompt = (): void => document.querySelector<HTMLElement>("#prompt")?.focus();

/** Whether a key goes to a button or link, which takes the space bar for itself. */
export const onButton = (event: KeyboardEvent): boolean =>
  (event.target as HTMLElement).closest("button, a, summary, [role=button], [tabindex='0']") !==
  null;
