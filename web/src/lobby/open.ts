/** Opens a table and takes one's own seats: first the table commits itself to its dice, then this device takes part. */
import { get, getOf, post, tablePath } from "../client/http";
import { read, storage, write, type StoredSeat } from "../client/storage.svelte";
import type { NewTable, Opened, Seated, SeatWish, TableInfo } from "../wire";

/** Open a table. Seats of kind `me` are taken after the commitment is known, with `guided` as a newcomer's; the id of the
 * table comes back. */
export async function openTable(wanted: NewTable, guided = false): Promise<string> {
  const mine = wanted.seats.map((seat) => seat.kind === "me");
  const seats = wanted.seats.map((seat): SeatWish =>
    seat.kind === "me" ? { kind: "open" } : seat,
  );
  const opened = await post<Opened>("/api/tables", { ...wanted, seats });
  storage.keep(opened.table, { game: wanted.game, title: wanted.title ?? "", host: opened.host });
  for (const [at, seat] of wanted.seats.entries()) {
    if (mine[at])
      await takeSeat(
        await get<TableInfo>(tablePath(opened.table)),
        seat.name ?? "",
        wanted.order === "drawn" ? null : at,
        guided,
      );
  }
  // What fails here is done at the table: the seat is taken, and the waiting room tries again.
  if (wanted.start) await attend(opened.table).catch(() => undefined);
  return opened.table;
}

const SENT_AWAY = "meridian.sent-away";
const MOST_SENT_AWAY = 20;
/** So many seats of a device a table looks at. */
const MOST_BEFORE = 10;
/** The tokens of seats that were emptied by a host, by table: a table knows by them who was sent away. */
const sentAway = (): Record<string, string[]> => read(SENT_AWAY, {});

/** The seats of this device at a table were emptied by its host. */
export function loseSeats(table: string): void {
  const tokens = storage.table(table)?.seats.map((one) => one.token) ?? [];
  const { [table]: before = [], ...others } = sentAway();
  const all = [[table, [...before, ...tokens]], ...Object.entries(others)] as const;
  write(SENT_AWAY, Object.fromEntries(all.slice(0, MOST_SENT_AWAY)));
  storage.forget(table);
}

/** Take a seat at a table that has committed itself; if nothing speaks against it, this device adds to its dice. */
export async function takeSeat(
  info: TableInfo,
  name: string,
  seat: number | null,
  guided = false,
): Promise<StoredSeat> {
  const { meet, willing } = await import("../fair/device");
  meet(info);
  const gives = willing(info.table);
  const host = storage.table(info.table)?.host ?? null;
  const taken = await post<Seated>(tablePath(info.table, "/join"), {
    name,
    seat,
    host,
    gives_nonce: gives,
    before: (sentAway()[info.table] ?? []).slice(-MOST_BEFORE),
    guided,
  });
  const mine: StoredSeat = { seat: taken.seat, token: taken.token, name, gives };
  storage.keep(info.table, { seats: [mine] });
  return mine;
}

/** Tables that are being looked at: a second look joins the first, so that nothing is given twice. */
const attended = new Map<string, Promise<TableInfo>>();

/** Look at a table and do this device's part in agreeing on its dice, as far as it has come. */
export function attend(table: string): Promise<TableInfo> {
  const under = attended.get(table) ?? takePart(table).finally(() => attended.delete(table));
  attended.set(table, under);
  return under;
}

async function takePart(table: string): Promise<TableInfo> {
  const device = await import("../fair/device");
  // With a token of this device: the others see that it is there.
  return device.takePart(await getOf<TableInfo>(table, ""), storage.table(table)?.seats ?? []);
}

/** The same people again: each seat of this device takes its place at the next table, which commits itself first. The id
 * of that table comes back. */
export async function playAgain(
  table: string,
  { game, title }: Pick<TableInfo, "game" | "title">,
  seats: StoredSeat[],
): Promise<string> {
  let next = "";
  for (const { token, name } of seats) {
    const taken = await post<Seated>(tablePath(table, "/rematch"), { token, gives_nonce: true });
    storage.keep(taken.table, {
      game,
      title,
      seats: [{ seat: taken.seat, token: taken.token, name, gives: true }],
    });
    next = taken.table;
  }
  return next;
}

/** Open a practice table that goes on from a moment of another one, with bots in the other seats. */
export async function playOn(
  table: string,
  { game }: Pick<TableInfo, "game">,
  moment: number,
  seat: number,
  name: string,
  title: string,
): Promise<string> {
  const opened = await post<Opened>(tablePath(table, "/clone"), {
    moment,
    seat,
    name,
    gives_nonce: true,
    token: storage.table(table)?.seats[0]?.token ?? null,
  });
  storage.keep(opened.table, {
    game,
    title,
    host: opened.host,
    seats: opened.seats.map((one) => ({ seat: one.seat, token: one.token, name, gives: true })),
  });
  return opened.table;
}
