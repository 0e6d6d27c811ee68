/** Puts answers of one kind together, and finds a heading for them in what their labels share. */
import type { Speaker } from "../play/speaker";
import type { MenuItem } from "../wire";

export interface Choice {
  action: string;
  label: string;
  /** The label without what the heading of its group says already. */
  short: string;
  detail: string;
  warning: string;
  /** Why it is not possible; null if it is. */
  why: string | null;
  clauses: string[];
}

export interface Group {
  kind: string;
  /** What the labels share, such as "Build in …"; empty for a single answer. */
  heading: string;
  choices: Choice[];
}

/** All answers, in the order of the rules, those of one kind together; with the menu also those not possible. */
export function groupsOf(speaker: Speaker, answers: string[], menu: MenuItem[] | null): Group[] {
  const known = new Map((menu ?? []).map((item) => [item.action, item]));
  const choices = answers.map((action) => choice(speaker, known.get(action) ?? { action }));
  const greyed = (menu ?? []).filter((item) => item.reason && !answers.includes(item.action));
  const groups = new Map<string, Choice[]>();
  for (const one of [...choices, ...greyed.map((item) => choice(speaker, item))]) {
    const kind = one.action.split(" ")[0] ?? "";
    groups.set(kind, [...(groups.get(kind) ?? []), one]);
  }
  return [...groups].map(([kind, list]) => group(kind, list));
}

function group(kind: string, choices: Choice[]): Group {
  const heading = headingOf(choices.map((one) => one.label));
  const shorts = choices.map((one) => shortLabel(heading, one.label));
  // Names of things stand alone well; scraps of a sentence do not.
  const well = shorts.every((short) => short.length > 1 && !/^\p{Ll}/u.test(short));
  return { kind, heading, choices: well ? choices.map((one, at) => ({ ...one, short: shorts[at] ?? one.label })) : choices };
}

function choice(speaker: Speaker, item: MenuItem): Choice {
  const label = speaker.action(item.action);
  return {
    action: item.action,
    label,
    short: label,
    detail: (item.detail ?? "").trim(),
    warning: item.warning ?? "",
    why: item.reason ? (item.text ?? item.reason) : null,
    clauses: item.clauses ?? [],
  };
}

/** What labels share at their beginning and at their end, in whole words. */
export function headingOf(labels: string[]): string {
  const [first = "", ...others] = labels;
  if (others.length === 0) return "";
  const words = first.split(" ");
  const rest = others.map((label) => label.split(" "));
  const shortest = Math.min(words.length, ...rest.map((label) => label.length));
  let head = 0;
  while (head < shortest - 1 && rest.every((label) => label[head] === words[head])) head++;
  let tail = 0;
  // Something of every label must be left between the two.
  while (tail < shortest - head - 1 && rest.every((label) => label.at(-1 - tail) === words.at(-1 - tail))) tail++;
  const begin = words.slice(0, head).join(" ");
  const end = tail > 0 ? words.slice(-tail).join(" ") : "";
  return begin || end ? `${begin} … ${end}`.trim() : "";
}

/** A label without what its heading says already. */
export function shortLabel(heading: string, label: string): string {
  const [begin = "", end = ""] = heading.split("…").map((part) => part.trim());
  const inner = label.slice(begin.length, end ? -end.length : undefined).trim();
  return inner || label;
}
