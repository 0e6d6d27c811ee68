/** Whose chat is hidden: names and seats that this device mutes, and people whom the profile mutes or blocks. */
import { ask, get, Problem } from "../client/http";
import { read, storage, write } from "../client/storage.svelte";
import type { People, Person } from "../wire";

const KEY = "meridian.muted";
const MOST = 200;
const GUEST = 422;

interface Muted {
  /** Names as they are compared, muted everywhere. */
  names: string[];
  /** Seats as "table seat name", muted at their table. */
  seats: string[];
}
interface Named {
  kind: string;
  name: string;
}

const keyOf = (name: string): string => name.normalize("NFKC").trim().toLowerCase();
const seatKey = (table: string, seat: number, name: string): string =>
  `${table} ${seat} ${keyOf(name)}`;

class HiddenPeople {
  private muted = $state.raw<Muted>({ names: [], seats: [], ...read<Partial<Muted>>(KEY, {}) });
  /** Whom the profile mutes or blocks. */
  people = $state.raw<Person[]>([]);
  /** The table about which the profile was asked last. */
  private table = $state("");
  /** The number of the last request, and of the one whose answer is shown: an older answer may come later. */
  private asked = 0;
  private shown = 0;

  get names(): string[] {
    return this.muted.names;
  }

  /** The seats of a table whose chat is hidden. */
  at(table: string, seats: Named[]): Set<number> {
    return new Set(
      seats.flatMap(({ kind, name }, seat) =>
        kind === "person" && this.has(table, seat, name) ? [seat] : [],
      ),
    );
  }

  /** Whether the chat of the person in a seat is hidden. */
  has(table: string, seat: number, name: string): boolean {
    const { names, seats } = this.muted;
    const device = names.includes(keyOf(name)) || seats.includes(seatKey(table, seat, name));
    return device || this.of(table, seat).length > 0;
  }

  /** What the profile knows of the person in a seat. */
  private of(table: string, seat: number): Person[] {
    return this.table === table ? this.people.filter((one) => one.seats.includes(seat)) : [];
  }

  /** Ask whom the profile hides; with their seats at a table. */
  async load(table = ""): Promise<void> {
    if (!storage.session) return;
    const number = ++this.asked;
    try {
      const found = await get<People>(`/api/me/people?table=${encodeURIComponent(table)}`);
      if (number > this.shown) this.take(table, found, number);
    } catch {
      // Whoever is hidden shows up until the server answers.
    }
  }

  private take(table: string, { people }: People, number = ++this.asked): void {
    this.shown = number;
    this.people = people;
    this.table = table;
  }

  muteHere(table: string, seat: number, name: string): void {
    this.keep({ seats: [seatKey(table, seat, name), ...this.muted.seats].slice(0, MOST) });
  }

  /** Mute somebody everywhere: with the profile if both have one, otherwise the name on this device. */
  async muteEverywhere(table: string, seat: number, name: string): Promise<void> {
    try {
      if (storage.session) return await this.relate(table, seat, "mute");
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== GUEST) throw error;
    }
    this.keep({ names: [keyOf(name), ...this.muted.names].slice(0, MOST) });
  }

  block(table: string, seat: number): Promise<void> {
    return this.relate(table, seat, "block");
  }

  private async relate(table: string, seat: number, relation: "mute" | "block"): Promise<void> {
    this.take(table, await ask<People>("PUT", "/api/me/people", { table, seat, relation }));
  }

  /** Hear somebody again, whatever hid them. */
  async hear(table: string, seat: number, name: string): Promise<void> {
    this.forget(name);
    this.keep({ seats: this.muted.seats.filter((one) => one !== seatKey(table, seat, name)) });
    for (const { person } of this.of(table, seat)) await this.release(person);
  }

  forget(name: string): void {
    this.keep({ names: this.muted.names.filter((one) => one !== keyOf(name)) });
  }

  async release(person: string): Promise<void> {
    await ask("DELETE", `/api/me/people/${encodeURIComponent(person)}`);
    this.shown = ++this.asked;
    this.people = this.people.filter((one) => one.person !== person);
  }

  private keep(changes: Partial<Muted>): void {
    this.muted = { ...this.muted, ...changes };
    write(KEY, this.muted);
  }
}

export const hidden = new HiddenPeople();
