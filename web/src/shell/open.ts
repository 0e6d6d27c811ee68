/** Opens a table and takes one's own seats: first the table commits itself to its dice, then this device draws. */
import { get, post, tablePath } from "../play/http";
import { kept, type KeptSeat } from "../play/kept.svelte";
import type { NewTable, Opened, Seated, SeatWish, TableInfo } from "../wire";

/** Names for bots: travellers and map-makers. */
const BOT_NAMES = ["Ida", "Marco", "Zheng", "Battuta", "Jeanne", "Humboldt", "Amelia", "Tupaia", "Mercator", "Isabella"];

/** A bot's seat with a name of its own, so that people can tell bots apart. */
export function botSeat(bot: string, at: number): SeatWish {
  return { kind: "bot", bot, name: BOT_NAMES[at % BOT_NAMES.length] ?? bot };
}

/** Open a table. Seats of kind `me` are taken after the commitment is known; the id of the table comes back. */
export async function openTable(wanted: NewTable): Promise<string> {
  const mine = wanted.seats.map((seat) => seat.kind === "me");
  const seats = wanted.seats.map((seat): SeatWish => (seat.kind === "me" ? { kind: "open" } : seat));
  const opened = await post<Opened>("/api/tables", { ...wanted, seats });
  const { commitment } = await get<TableInfo>(tablePath(opened.table));
  kept.keep(opened.table, { game: wanted.game, title: wanted.title ?? "", host: opened.host, commitment });
  for (const [at, seat] of wanted.seats.entries()) {
    if (mine[at]) await takeSeat(opened.table, seat.name ?? "", wanted.order === "drawn" ? null : at);
  }
  return opened.table;
}

/** Take a seat at a table that has committed itself. */
export async function takeSeat(table: string, name: string, seat: number | null): Promise<KeptSeat> {
  const host = kept.table(table)?.host ?? null;
  const taken = await post<Seated>(tablePath(table, "/join"), { name, seat, host });
  const mine: KeptSeat = { seat: taken.seat, token: taken.token, name, nonce: null };
  kept.keep(table, { seats: [mine] });
  return mine;
}
