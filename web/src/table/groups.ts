/** Puts answers of one kind together, under what their labels share. */
import type { Speaker } from "../client/speaker";
import type { MenuItem } from "../wire";

export interface Choice {
  action: string;
  /** Answers to the next questions that are given with it. */
  then?: string[];
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
  /** The sentence they share, such as "Build in …"; empty for a single answer. */
  heading: string;
  choices: Choice[];
}

/** Stands among the answers for "send the draft". */
export const SEND = "send-draft";

/** An answer of which nothing is known but what it is called. */
export const blankChoice = (action: string, label: string): Choice => ({
  action,
  label,
  short: label,
  detail: "",
  warning: "",
  why: null,
  clauses: [],
});

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
  return [...groups].map(([kind, list]) => group(speaker, kind, list));
}

function group(speaker: Speaker, kind: string, choices: Choice[]): Group {
  const heading = headingOf(
    speaker,
    choices.map((one) => one.action),
  );
  const shorts = shortLabels(
    heading,
    choices.map((one) => one.label),
  );
  // Names of things stand alone well; scraps of a sentence do not.
  const well = shorts.every((short) => short.length > 1 && !/^\p{Ll}/u.test(short));
  return {
    kind,
    heading,
    choices: well
      ? choices.map((one, at) => ({ ...one, short: shorts[at] ?? one.label }))
      : choices,
  };
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

/** The sentence of some actions of one kind with "…" for what differs between them. */
export function headingOf(speaker: Speaker, actions: string[]): string {
  const [first = "", ...others] = actions;
  if (others.length === 0) return "";
  const spoken = actions.map((action) => speaker.parse(action).fields);
  const differ = Object.keys(spoken[0] ?? {}).filter(
    (field) => new Set(spoken.map((fields) => JSON.stringify(fields[field]))).size > 1,
  );
  const said = speaker.action(first, differ);
  // A field may choose between sentences instead of standing in one.
  return said.includes("…") ? said : beginning(actions.map((action) => speaker.action(action)));
}

/** What the button of a group says: its sentence without the gap that the choices fill. */
export function faceOf(heading: string): string {
  const [begin = "", ...rest] = heading.split("…");
  const whole = rest.length === 1 ? `${begin.trim()} ${rest[0]?.trim() ?? ""}` : begin;
  return whole.replace(/[\s:,;(–-]+$/u, "").trim();
}

/** What labels begin with, in whole words. */
export function beginning(labels: string[]): string {
  const [words = [], ...rest] = labels.map((label) => label.split(" "));
  const shortest = Math.min(words.length, ...rest.map((label) => label.length));
  let head = 0;
  // Something of every label must be left.
  while (head < shortest - 1 && rest.every((label) => label[head] === words[head])) head++;
  return head > 0 ? `${words.slice(0, head).join(" ")} …` : "";
}

/** Labels without what their heading says already, as far as all of them begin and end like it. */
export function shortLabels(heading: string, labels: string[]): string[] {
  const [begin = "", ...ends] = heading.split("…");
  const end = ends.at(-1) ?? "";
  if (!labels.every((label) => label.startsWith(begin))) return labels;
  const alike = labels.every((label) => label.endsWith(end));
  return labels.map((label) =>
    label.slice(begin.length, alike ? label.length - end.length : undefined).trim(),
  );
}
