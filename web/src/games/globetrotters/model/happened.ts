/** What the log tells that the board shows: where pieces went and how, the last roll, Adventures read out. */
import type { LogLine } from "../../../table/store.svelte";
import { seatOf } from "../../../client/speaker";

export type Travel = "land" | "sea" | "air";

const ARRIVALS = [
  "went-overland",
  "flew",
  "sailed",
  "sailed-on",
  "arrived",
  "home-chosen",
  "moved-on",
  "bonus-used",
  "sent-to",
  "deported",
  "stays-put",
];
const MODES: Record<string, Travel> = {
  "went-overland": "land",
  sailed: "sea",
  "sailed-on": "sea",
};
const JOURNEYS = ARRIVALS.filter((key) => key !== "arrived" && key !== "stays-put").concat(
  "switched",
);

/** Where the pieces stand, given where they stood before some facts. It may be told twice: who switches places waits for the view. */
export function placesAfter(before: (string | null)[], lines: LogLine[]): (string | null)[] {
  const places = [...before];
  for (const { fact } of lines) {
    const seat = seatOf(fact.args["seat"]);
    if (seat === null) continue;
    if (fact.key === "off-the-map") places[seat] = null;
    else if (ARRIVALS.includes(fact.key) && typeof fact.args["place"] === "string")
      places[seat] = fact.args["place"];
  }
  return places;
}

/** Up to which fact a new view tells what happened: all of the step that was being shown, but not of one that has just begun. */
export function settledAt(fresh: LogLine[], firstBefore: number | null): number {
  const [first, last] = [fresh[0]?.number, fresh.at(-1)?.number];
  if (first === undefined || last === undefined) return 0;
  return first === firstBefore ? last : first - 1;
}

/** How a seat last travelled. */
export function lastTravel(log: LogLine[], seat: number): Travel {
  for (let at = log.length - 1; at >= 0; at--) {
    const fact = log[at]?.fact;
    if (
      fact &&
      JOURNEYS.includes(fact.key) &&
      (seatOf(fact.args["seat"]) === seat || seatOf(fact.args["other"]) === seat)
    )
      return MODES[fact.key] ?? "air";
  }
  return "air";
}

export interface Cast {
  /** The number of the fact, to know a new roll from the last. */
  number: number;
  seat: number;
  /** What the overland die shows, or the sum of the two ordinary dice. */
  face: string;
  /** The faces of the two ordinary dice; empty where the log came without its rolls. */
  faces: number[];
  about: "overland" | "jackpot" | "challenge" | "start";
}

const CASTS: Record<string, Cast["about"]> = {
  rolled: "overland",
  "jackpot-roll": "jackpot",
  "challenge-roll": "challenge",
  "rolled-for-start": "start",
};

/** The faces of the ordinary dice that were rolled before a fact. */
function facesOf(line: LogLine): number[] {
  return (line.rolls ?? []).flatMap(
    ({ said }) =>
      /^die (\d+)$/
        .exec(said ?? "")
        ?.slice(1)
        .map(Number) ?? [],
  );
}

/** The last roll of the dice for this. */
export function lastCast(log: LogLine[], about?: Cast["about"]): Cast | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at];
    const found = line && CASTS[line.fact.key];
    if (!line || !found || (about && found !== about)) continue;
    return {
      number: line.number,
      seat: seatOf(line.fact.args["seat"]) ?? 0,
      face: String(line.fact.args["face"] ?? line.fact.args["number"] ?? ""),
      faces: facesOf(line),
      about: found,
    };
  }
  return null;
}

export interface Told {
  number: number;
  seat: number;
  place: string;
  adventure: string;
  /** What came of it. */
  after: LogLine[];
}

const ENDS = [
  "rolled",
  "turn-over",
  "turn-begins",
  "adventure-read",
  "flew",
  "sailed",
  "bought",
  "worked",
  "refunded",
  "challenged",
  "placed-special",
];
const AFTER = 6;

/** The last Adventures, the newest first. */
/** What the card itself shows already. */
const SAID = ["card-says", "card-sends"];

export function adventures(log: LogLine[], most: number): Told[] {
  const found: Told[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < most; at--) {
    const line = log[at];
    if (line?.fact.key !== "adventure-read") continue;
    const rest = log.slice(at + 1, at + 1 + AFTER).filter((one) => !SAID.includes(one.fact.key));
    const end = rest.findIndex((one) => ENDS.includes(one.fact.key));
    found.push({
      number: line.number,
      seat: seatOf(line.fact.args["seat"]) ?? 0,
      place: String(line.fact.args["place"]),
      adventure: String(line.fact.args["adventure"]),
      after: end < 0 ? rest : rest.slice(0, end),
    });
  }
  return found;
}
