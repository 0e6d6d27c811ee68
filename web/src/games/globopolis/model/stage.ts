/** How what happens in Globopolis is shown: which facts begin an act, and the scenes of the heavy ones. */
import { seatOf } from "../../../client/speaker";
import { chipsOf, partyOf, word } from "../../../scenes/say";
import type { Mood, Scene, Throw } from "../../../scenes/scene";
import type { Act, Opener, Stage } from "../../../table/acts";
import type { LogLine } from "../../../table/store.svelte";
import type { BoardProps } from "../../contract";
import { lastConflict, type Roll } from "./conflict";
import { dataOf } from "./data";
import { faceOf } from "./faces";

const AGENTS: Opener = { weight: 1, run: "agents" };
const DEALT: Opener = { weight: 1, run: "dealt" };

export const stage: Stage = {
  "set-up": 1,
  "dealt-title": DEALT,
  "titles-swapped": 1,
  stocked: DEALT,
  "rolled-for-start": 1,
  starts: 1,
  "round-begins": { weight: 1, heading: true },
  "turn-begins": { weight: 1, heading: true },
  "laid-out": 1,
  developed: 2,
  "bought-points": 1,
  "sold-points": 1,
  "bribe-demanded": 2,
  "took-from-guild": 1,
  "bought-from-guild": 1,
  "title-taken": 2,
  "title-passes": 3,
  "title-returned": 2,
  "bonus-earned": 4,
  rolled: 2,
  "course-corrected": 1,
  moved: 1,
  "moved-back": 1,
  teleported: 2,
  flew: 2,
  "academy-roll": 1,
  "conference-due": 1,
  "summit-hosted": 2,
  "guild-roll": 2,
  "market-opens": 1,
  "bought-goods": 1,
  "futures-played": 1,
  "short-of": 1,
  "card-played": 3,
  "embargo-laid": 2,
  "strike-called": 2,
  "units-spoilt": 2,
  "dossier-opened": 2,
  "card-snatched": 2,
  "agents-moved": AGENTS,
  "agents-captured": 2,
  cleaning: 3,
  "attack-declared": 4,
  "attack-cancelled": 3,
  "help-sent": 1,
  "dice-assessed": 2,
  "battle-round": 3,
  retreated: 3,
  "engagement-won": 4,
  "offer-made": 1,
  "offer-countered": 1,
  "offer-declined": 1,
  "deal-closed": 4,
  "mission-shown": 4,
  "final-round": 5,
  "claim-lapsed": 4,
  "sudden-death": 5,
  "time-up": 4,
  resigned: 4,
  "game-won": 1,
};

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
