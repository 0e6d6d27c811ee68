/** What this device has seen of the dice of its tables, to be compared with their reports. Nothing of it leaves the device,
 * but for the numbers it adds, and none of it is changed by what a server says later. */

/** What a table of format 2 binds itself to before anybody gives anything. */
export interface Commitment {
  format: 2;
  table: string;
  header: string;
  periods: number;
  open: string;
  closed: string;
  hash: string;
  key: string;
  signature: string;
}

/** The signed list of the hashes of all numbers, as it was before any number was told. */
export interface Listed {
  players: string[];
  nonce_hashes: (string | null)[];
  hash: string;
  signature: string;
}

/** The newest hash of a period that has ended, signed. */
export interface Sealed {
  period: number;
  rolls: number;
  hash: string;
  signature: string;
}
export type Seen<T> = T & { at: number };

/** The number this device adds for a seat: drawn once, and what became of it. */
export interface OwnNumber {
  nonce: string;
  /** The server has taken its hash. */
  hashed: boolean;
  /** It was sent, and the server has taken it. */
  sent: boolean;
  taken: boolean;
}

export interface Objection {
  /** Its name, a text `objection-NAME`. */
  what: string;
  at: number;
}

export interface Memory {
  table: string;
  commitment: Seen<Commitment> | null;
  list: Seen<Listed> | null;
  numbers: Record<number, OwnNumber>;
  /** What this device said and the server accepted, in words, by seat. */
  answers: Record<number, string[]>;
  newest: Seen<Sealed> | null;
  /** A second hash after the same rolls: the end of the game, which can be told only once. */
  end: Seen<Sealed> | null;
  began: boolean;
  objections: Objection[];
  touched: number;
}

export interface ServerKey {
  key: string;
  since: number;
}

const PREFIX = "meridian.fair.";
const KEY = "meridian.server-key";
const MOST = 200;
const MOST_ANSWERS = 5000;
/** So long after a number was sent a table that has not begun is counted among those that never did, in milliseconds. */
const LONG_AGO = 120_000;

const blank = (table: string): Memory => ({
  table,
  commitment: null,
  list: null,
  numbers: {},
  answers: {},
  newest: null,
  end: null,
  began: false,
  objections: [],
  touched: 0,
});

/** Where a browser keeps nothing, it is kept as long as the page is open. */
const unkept = new Map<string, string>();

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key) ?? unkept.get(key) ?? null;
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

class Memories {
  private changes = $state(0);

  /** What is kept of a table; empty if nothing is. */
  of(table: string): Memory {
    void this.changes;
    return { ...blank(table), ...read<Memory>(PREFIX + table) };
  }

  /** Change what is kept of a table, on top of what other pages of this device have kept meanwhile. */
  change(table: string, with_: (memory: Memory) => void): Memory {
    const memory = { ...blank(table), ...read<Memory>(PREFIX + table) };
    const fresh = memory.touched === 0;
    with_(memory);
    memory.touched = Date.now();
    if (fresh) this.makeRoom();
    write(PREFIX + table, memory);
    this.changes++;
    return memory;
  }

  get all(): Memory[] {
    void this.changes;
    const names = new Set([...Object.keys(localStorage), ...unkept.keys()]);
    return [...names]
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => this.of(name.slice(PREFIX.length)));
  }

  private makeRoom(): void {
    const oldest = this.all.sort((one, other) => other.touched - one.touched).slice(MOST - 1);
    for (const { table } of oldest) localStorage.removeItem(PREFIX + table);
  }

  /** The public key of this server as it was on the first visit. */
  get server(): ServerKey | null {
    void this.changes;
    return read<ServerKey>(KEY);
  }

  trust(key: string): void {
    write(KEY, { key, since: Date.now() });
    this.changes++;
  }

  object(table: string, what: string): void {
    if (this.of(table).objections.some((one) => one.what === what)) return;
    this.change(table, (memory) => memory.objections.push({ what, at: Date.now() }));
  }

  /** Words of a seat of this device that the server has accepted. */
  answered(table: string, seat: number, words: string): void {
    if (this.of(table).commitment === null) return;
    this.change(table, (memory) => {
      const said = (memory.answers[seat] ??= []);
      if (said.length < MOST_ANSWERS) said.push(words);
    });
  }

  began(table: string): void {
    const memory = this.of(table);
    if (memory.commitment !== null && !memory.began)
      this.change(table, (one) => (one.began = true));
  }

  /** Tables that were told this device's number and did not begin: a host who does not like its dice could do that. */
  neverBegan(now = Date.now()): Memory[] {
    return this.all.filter(
      (one) =>
        !one.began &&
        one.touched < now - LONG_AGO &&
        Object.values(one.numbers).some((number) => number.sent),
    );
  }
}

export const memories = new Memories();
