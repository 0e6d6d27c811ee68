/** Goods of a deal in words. */
import type { Speaker } from "../../../client/speaker";
import type { GameData } from "./data";
import { groupOf, titleOf, type Leg } from "./terms";
import { w } from "./words";

/** "60 EU", "5 Energy", "Tanzania". */
export function goodInWords(
  speaker: Speaker,
  data: GameData,
  good: string,
  number: number,
): string {
  const group = groupOf(good, data);
  const name = speaker.title("good", good);
  if (good.startsWith("any-") || group === "promises")
    return speaker.text("detail-good", { good: name, number });
  return ["titles", "bare", "cards"].includes(group) ? name : `${number}\u00a0${name}`;
}

/** What one side of a deal gives, as a list; "nothing" if it gives nothing. */
export function pileInWords(speaker: Speaker, data: GameData, goods: [string, number][]): string {
  const said = goods.map(([good, number]) => goodInWords(speaker, data, good, number));
  return said.length > 0 ? said.join(", ") : w("nothing");
}

/** What a side gives in a deal. */
export const givenBy = (legs: Leg[], side: string): [string, number][] =>
  legs.filter((leg) => leg.giver === side).map((leg) => [leg.good, leg.number]);

/** What a side gets in a deal. */
export const gotBy = (legs: Leg[], side: string): [string, number][] =>
  legs.filter((leg) => leg.taker === side).map((leg) => [leg.good, leg.number]);

/** What a unit is called that lies on a Title, and where. */
export const unitKind = (good: string): string => good.slice(titleOf(good).length + 1);
