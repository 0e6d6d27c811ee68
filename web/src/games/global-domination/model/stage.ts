/** How what happens in Global Domination is shown: the scenes of heavy acts. */
import { seatOf } from "../../../client/speaker";
import { chipsOf, count, partyOf, word } from "../../../scenes/say";
import type { Mood, Scene } from "../../../scenes/scene";
import type { Act } from "../../../table/acts";
import type { BoardProps, Touch } from "../../contract";
import { dataOf } from "./edition";
import { faceOf } from "./faces";
import { cardText, w } from "./say";

const CARDS = ["used-build", "used-attack", "used-text", "played-in-window"];
const STORMS: Record<string, string> = {
  "all-struggle": "snow",
  "all-struggling-gone": "nuke",
  "storm-strikes": "tornado",
  "fog-falls": "fog",
};
const AFTER: Record<string, Mood> = {
  "force-removed": "bad",
  "force-reduced": "bad",
  "region-spared": "good",
};

export const gains = {
  unit: () => w("unit-vp"),
  facts: { "gained-vp": "number", "vp-now": "number" },
};

export const touches: Record<string, Touch> = {
  "force-reduced": { owner: "bad" },
  "force-removed": { owner: "bad" },
  "force-replaced": { owner: "bad" },
  "chose-player": { other: "bad" },
  "storm-strikes": { seat: "bad" },
  "gained-vp": { seat: "good" },
  "region-monopoly": { seat: "good" },
  "vp-now": { seat: "good" },
};

export function scene(act: Act, props: BoardProps): Scene | null {
  const [line] = act.lines;
  if (!line) return null;
  const { key, args } = line.fact;
  const title = props.speaker.fact(line.fact);
  if (CARDS.includes(key)) return turned(title, word(line, "card"), act, props);
  if (key in STORMS)
    return {
      look: "banner",
      title,
      party: partyOf(props.speaker, args["seat"]),
      family: "event",
      motif: STORMS[key] ?? "split",
      mood: args["number"] === 0 ? "good" : "bad",
      chips: chipsOf(props.speaker, act.lines.slice(1), AFTER),
    };
  if (key === "scoring") return tally(title, act, props);
  const last = key === "game-turn" && count(line, "turn") === count(line, "turns");
  return last
    ? {
        look: "banner",
        title: w("scene-last-turn"),
        party: null,
        family: "control",
        motif: "stars",
        mood: "good",
        chips: [],
      }
    : null;
}

function turned(title: string, id: string, act: Act, props: BoardProps): Scene | null {
  const card = dataOf(props.edition, props.options).cards.get(id);
  if (!card) return null;
  const face = faceOf(card);
  return {
    look: "card",
    title,
    seat: act.seat,
    ...face,
    sort: w(`family-${face.family}`),
    name: props.speaker.title("card", id),
    text: cardText(props.speaker, card),
    chips: [],
  };
}

/** Forces and Regions of each player, and the VP they have then. */
function tally(title: string, act: Act, { speaker }: BoardProps): Scene | null {
  const rows = act.lines.flatMap((line) => {
    const seat = seatOf(line.fact.args["seat"]);
    if (line.fact.key !== "vp-now" || seat === null) return [];
    const of = (key: string): number =>
      act.lines
        .filter((one) => one.fact.key === key && seatOf(one.fact.args["seat"]) === seat)
        .reduce((sum, one) => sum + count(one, "number"), 0);
    const parts = [
      { label: w("source-forces"), points: of("scored-forces") },
      { label: w("source-regions"), points: of("region-monopoly") },
    ].filter((part) => part.points > 0);
    return [{ seat, name: speaker.seat(seat), parts, total: count(line, "vp") }];
  });
  rows.sort((a, b) => a.total - b.total || b.seat - a.seat);
  return rows.length > 0 ? { look: "tally", title, rows, unit: w("unit-vp") } : null;
}
