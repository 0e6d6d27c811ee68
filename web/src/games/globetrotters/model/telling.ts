/** A stop in short phrases: what it costs, what it brings, whom it bumps. */
import { percent } from "../../../client/figures";
import type { Speaker } from "../../../client/speaker";
import type { Atlas } from "./atlas";
import type { Offer } from "./offers";
import type { Position } from "./position";
import type { Stop } from "./stops";
import { otherEnd } from "./ways";
import { w } from "./words";

export interface Phrase {
  text: string;
  mood: "plain" | "good" | "bad";
}

/** What stopping here means, the most important first. */
export function phrases(atlas: Atlas, speaker: Speaker, stop: Stop, short = false): Phrase[] {
  const said: Phrase[] = [];
  if (stop.home) said.push({ text: w("your-home"), mood: "good" });
  if (stop.cost !== null)
    said.push({ text: w("cost", { cash: stop.cost }), mood: stop.cost > 0 ? "plain" : "good" });
  if (stop.result !== null && (!stop.prize || stop.result !== "adventure")) {
    said.push({
      text: w(`result-${stop.result}`),
      mood: stop.turnOver ? "bad" : stop.result === "goes-on" ? "plain" : "good",
    });
  }
  const prize = prizeText(atlas, speaker, stop);
  if (prize) said.push(prize);
  if (stop.bumps !== null)
    said.push({ text: w("bumps", { seat: speaker.seat(stop.bumps) }), mood: "plain" });
  if (short || stop.steps === null) return said;
  said.push({ text: w("steps", { steps: stop.steps }), mood: "plain" });
  if (stop.chance !== null && stop.chance < 1)
    said.push({
      text: w("chance", { percent: percent(stop.chance, speaker.lang) }),
      mood: "plain",
    });
  return said;
}

/** What a place means to whoever stands there: nothing is due any more. */
export function standing(atlas: Atlas, speaker: Speaker, stop: Stop): Phrase[] {
  const prize = prizeText(atlas, speaker, stop);
  return [
    ...(stop.home ? [{ text: w("your-home"), mood: "good" as const }] : []),
    ...(prize ? [prize] : []),
  ];
}

function prizeText(atlas: Atlas, speaker: Speaker, stop: Stop): Phrase | null {
  const { prize } = stop;
  if (!prize) return null;
  if (prize.is === "challenge")
    return { text: w("prize-challenge", { seat: speaker.seat(prize.holder) }), mood: "good" };
  if (prize.is === "memory" && prize.continentKey) {
    const continent = atlas.places.get(stop.place)?.continent ?? "";
    return {
      text: w("prize-memory-key", { continent: speaker.title("continent", continent) }),
      mood: "good",
    };
  }
  return {
    text: w(`prize-${prize.is}`),
    mood: prize.is === "key" || prize.is === "memory" ? "good" : "plain",
  };
}

/** For a voyage by ship: where it leads, and what waits there next turn. */
export function voyage(
  atlas: Atlas,
  position: Position,
  seat: number | null,
  speaker: Speaker,
  offers: Offer[],
  stopOf: (place: string) => Stop,
): Phrase[] {
  const sail = offers.find((one) => one.mode === "sea");
  const from = seat === null ? null : (position.travellers[seat]?.place ?? null);
  const end = sail && otherEnd(atlas, sail.place, from);
  if (!end) return [];
  const then = phrases(atlas, speaker, stopOf(end), true)
    .map((one) => one.text)
    .join(", ");
  return [
    { text: w("sail-to", { place: speaker.title("place", end) }), mood: "good" },
    { text: w("sail-then", { told: then }), mood: "plain" },
  ];
}

/** The name of a target for whoever does not see the map. */
export function nameOf(
  atlas: Atlas,
  speaker: Speaker,
  stop: Stop,
  offers: Offer[],
  more: Phrase[],
): string {
  const actions = offers.map((one) => speaker.action(one.action)).join("; ");
  const kind = speaker.text(`kind-${stop.kind}`);
  const short = !offers.some((one) => one.mode === "land");
  return [
    actions,
    kind,
    ...phrases(atlas, speaker, stop, short).map((one) => one.text),
    ...more.map((one) => one.text),
  ].join(". ");
}
