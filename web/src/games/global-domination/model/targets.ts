/** What may be done on the map now: one mark for each kind of stroke, and why the rest is not possible. */
import type { Speaker } from "../../../client/speaker";
import type { MenuItem } from "../../../wire";
import { answersBy } from "../../targets";
import type { Forces } from "./position";

/** The answers that spend a point or strike an area. */
export const AREA_KINDS = ["build-in", "reduce", "remove", "replace", "make-full"];

/** Place a Force, make one Full, make one Struggling, take one off, put one's own instead. */
export type Sign = "place" | "full" | "weaken" | "remove" | "replace";

export const SIGNS: Record<Sign, string> = {
  place: "+",
  full: "▲",
  weaken: "▼",
  remove: "×",
  replace: "⇄",
};

export interface Target {
  area: string;
  action: string;
  sign: Sign;
  label: string;
  detail: string;
}

export function targetsOf(
  speaker: Speaker,
  answers: string[],
  menu: MenuItem[] | null,
  forces: Forces,
): Map<string, Target> {
  const made = new Map<string, Target>();
  for (const [area, [action]] of answersBy(speaker, answers, "area", AREA_KINDS)) {
    if (action === undefined) continue;
    const detail = menu?.find((item) => item.action === action)?.detail ?? "";
    made.set(area, {
      area,
      action,
      sign: signOf(action.split(" ")[0] ?? "", forces, area),
      label: speaker.action(action),
      detail,
    });
  }
  return made;
}

/** What is drafted in an area: the answers, and how the place tells of them. */
export interface Drafted {
  words: string[];
  badge: string;
}

export function draftedOf(speaker: Speaker, words: string[]): Map<string, Drafted> {
  return new Map(
    [...answersBy(speaker, words, "area", AREA_KINDS)].map(([area, given]) => {
      const adds = given.filter((one) => /^(build-in|make-full) /.test(one)).length;
      const takes = given.filter((one) => /^(reduce|remove) /.test(one)).length;
      const parts = [takes > 0 ? `−${takes}` : "", adds > 0 ? `+${adds}` : ""].join("");
      return [area, { words: given, badge: parts || SIGNS.replace }];
    }),
  );
}

function signOf(kind: string, forces: Forces, area: string): Sign {
  const force = forces.get(area);
  if (kind === "build-in") return force ? "full" : "place";
  if (kind === "reduce") return force?.full ? "weaken" : "remove";
  if (kind === "make-full") return "full";
  return kind === "replace" ? "replace" : "remove";
}

/** Why nothing can be done in an area now, if the menu tells. */
export function whyNot(
  speaker: Speaker,
  menu: MenuItem[] | null,
  area: string,
): { text: string; clauses: string[] } | null {
  const found = (menu ?? []).find(
    (item) =>
      item.reason &&
      AREA_KINDS.includes(item.action.split(" ")[0] ?? "") &&
      speaker.parse(item.action).fields["area"] === area,
  );
  return found ? { text: found.text ?? "", clauses: found.clauses ?? [] } : null;
}
