/** Compares a report with what this device has seen: only it can know whether the report is about the game it played. */
import type { StoredTable } from "../client/storage.svelte";
import type { DuplicateReport } from "./duplicate";
import type { FirstReport } from "./first/report";
import type { Memory, Sealed, ServerKey } from "./memory.svelte";
import type { Agreement, AnyReport, Heard, Report } from "./report";

/** Something that was compared and is the same: a text `compared-WHAT`. */
export interface Same {
  what: "key" | "commitment" | "header" | "list" | "number" | "seat" | "answers" | "newest";
  count?: number;
  /** When this device saw it, in milliseconds. */
  at?: number;
}

export interface Comparison {
  same: Same[];
  /** What could not be compared, texts `uncompared-WHAT`. */
  not: string[];
  /** What differs, texts `objection-WHAT`. */
  objections: string[];
}

class Comparing implements Comparison {
  same: Same[] = [];
  not: string[] = [];
  objections: string[] = [];

  /** Null: there is nothing to compare with. */
  note(
    equal: boolean | null,
    what: Same["what"],
    more: Partial<Same> = {},
    objection = `report-${what}`,
  ): void {
    if (equal === null) this.not.push(what);
    else if (equal) this.same.push({ what, ...more });
    else this.objections.push(objection);
  }
}

/** Compare a report with what is kept of its table. `asked` is the table that was asked for, if one was. */
export function compare(
  report: AnyReport,
  memory: Memory,
  server: ServerKey | null,
  kept: StoredTable | undefined,
  asked = "",
): Comparison {
  const found = new Comparing();
  if (asked && report.header.table !== asked) found.objections.push("report-table");
  if (report.format === 1) first(found, report, memory, kept);
  else second(found, report, memory, server, kept);
  // What it objected to while the table was being played stands, whatever the report says.
  found.objections.push(...memory.objections.map((one) => one.what));
  return found;
}

/** The entrant of this device in a duplicate set, and the seat it got. */
export interface OwnEntrant {
  number?: number;
  gives?: boolean;
  table?: string;
  seat?: number;
}

/** Compare the report of a duplicate set with what is kept of the set and of the table that was played from here. */
export function compareSet(
  report: DuplicateReport,
  memoryOf: (id: string) => Memory,
  server: ServerKey | null,
  { number = 0, gives = false, table, seat = 0 }: OwnEntrant,
  asked = "",
): Comparison {
  const found = new Comparing();
  if (asked && report.header.table !== asked) found.objections.push("report-table");
  const memory = memoryOf(report.header.table);
  bound(found, report, memory, server, number > 0 && gives ? [{ seat: number - 1 }] : []);
  const played = report.tables.find((told) => told.table === table);
  found.note(table === undefined ? null : played?.entrants[seat] === number, "seat", {
    count: played?.number ?? 0,
  });
  if (played) {
    const kept = memoryOf(played.table);
    answers(found, { ...played, over: true }, kept);
    newest(found, { ...played, agreement: played }, kept);
    found.objections.push(...kept.objections.map((one) => one.what));
  } else found.not.push("answers", "newest");
  found.objections.push(...memory.objections.map((one) => one.what));
  found.objections = [...new Set(found.objections)];
  return found;
}

function second(
  found: Comparing,
  report: Report,
  memory: Memory,
  server: ServerKey | null,
  kept: StoredTable | undefined,
): void {
  bound(found, report, memory, server, kept?.seats.filter((seat) => seat.gives) ?? []);
  answers(found, report, memory);
  newest(found, report, memory);
}

/** What everything was bound to before the first roll. `offered` are the seats for which this device wanted to add. */
function bound(
  found: Comparing,
  report: Pick<Report, "agreement"> & { header: Pick<Report["header"], "hash" | "periods"> } & {
    signed: Pick<Report["signed"], "key">;
  },
  memory: Memory,
  server: ServerKey | null,
  offered: { seat: number }[],
): void {
  const { header, agreement, signed } = report;
  const { commitment: told, list } = memory;
  if (told && signed.key === null) found.objections.push("report-unsigned");
  else
    found.note(
      server && signed.key ? server.key === signed.key : null,
      "key",
      server ? { at: server.since } : {},
    );
  const committed =
    told &&
    told.open === agreement.open &&
    told.closed === agreement.closed &&
    told.periods === header.periods &&
    told.hash === agreement.committed;
  found.note(committed, "commitment", told ? { at: told.at } : {});
  found.note(told && told.header === header.hash, "header");
  const listed =
    list &&
    list.hash === agreement.listed &&
    JSON.stringify([list.players, list.nonce_hashes]) ===
      JSON.stringify([agreement.players, agreement.nonce_hashes]);
  found.note(listed, "list");
  numbers(found, agreement, memory, offered);
}

/** Numbers the server has taken must be those in the report; one that it never took is only named. */
function numbers(
  found: Comparing,
  agreement: Agreement,
  memory: Memory,
  offered: { seat: number }[],
): void {
  const own = Object.entries(memory.numbers).map(([seat, number]) => ({
    ...number,
    seat: Number(seat),
    told: agreement.nonces[Number(seat)],
  }));
  const given = own.filter((one) => one.taken || one.told === one.nonce);
  const missed = [...own, ...offered].some(({ seat }) => !given.some((one) => one.seat === seat));
  if (given.length > 0 || !missed)
    found.note(given.length > 0 ? given.every((one) => one.told === one.nonce) : null, "number", {
      count: given.length,
    });
  if (missed) found.not.push("missed");
}

/** What was said from here and accepted stands in the report, in that order; between it may be more, such as plans. */
function answers(
  found: Comparing,
  report: Pick<Report, "over" | "rolls" | "closing">,
  memory: Memory,
): void {
  const own = Object.entries(memory.answers).filter(([, said]) => said.length > 0);
  if (own.length === 0 || !report.over) {
    found.not.push(own.length === 0 ? "answers" : "answers-later");
    return;
  }
  const heard = [...report.rolls, report.closing].flatMap((one) => one?.heard ?? []);
  const count = own.reduce((sum, [, said]) => sum + said.length, 0);
  found.note(
    own.every(([seat, said]) => within(said, heard, `p${Number(seat) + 1}`)),
    "answers",
    { count },
  );
}

function within(said: string[], heard: Heard[], who: string): boolean {
  const words = heard.flatMap(([, by, what]) => (by === who ? [what] : []));
  let at = 0;
  return said.every((one) => {
    const place = words.indexOf(plain(one), at);
    at = place + 1;
    return place >= 0;
  });
}

const plain = (words: string): string => words.trim().split(/\s+/).join(" ");

/** The newest hash this device saw binds everything before it: a report with fewer rolls has lost its tail. */
function newest(found: Comparing, report: Rolled, { newest: last, end }: Memory): void {
  if (!last) {
    found.not.push("newest");
    return;
  }
  const told = end ?? last;
  if (report.rolls.length < told.rolls) found.objections.push("report-cut");
  else
    found.note(standsIn(report, last) && (!end || report.closing?.hash === end.hash), "newest", {
      at: told.at,
    });
}

/** The rolls of a table, and the hash they begin with. */
type Rolled = Pick<Report, "rolls" | "closing"> & { agreement: { hash: string } };

function standsIn({ rolls, agreement, closing }: Rolled, { rolls: count, hash }: Sealed): boolean {
  const there = count === 0 ? agreement.hash : rolls[count - 1]?.hash;
  return there === hash || (rolls.length === count && closing?.hash === hash);
}

/** Format 1 kept less: the commitment, and the numbers given with it. */
function first(
  found: Comparing,
  report: FirstReport,
  memory: Memory,
  kept: StoredTable | undefined,
): void {
  if (memory.commitment) found.objections.push("report-format");
  const [chain] = report.chains;
  const told = kept?.commitment as { open?: string; closed?: string } | null | undefined;
  found.note(
    told?.open && chain ? told.open === chain.open && told.closed === chain.closed : null,
    "commitment",
  );
  const own = kept?.seats.filter((seat) => seat.nonce) ?? [];
  found.note(
    own.length > 0 ? own.every((seat) => chain?.nonces[seat.seat] === seat.nonce) : null,
    "number",
    { count: own.length },
  );
}
