/** This device's part in the dice, and its eyes on them: what a server says is checked before anything is given. */
import { get, post, Problem, tablePath } from "../client/http";
import { drawNonce } from "../client/nonce";
import type { TableInfo } from "../wire";
import { committedTo, hashOf, listOf } from "./agreed";
import {
  memories,
  type Commitment,
  type Listed,
  type Memory,
  type Sealed,
  type Seen,
} from "./memory.svelte";
import { signedCommitment, signedList, signedRolls } from "./signatures";

/** A seat of this device. */
export interface Own {
  seat: number;
  token: string;
  gives?: boolean | undefined;
}

type Agreeing = NonNullable<TableInfo["agreement"]>;

/** What a device must know of a table, or of a duplicate set whose entrants stand where seats do. */
export type Agreed = Pick<
  TableInfo,
  "table" | "status" | "commitment" | "agreement" | "duplicate"
> & {
  seats: Pick<TableInfo["seats"][number], "kind" | "nonce_by">[];
};

/** The way to it: say something about a nonce, or look how far the agreement is. */
export interface Door<A extends Agreed> {
  give: (said: Record<string, string>) => Promise<A>;
  look: () => Promise<A>;
}

const doorTo = (table: string): Door<TableInfo> => ({
  give: (said) => post<TableInfo>(tablePath(table, "/nonce"), said),
  look: () => get<TableInfo>(tablePath(table)),
});
const COMMITTED = [
  "format",
  "table",
  "header",
  "periods",
  "open",
  "closed",
  "hash",
  "key",
  "signature",
] as const;
/** So many steps an agreement takes at most on a device with all seats. */
const STEPS = 40;

const seen = <T>(told: T): Seen<T> => ({ ...told, at: Date.now() });
const object = (table: string, what: string): void => memories.object(table, what);

/** What does not even have the right shape is a fault too. */
function tried(check: () => string | null, shapeless: string): string | null {
  try {
    return check();
  } catch {
    return shapeless;
  }
}

/** Whether this device has nothing to say against a table of format 2. */
export function willing(table: string): boolean {
  const { commitment, objections } = memories.of(table);
  return commitment !== null && objections.length === 0;
}

/** Look at what a table is bound to: checked and kept the first time, compared from then on. */
export function meet(info: Agreed): void {
  const { table } = info;
  const told = (info.commitment ?? {}) as unknown as Commitment;
  const { commitment: kept } = memories.of(table);
  if (kept) {
    if (COMMITTED.some((part) => kept[part] !== told[part])) object(table, "commitment-changed");
  } else if (told.format === 2) {
    // A table of a duplicate set is bound by the commitment of its set.
    const why = tried(() => faultOf(told, info.duplicate ?? table), "commitment-hash");
    if (why) object(table, why);
    else memories.change(table, (memory) => (memory.commitment = seen(pickedOf(told))));
  }
  if (info.status !== "open") memories.began(table);
}

const pickedOf = (told: Commitment): Commitment =>
  Object.fromEntries(COMMITTED.map((part) => [part, told[part]])) as unknown as Commitment;

/** What is wrong with a commitment; a key is taken at its word on the first visit, and never again. */
function faultOf(told: Commitment, bound: string): string | null {
  if (told.table !== bound) return "commitment-table";
  if (told.hash !== committedTo(told.header, told.periods, told.open, told.closed))
    return "commitment-hash";
  if (!signedCommitment(told.key, told.signature, bound, told.hash)) return "commitment-signature";
  const pinned = memories.server;
  if (!pinned) memories.trust(told.key);
  return pinned && pinned.key !== told.key ? "key-changed" : null;
}

/** The server was set up anew, says whoever runs it: trust the key it has now, and look at a table again. */
export function trustAnew(info: Agreed): void {
  memories.trust((info.commitment as unknown as Commitment).key);
  memories.change(
    info.table,
    (memory) => (memory.objections = memory.objections.filter((one) => one.what !== "key-changed")),
  );
  meet(info);
}

/** Take part in the agreement on the dice of a table as far as it has come; the newest that is known of it comes back. */
export const takePart = (info: TableInfo, seats: Own[]): Promise<TableInfo> =>
  takePartAt(doorTo(info.table), info, seats);

/** The same for whatever this door leads to. */
export async function takePartAt<A extends Agreed>(
  door: Door<A>,
  info: A,
  seats: Own[],
): Promise<A> {
  let now = info;
  const refused = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    meet(now);
    const { agreement, table } = now;
    if (now.status !== "open" || !agreement) break;
    for (const { seat, gives } of seats)
      if (gives && now.seats[seat]?.nonce_by !== "client") object(table, "left-out");
    if (agreement.stage === "nonces") checkList(now, agreement, seats);
    else if (agreement.stage !== "hashes") object(table, "agreement-shape");
    else if (memories.of(table).list) object(table, "list-changed");
    const next = willing(table) ? nextOf(door, now, agreement, seats, refused) : null;
    if (!next) break;
    now = await next();
  }
  return now;
}

/** What this device has to say now: the hash of one of its numbers, or, with the list seen, a number itself. */
function nextOf<A extends Agreed>(
  door: Door<A>,
  info: A,
  { stage }: Agreeing,
  seats: Own[],
  refused: Set<string>,
): (() => Promise<A>) | null {
  const { numbers } = memories.of(info.table);
  for (const own of seats.filter((one) => info.seats[one.seat]?.nonce_by === "client")) {
    const number = numbers[own.seat];
    if (refused.has(`${stage} ${own.seat}`)) continue;
    if (stage === "hashes" && !number?.hashed)
      return () => giveHash(door, info.table, own, refused);
    if (stage === "nonces" && number?.hashed && !number.taken)
      return () => giveNumber(door, info.table, own, number.nonce, refused);
  }
  return null;
}

async function giveHash<A extends Agreed>(
  door: Door<A>,
  table: string,
  { seat, token }: Own,
  refused: Set<string>,
): Promise<A> {
  // One number for a seat of a table, ever: whoever could get a second one could choose between two games.
  const { numbers } = memories.change(
    table,
    (memory) =>
      (memory.numbers[seat] ??= { nonce: drawNonce(), hashed: false, sent: false, taken: false }),
  );
  const now = await give(door, { token, hash: hashOf(numbers[seat]?.nonce ?? "") }, () =>
    refused.add(`hashes ${seat}`),
  );
  if (!refused.has(`hashes ${seat}`)) mark(table, seat, "hashed");
  return now;
}

async function giveNumber<A extends Agreed>(
  door: Door<A>,
  table: string,
  { seat, token }: Own,
  nonce: string,
  refused: Set<string>,
): Promise<A> {
  mark(table, seat, "sent");
  const now = await give(door, { token, nonce }, () => refused.add(`nonces ${seat}`));
  if (!refused.has(`nonces ${seat}`)) mark(table, seat, "taken");
  return now;
}

function mark(table: string, seat: number, what: "hashed" | "sent" | "taken"): void {
  memories.change(table, ({ numbers }) => {
    const number = numbers[seat];
    if (number) number[what] = true;
  });
}

/** Say it; if the table says it is not the time for that, look how far it is. */
async function give<A extends Agreed>(
  door: Door<A>,
  said: Record<string, string>,
  refused: () => void,
): Promise<A> {
  try {
    return await door.give(said);
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 409 && error.status !== 422)) throw error;
    refused();
    return door.look();
  }
}

/** The list of all hashes: signed, the same as before, and this device's own stand in it. */
function checkList(info: Agreed, told: Agreeing, seats: Own[]): void {
  const memory = memories.of(info.table);
  if (!memory.commitment) return;
  const list: Listed = {
    players: told.players,
    nonce_hashes: told.nonce_hashes,
    hash: told.hash ?? "",
    signature: told.signature ?? "",
  };
  const why = tried(() => faultOfList(info, memory, list, seats), "agreement-shape");
  if (why) object(info.table, why);
  else if (!memory.list) memories.change(info.table, (one) => (one.list = seen(list)));
}

function faultOfList(
  info: Agreed,
  { commitment, list: kept, numbers }: Memory,
  list: Listed,
  seats: Own[],
): string | null {
  const { players, nonce_hashes: hashes } = list;
  if (kept && kept.hash !== list.hash) return "list-changed";
  if (players.length !== info.seats.length || hashes.length !== players.length) return "list-seats";
  if (
    players.some(
      (player, seat) =>
        player !== (info.seats[seat]?.kind === "bot" ? "bot" : "person") ||
        (player === "bot" && hashes[seat] !== null),
    )
  )
    return "list-seats";
  if (!commitment || list.hash !== listOf(commitment.hash, players, hashes)) return "list-hash";
  if (!signedList(commitment.key, list.signature, info.table, list.hash)) return "list-signature";
  const missing = seats.some(
    ({ seat }) => numbers[seat]?.hashed && hashes[seat] !== hashOf(numbers[seat].nonce),
  );
  return missing ? "own-hash" : null;
}

/** The newest hash of a period that has ended. It binds everything before it: there is only one, and never fewer rolls. */
export function heardSealed(table: string, told: Sealed): void {
  const { commitment, newest, end } = memories.of(table);
  if (!commitment) return;
  const { period, rolls, hash, signature } = told;
  if (!signedRolls(commitment.key, signature, table, rolls, period, hash))
    return object(table, "sealed-signature");
  const kept = seen({ period, rolls, hash, signature });
  if (!newest || rolls > newest.rolls) {
    if (newest && (period < newest.period || end)) object(table, "sealed-changed");
    else memories.change(table, (memory) => (memory.newest = kept));
  } else if (rolls < newest.rolls) {
    // Told again, or late; but not fewer rolls in a later period.
    if (period > newest.period) object(table, "sealed-changed");
  } else if (hash !== newest.hash && hash !== end?.hash) {
    // After the last roll comes one more hash, that of the end.
    if (end || period < newest.period) object(table, "sealed-changed");
    else memories.change(table, (memory) => (memory.end = kept));
  }
}
