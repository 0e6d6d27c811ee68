/** How what happens in Globopolis is shown: the scenes of heavy acts. */
import { seatOf } from "../../../client/speaker";
import { chipsOf, partyOf, word } from "../../../scenes/say";
import type { Mood, Scene, Throw } from "../../../scenes/scene";
import type { Act } from "../../../table/acts";
import type { LogLine } from "../../../table/store.svelte";
import type { BoardProps, Touch } from "../../contract";
import { lastConflict, type Roll } from "./conflict";
import { dataOf } from "./data";
import { faceOf } from "./faces";
import { w } from "./words";

const BROUGHT: Record<string, Mood> = {
  points: "good",
  "title-passes": "plain",
  "ns-lost": "bad",
  "mission-pays": "good",
  "eds-destroyed": "bad",
  "eds-taken": "bad",
};
const BANNERS: Record<string, [motif: string, mood: Mood]> = {
  "bonus-earned": ["crown", "good"],
  "final-round": ["stars", "good"],
  "sudden-death": ["swords", "bad"],
  "claim-lapsed": ["split", "plain"],
  "time-up": ["stars", "bad"],
  resigned: ["white", "bad"],
};
const NO_SEAT = { seat: null, name: "" };

export const gains = { unit: () => w("unit-points"), facts: { points: "change" } };

export const touches: Record<string, Touch> = {
  "attack-declared": { other: "bad" },
  "engagement-won": { seat: "good" },
  "title-passes": { seat: "bad", other: "good" },
  "title-returned": { seat: "bad" },
  "ns-lost": { seat: "bad" },
  "eds-destroyed": { seat: "bad" },
  "agents-captured": { other: "bad" },
  "card-snatched": { other: "bad" },
  "dossier-opened": { other: "bad" },
  "embargo-laid": { other: "bad" },
  "paid-in-units": { other: "good" },
  "paid-to-stay": { other: "good" },
  "paid-to-leave": { other: "good" },
  "deal-closed": { seat: "good" },
};

export function scene(act: Act, props: BoardProps): Scene | null {
  const [line] = act.lines;
  if (!line) return null;
  const { speaker } = props;
  const { key, args } = line.fact;
  const title = speaker.fact(line.fact);
  const chips = chipsOf(speaker, act.lines.slice(1), BROUGHT);
  if (key === "card-played" || key === "mission-shown") return turned(title, line, act, props);
  if (key === "attack-declared" || key === "engagement-won") return battle(title, act, props);
  if (key === "deal-closed") return deal(title, line, props);
  const found = BANNERS[key];
  if (!found) return null;
  const [motif, mood] = found;
  const family = mood === "bad" ? "ops" : "mission";
  return {
    look: "banner",
    title,
    party: partyOf(speaker, args["seat"]),
    family,
    motif,
    mood,
    chips,
  };
}

function turned(title: string, line: LogLine, act: Act, props: BoardProps): Scene | null {
  const { speaker, edition } = props;
  const card = word(line, "card");
  const sort = dataOf(edition).sortOf.get(card);
  if (!sort) return null;
  const at = speaker.texts.ids["card"]?.indexOf(card) ?? -1;
  return {
    look: "card",
    title,
    seat: act.seat,
    ...faceOf(edition, sort, card),
    sort: speaker.title("sort", sort),
    name: speaker.title("card", card),
    text: speaker.texts.titles["card_text"]?.[at] ?? "",
    chips: chipsOf(speaker, act.lines.slice(1), BROUGHT),
  };
}

const thrown = (roll: Roll | undefined): Throw =>
  roll ? { faces: [roll.pips, ...(roll.faces ?? [])], sum: roll.value } : { faces: [], sum: 0 };

/** Who attacks whom, and once it is over each round with its dice. */
function battle(title: string, act: Act, { speaker, log, seat }: BoardProps): Scene | null {
  const conflict = lastConflict(log)?.conflict;
  if (!conflict) return null;
  const over = act.lines[0]?.fact.key === "engagement-won";
  const sides = [
    partyOf(speaker, conflict.aggressor, speaker.title("title", conflict.source)) ?? NO_SEAT,
    partyOf(speaker, conflict.defender, speaker.title("title", conflict.target)) ?? NO_SEAT,
  ];
  const fights = sides.some((one) => one.seat === seat && seat !== null);
  const mood = fights ? (seatOf(conflict.winner) === seat ? "good" : "bad") : "plain";
  return {
    look: "dice",
    title: over ? "" : title,
    sides,
    prize: speaker.title("title", conflict.target),
    rounds: over
      ? conflict.rounds.map((round) =>
          [conflict.aggressor, conflict.defender].map((side) =>
            thrown(round.rolls.findLast((roll) => roll.seat === side)),
          ),
        )
      : [],
    result: over ? { text: title, mood } : null,
  };
}

/** What both give, as the offer said when it was made. */
function deal(title: string, line: LogLine, { speaker, log }: BoardProps): Scene {
  const offer = word(line, "offer");
  const legs = log.filter((one) => one.fact.key === "offer-leg" && word(one, "offer") === offer);
  const givers = [...new Set(legs.map((leg) => word(leg, "seat")))];
  return {
    look: "swap",
    title,
    sides: givers.flatMap((giver) => {
      const party = partyOf(speaker, giver);
      const gives = legs
        .filter((leg) => word(leg, "seat") === giver)
        .map((leg) =>
          speaker.text("detail-good", {
            good: speaker.title("good", word(leg, "good")),
            number: leg.fact.args["number"] ?? 1,
          }),
        );
      return party ? [{ ...party, gives }] : [];
    }),
  };
}
