/** Which picture a card has: by its sort, and by what it does. */
import type { Family } from "../../../components/motifs";
import { dict, text } from "../../plain";
import type { Edition } from "../../../wire";
import type { Sort } from "./data";

const FAMILIES: Record<Sort, Family> = {
  ops: "ops",
  mission: "mission",
  influence: "influence",
};
/** Words in what a card does, and the motif or sign that shows it; the first that fits is taken. */
const MOTIFS: [RegExp, string][] = [
  [/water/, "water"],
  [/food/, "food"],
  [/energy/, "energy"],
  [/ucp/, "ucp"],
  [/ns|defen|shield/, "ns"],
  [/agent|recall|spy/, "agent"],
  [/fly|rocket|teleport/, "plane"],
  [/embargo|chain|strike/, "chain"],
  [/money|eu|pay|tax/, "market"],
  [/dossier|known|look/, "mask"],
  [/summit|opinion|news/, "horn"],
  [/retreat|surrender/, "white"],
  [/group|route|attack|kinds/, "flagGlobe"],
  [/title|territor/, "base"],
];
const PLAIN: Record<Sort, string> = { ops: "stars", mission: "star", influence: "crates" };

export function faceOf(
  edition: Edition,
  sort: Sort,
  card: string,
): { family: Family; motif: string } {
  const said = dict(dict(edition["cards"])[card]);
  const does = [said["effect"], said["condition"], said["resource"], said["kind"]]
    .map((one) => text(one))
    .join(" ")
    .toLowerCase();
  const motif = MOTIFS.find(([words]) => words.test(does))?.[1] ?? PLAIN[sort];
  return { family: FAMILIES[sort], motif };
}
