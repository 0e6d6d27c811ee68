/** How what happens in Globopolis is shown: the scenes of heavy acts. */
import { seatOf, seatWord, type Speaker } from "../../../client/speaker";
import { chipsOf, count, partyOf, word } from "../../../scenes/say";
import type { BattleRoll, Chip, Mood, Scene } from "../../../scenes/scene";
import type { Act } from "../../../table/acts";
import type { Ledger } from "../../../table/brought";
import type { LogLine } from "../../../table/store.svelte";
import type { BoardProps, Touch } from "../../contract";
import {
  lastConflict,
  counting,
  type Conflict,
  type Prospect,
  type Roll,
  type Round,
} from "./conflict";
import { dataOf } from "./data";
import { faceOf } from "./faces";
import { percent } from "./figures";
import { selection } from "./selection.svelte";
import { shapes } from "./shapes.svelte";
import { w } from "./words";

const BROUGHT: Record<string, Mood> = {
  points: "good",
  "title-passes": "plain",
  "ns-lost": "bad",
  "mission-pays": "good",
  "mission-counts": "good",
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
  "agents-captured": ["chain", "bad"],
  // Who has no part in a deal sees only that it is made.
  "deal-closed": ["crates", "plain"],
};
/** Facts of a battle that have a scene. */
const BATTLES = ["attack-declared", "battle-round", "retreated", "engagement-won"];
const NO_SEAT = { seat: null, name: "" };

export const gains = { unit: () => w("unit-points"), facts: { points: "change" } };

export const ledger: Ledger = {
  points: { much: "change", of: () => w("unit-points") },
  money: { much: "change", of: () => "EU" },
  units: {
    much: "change",
    of: ({ args }, speaker) => speaker.title("resource", String(args["resource"])),
  },
  agents: { much: "change", of: () => w("agents") },
};

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
  if (BATTLES.includes(key)) {
    const found = lastConflict(props.log);
    return found?.current ? battle(title, found.conflict, props) : null;
  }
  if (key === "deal-closed" && knowsTerms(line, props)) return deal(title, line, act, props);
  if (key === "cleaned" || key === "stayed") return cleaning(title, key === "cleaned", props);
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

/** Who attacks whom, what each side gets dice for, and the round that is fought. */
function battle(title: string, conflict: Conflict, props: BoardProps): Scene {
  const { speaker, seat, edition } = props;
  const data = dataOf(edition);
  const ahead = conflict.winner === null ? selection.prospect : null;
  const lines = conflict.lines.length > 0 ? conflict.lines : (ahead?.lines ?? []);
  const round = conflict.rounds.at(-1) ?? null;
  const names = [conflict.aggressor, conflict.defender];
  const rolls = round && names.map((side) => round.rolls.findLast((roll) => roll.seat === side));
  return {
    look: "battle",
    id: `battle ${conflict.number}`,
    title,
    sides: [
      {
        ...(partyOf(speaker, conflict.aggressor) ?? NO_SEAT),
        note: w("attacks-from", { title: speaker.title("title", conflict.source) }),
        land: shapes.of(data, conflict.source),
        falls: false,
      },
      {
        ...(partyOf(speaker, conflict.defender) ?? NO_SEAT),
        note: w("defends", { title: speaker.title("title", conflict.target) }),
        land: shapes.of(data, conflict.target),
        falls: conflict.winner === conflict.aggressor,
      },
    ],
    stage: round ? w("battle-round", { number: round.round }) : w("assessment"),
    grounds: lines
      .filter((line) => line.aggressor !== 0 || line.defender !== 0)
      .map((line) => ({
        label: w("line", { line: line.line }),
        dice: [line.aggressor, line.defender],
      })),
    rolls:
      round && rolls
        ? [rolled(rolls[0], round, 0, names), rolled(rolls[1], round, 1, names)]
        : null,
    before: conflict.rounds.slice(0, -1).map((one): [number, number] => {
      const [mine = 0, theirs = 0] = names.map(
        (side) => one.rolls.findLast((roll) => roll.seat === side)?.value ?? 0,
      );
      return [mine, theirs];
    }),
    chips: [...fallen(conflict, round, props), ...odds(conflict, ahead, speaker, seat)],
  };
}

function rolled(
  roll: Roll | undefined,
  round: Round,
  at: 0 | 1,
  names: string[],
): BattleRoll | null {
  if (!roll) return null;
  const faces = roll.faces ?? Array.from({ length: roll.dice }, () => null);
  const loses = round.winner !== null && round.winner !== names[at] && roll.dice > 0;
  return {
    polygon: roll.pips,
    faces,
    counts: roll.faces ? counting(roll) : faces.map(() => false),
    lost: loses ? roll.dice - 1 : null,
    multiplier: roll.multiplier,
    value: roll.value,
  };
}

/** How the last round or the whole battle went. */
function fallen(conflict: Conflict, round: Round | null, { speaker, seat }: BoardProps): Chip[] {
  const mood = (winner: string): Mood => {
    const fights = [conflict.aggressor, conflict.defender].some((side) => seatOf(side) === seat);
    return fights && seat !== null ? (seatOf(winner) === seat ? "good" : "bad") : "plain";
  };
  if (conflict.winner === "") return [{ text: w("battle-broken-off"), mood: "plain" }];
  if (conflict.winner !== null)
    return [
      {
        text: speaker.text("fact-engagement-won", {
          seat: speaker.actor(conflict.winner),
          round: conflict.rounds.length,
        }),
        mood: mood(conflict.winner),
      },
    ];
  if (!round?.left || round.winner === null) return [];
  const loser = round.winner === conflict.aggressor ? conflict.defender : conflict.aggressor;
  return [
    {
      text: w("loses-die", {
        name: speaker.actor(loser),
        aggressor: round.left[0],
        defender: round.left[1],
      }),
      mood: mood(round.winner),
    },
  ];
}

/** The chance as things stand: one's own where one fights. */
function odds(
  conflict: Conflict,
  ahead: Prospect | null,
  speaker: Speaker,
  seat: number | null,
): Chip[] {
  if (!ahead) return [];
  const defends = seat !== null && seatOf(conflict.defender) === seat;
  const percentage = percent(defends ? 1 - ahead.win : ahead.win, 0, speaker.lang);
  const own = defends || (seat !== null && seatOf(conflict.aggressor) === seat);
  return [
    {
      text: own
        ? w("your-chance", { percent: percentage })
        : w("chance-of", { name: speaker.actor(conflict.aggressor), percent: percentage }),
      mood: "plain",
    },
  ];
}

/** A battle stays over the board until it is decided: who is asked in it answers with what it shows. */
export function docked(props: BoardProps): Scene | null {
  const found = lastConflict(props.log);
  return found?.current && found.conflict.winner === null
    ? battle(w("battle"), found.conflict, props)
    : null;
}

/** An Agent is looked for: the dice of both, and whether it stays. */
function cleaning(title: string, found: boolean, { speaker, log, seat }: BoardProps): Scene | null {
  const from = log.findLastIndex(({ fact }) => fact.key === "cleaning");
  const begun = log[from];
  if (!begun) return null;
  const rolls = log.slice(from + 1).filter(({ fact }) => fact.key === "cleaning-roll");
  const mine = word(begun, "seat") === seatWord(seat ?? -1);
  const theirs = word(begun, "other") === seatWord(seat ?? -1);
  return {
    look: "dice",
    title: speaker.fact(begun.fact),
    sides: [
      partyOf(speaker, begun.fact.args["seat"]) ?? NO_SEAT,
      partyOf(speaker, begun.fact.args["other"]) ?? NO_SEAT,
    ],
    prize: speaker.title("title", word(begun, "title")),
    rounds: rolls.map((line) =>
      ["second_pips", "pips"].map((field) => ({
        faces: [count(line, field)],
        sum: count(line, field),
      })),
    ),
    result: {
      text: title,
      mood: mine || theirs ? (mine === found ? "good" : "bad") : "plain",
    },
  };
}

/** Whether the terms of the offer were told here. */
const knowsTerms = (line: LogLine, { log }: BoardProps): boolean =>
  log.some((one) => one.fact.key === "offer-leg" && word(one, "offer") === word(line, "offer"));

/** The points of one side before and after, if the deal changes them. */
function rolls(
  act: Act,
  side: string,
): { before: number; after: number; unit: string } | undefined {
  const told = act.lines.filter(({ fact }) => fact.key === "points" && fact.args["seat"] === side);
  const [first, last] = [told[0], told.at(-1)];
  return first && last
    ? {
        before: count(first, "total") - count(first, "change"),
        after: count(last, "total"),
        unit: w("unit-points"),
      }
    : undefined;
}

/** What both give, as the offer said when it was made. */
function deal(title: string, line: LogLine, act: Act, { speaker, log }: BoardProps): Scene {
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
      return party ? [{ ...party, gives, points: rolls(act, giver) }] : [];
    }),
  };
}
