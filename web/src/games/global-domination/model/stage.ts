/** How what happens in Global Domination is shown: the scenes of heavy acts. */
import { count, partyOf, word } from "../../../scenes/say";
import type { Scene } from "../../../scenes/scene";
import type { Act } from "../../../table/acts";
import type { Ledger } from "../../../table/brought";
import type { BoardProps, Touch } from "../../contract";
import { dataOf } from "./edition";
import { scoredOf } from "./scored";
import { faceOf } from "./faces";
import { cardText, w } from "./say";

const CARDS = ["used-build", "used-attack", "used-text", "played-in-window"];
export const STORMS: Record<string, string> = {
  "all-struggle": "nuke",
  "all-struggling-gone": "snow",
  "storm-strikes": "tornado",
  "fog-falls": "fog",
};
/** A scoring begins, or goes on after its window. */
const SCORING = ["scoring", "scored-forces"];
export const gains = {
  unit: () => w("unit-vp"),
  facts: { "gained-vp": "number", "vp-now": "number" },
};

export const ledger: Ledger = { "gained-vp": { much: "number", of: () => w("unit-vp") } };

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
      chips: [],
      onBoard: true,
    };
  if (SCORING.includes(key)) return tally(act, props);
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

/** What each player gets for Forces and for every Region held alone, and the VP they have then. */
function tally(act: Act, { speaker, log }: BoardProps): Scene | null {
  const begun = [...log, ...act.lines].findLast(({ fact }) => fact.key === SCORING[0]);
  const rows = scoredOf(act.lines).map(({ seat, forces, regions, vp }) => ({
    seat,
    name: speaker.seat(seat),
    parts: [
      { label: w("source-forces"), points: forces },
      ...regions.map((one) => ({ label: speaker.title("region", one.region), points: one.vp })),
    ].filter((part) => part.points > 0),
    total: vp,
  }));
  return rows.length > 0
    ? {
        look: "tally",
        title: begun ? speaker.fact(begun.fact) : "",
        rows,
        unit: w("unit-vp"),
      }
    : null;
}
