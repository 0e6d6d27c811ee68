/** How what happens in Globetrotters is shown: the scenes of heavy acts. */
import { seatOf } from "../../../client/speaker";
import { chipsOf, count, facesOf, partyOf, word } from "../../../scenes/say";
import type { Chip, Mood, Scene, Throw } from "../../../scenes/scene";
import type { Act } from "../../../table/acts";
import type { Change, Ledger } from "../../../table/brought";
import type { LogLine } from "../../../table/store.svelte";
import type { BoardProps, Touch } from "../../contract";
import { atlasOf } from "./atlas";
import { adventureFace, motifOf, stampSign } from "./faces";
import { effectsOf } from "./effects";
import { positionOf, whereIs } from "./position";
import { w } from "./words";

const BROUGHT: Record<string, Mood> = {
  "gained-cash": "good",
  "gained-tickets": "good",
  "gained-special": "good",
  "got-memory": "good",
  "bonus-offered": "good",
  "paid-to-jackpot": "bad",
  "lost-special": "bad",
  "tickets-lost": "bad",
  "day-spent": "bad",
  "weekend-spent": "bad",
  "sent-to": "plain",
  "no-reward": "bad",
};
const MOODS = { good: "good", bad: "bad", move: "plain" } as const;

export const gains = {
  unit: (number: number) => w("unit-keys", { number: Math.abs(number) }),
  facts: { "got-key": 1, "challenge-won": 1, "key-passes": 1, "lost-key": -1 },
};

const money = (less = false): Change => ({ much: "cash", less, of: () => "$" });
/** The sum of a line may be any number: its unit stands in the plural. */
const MANY = 2;
const some = (much: number | string, unit: string, less = false): Change => ({
  much,
  less,
  of: () => w(unit, { number: MANY }),
});
export const ledger: Ledger = {
  "spending-money": money(),
  "gained-cash": money(),
  refunded: money(),
  paid: money(true),
  "paid-to-jackpot": money(true),
  "gained-tickets": some("number", "tickets"),
  "tickets-taken": some("number", "tickets"),
  "tickets-lost": some("number", "tickets", true),
  "got-key": some(1, "unit-keys"),
  "got-memory": some(1, "memories-unit"),
};

export const touches: Record<string, Touch> = {
  "key-passes": { seat: "good", other: "bad" },
  challenged: { other: "bad" },
  bumped: { other: "bad" },
  switched: { other: "plain" },
  insisted: { other: "bad" },
  "markers-taken": { other: "bad" },
  "lost-key": { seat: "bad" },
  "paid-to-jackpot": { seat: "bad" },
  "gained-cash": { seat: "good" },
};

/** One's own Adventure is read at leisure. */
export const lasts = (act: Act, seat: number | null): boolean =>
  seat !== null && act.seat === seat && act.lines[0]?.fact.key === "adventure-read";

export function scene(act: Act, props: BoardProps): Scene | null {
  const [line] = act.lines;
  if (!line) return null;
  const { speaker } = props;
  const title = speaker.fact(line.fact);
  const party = partyOf(speaker, line.fact.args["seat"]);
  const chips = chipsOf(speaker, act.lines.slice(1), BROUGHT);
  switch (line.fact.key) {
    case "adventure-read":
      return adventure(act, line, props, chips);
    case "challenged":
    case "challenge-won":
    case "challenge-lost":
      return challenge(line, props);
    case "jackpot-roll":
      return jackpot(act, line, props);
    case "got-key":
    case "key-passes":
      return { look: "banner", title, party, family: "mission", motif: "key", mood: "good", chips };
    case "lost-key":
      return { look: "banner", title, party, family: "ops", motif: "key", mood: "bad", chips };
    case "last-key-out":
      return {
        look: "banner",
        title,
        party,
        family: "mission",
        motif: "house",
        mood: "good",
        chips,
      };
    case "deported":
      return { look: "banner", title, party, family: "ops", motif: "plane", mood: "bad", chips };
    default:
      return null;
  }
}

/** Whether a City KEY is to be had by whoever stays after the Adventure that a line tells of. */
function givesKey(line: LogLine, id: string, { view, fresh }: BoardProps): boolean {
  const later = ({ number, fact }: LogLine): boolean =>
    number > line.number && fact.key === "got-key" && fact.args["key"] === id;
  return whereIs(positionOf(view), id) === "map" || (fresh ?? []).some(later);
}

function adventure(act: Act, line: LogLine, props: BoardProps, chips: Chip[]): Scene {
  const { speaker, edition, view } = props;
  const [atlas, id] = [atlasOf(edition), word(line, "place")];
  const name = word(line, "adventure");
  const effects = effectsOf(atlas.adventures.get(name)?.effect ?? "");
  const continent = atlas.places.get(id)?.continent ?? "";
  const face = adventureFace(atlas, name, id);
  const leaves = effects.some((effect) => effect.mood === "move");
  const prize: Chip[] =
    !leaves && givesKey(line, id, props) ? [{ text: w("effect-prize-key"), mood: "good" }] : [];
  const says = effects.map((effect): Chip => ({
    text: w(`effect-${effect.key}`, {
      number: effect.number,
      place: effect.place ? speaker.title("place", effect.place) : "",
    }),
    mood: MOODS[effect.mood],
  }));
  return {
    look: "postcard",
    title: w("scene-adventure", { seat: speaker.seat(act.seat ?? 0) }),
    seat: act.seat,
    place: speaker.title("place", id),
    region: continent ? speaker.title("continent", continent) : "",
    round: w("round", { number: positionOf(view).round }),
    story: speaker.title("adventure", name),
    view: face.view,
    sky: face.sky,
    ground: face.ground,
    motif: motifOf(atlas, name),
    stamp: {
      sign: stampSign(atlas, id),
      name: speaker.text(`kind-${atlas.places.get(id)?.kind ?? "national"}`),
    },
    chips: [...(chips.length > 0 ? chips : says), ...prize],
  };
}

const thrown = (line: LogLine): Throw => ({ faces: facesOf(line), sum: count(line, "number") });

/** Who challenges whom, every round so far and, at its end, who has the KEY. */
function challenge(line: LogLine, props: BoardProps): Scene | null {
  const { speaker } = props;
  const lines = since(props.log, line, "challenged");
  const [begun] = lines;
  if (!begun) return null;
  const sides = [begun.fact.args["seat"], begun.fact.args["other"]];
  const rolls = lines.filter((one) => one.fact.key === "challenge-roll").map(thrown);
  const rounds = Array.from({ length: Math.ceil(rolls.length / sides.length) }, (_, at) =>
    rolls.slice(at * sides.length, (at + 1) * sides.length),
  );
  const me = sides.findIndex((one) => seatOf(one) === props.seat);
  const won = line.fact.key === "challenge-won";
  /** Who has challenged tells in whose name the end is told. */
  const winner = won ? 0 : 1;
  return {
    look: "dice",
    title: speaker.fact(begun.fact),
    sides: sides.flatMap((one) => partyOf(speaker, one) ?? []),
    prize: speaker.title("key", word(begun, "key")),
    rounds,
    winner: line === begun ? null : winner,
    result:
      line === begun
        ? null
        : {
            text: speaker.fact(line.fact),
            mood: me < 0 ? "plain" : won === (me === 0) ? "good" : "bad",
          },
  };
}

/** Hundreds of dollars that rain down as one coin each, at least. */
const COIN = 100;
const FEWEST_COINS = 14;

/** One roll after the other: with the second one sees the first, too. */
function jackpot(act: Act, line: LogLine, { speaker, log, view }: BoardProps): Scene {
  const end = act.lines.find((one) => /^jackpot-(won|missed)$/.test(one.fact.key));
  const rolls = since(log, line, "turn-begins").filter((one) => one.fact.key === "jackpot-roll");
  const won = end ? end.fact.key === "jackpot-won" : null;
  const cash = won ? count(end, "cash") : positionOf(view).jackpot.cash;
  const tickets = act.lines.find((one) => one.fact.key === "jackpot-tickets") ?? end;
  return {
    look: "jackpot",
    title: w("scene-jackpot", { seat: speaker.seat(act.seat ?? 0) }),
    party: partyOf(speaker, line.fact.args["seat"]),
    pot: `$${cash}`,
    rounds: rolls.map(thrown),
    won,
    rain: {
      coins: won ? Math.max(FEWEST_COINS, Math.round(cash / COIN)) : 0,
      tickets: won ? count(tickets, "number") : 0,
    },
    result: end ? { text: speaker.fact(end.fact), mood: won ? "good" : "bad" } : null,
  };
}

/** The lines from the last fact of a kind to a line, both included. */
function since(log: LogLine[], line: LogLine, key: string): LogLine[] {
  const told = log.filter((one) => one.number <= line.number);
  return told.slice(
    Math.max(
      0,
      told.findLastIndex((one) => one.fact.key === key),
    ),
  );
}
