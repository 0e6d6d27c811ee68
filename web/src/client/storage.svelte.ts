/** What this browser keeps: settings, and the seats that are opened from here. Nothing of it leaves the device. */
import { MediaQuery } from "svelte/reactivity";
import type { BookLang, Lang } from "../wire";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";
export type Speed = "instant" | "quick" | "normal" | "slow";

export interface Settings {
  lang: Lang;
  /** The language beside English that the switch leads to, with its name; German unless another was chosen. */
  second?: [Lang, string] | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether somebody has said if they want to hear sounds. */
  soundAsked: boolean;
  /** In per cent. */
  volume: number;
  /** Whether one's turn is heard while the page is hidden. */
  soundAway: boolean;
  speed: Speed;
  confirm: boolean;
  name: string;
  /** Whether the drawer stands open beside the board, where there is room. */
  drawer: boolean;
}

/** A seat of mine at a table. */
export interface StoredSeat {
  seat: number;
  token: string;
  name: string;
  /** This device takes part in the dice for it. */
  gives?: boolean;
  /** What it gave for the dice of format 1; later formats are kept with all else this device saw of its dice. */
  nonce?: string | null;
}

/** A table I sit at, or host, or have watched. */
export interface StoredTable {
  table: string;
  game: string;
  title: string;
  seats: StoredSeat[];
  host: string | null;
  /** What a table of format 1 had committed to when this device gave its nonces. */
  commitment: unknown;
  touched: number;
  over: boolean;
  /** The last fact that each seat of mine knew when it last answered. */
  marks?: Record<number, number>;
}

export const SETTINGS = "meridian.settings";
const TABLES = "meridian.tables";
const SESSION = "meridian.session";
const MOST_TABLES = 60;

/** What is kept here under a key, or a fallback if there is nothing that can be read. */
export function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keep something under a key; null removes it. */
export function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still be played in.
  }
}

/** The languages that come with the client. */
export const SHIPPED: readonly BookLang[] = ["en", "de"];

function defaults(): Settings {
  const wanted = navigator.language.toLowerCase();
  const lang = SHIPPED.find((one) => wanted.startsWith(one)) ?? "en";
  return {
    lang,
    theme: "system",
    motion: "system",
    sound: false,
    soundAsked: false,
    volume: 70,
    soundAway: true,
    speed: "normal",
    confirm: true,
    name: "",
    drawer: true,
  };
}

class DeviceStorage {
  settings = $state<Settings>({ ...defaults(), ...read<Partial<Settings>>(SETTINGS, {}) });
  tables = $state<StoredTable[]>(read<StoredTable[]>(TABLES, []));
  session = $state<string | null>(read<string | null>(SESSION, null));

  set(changes: Partial<Settings>): void {
    Object.assign(this.settings, changes);
    write(SETTINGS, this.settings);
  }

  setSession(session: string | null): void {
    this.session = session;
    write(SESSION, session);
  }

  table(table: string): StoredTable | undefined {
    return this.tables.find((one) => one.table === table);
  }

  /** Keep a table, or add to what is kept of it. */
  keep(table: string, changes: Partial<Omit<StoredTable, "table" | "touched">>): void {
    // Another tab may have kept something since.
    const others = read<StoredTable[]>(TABLES, []);
    const blank = { game: "", title: "", seats: [], host: null, commitment: null, over: false };
    const before = others.find((one) => one.table === table) ?? { ...blank, table, touched: 0 };
    const seats = [...(changes.seats ?? []), ...before.seats];
    const unique = seats.filter(
      (seat, at) => seats.findIndex((one) => one.seat === seat.seat) === at,
    );
    const made = {
      ...before,
      ...changes,
      seats: unique.sort((a, b) => a.seat - b.seat),
      touched: Date.now(),
    };
    this.tables = [made, ...others.filter((one) => one.table !== table)].slice(0, MOST_TABLES);
    write(TABLES, this.tables);
  }

  forget(table: string): void {
    this.tables = read<StoredTable[]>(TABLES, []).filter((one) => one.table !== table);
    write(TABLES, this.tables);
  }
}

export const storage = new DeviceStorage();

const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Whether things may move: as the settings say, or else the system. */
export function moves(): boolean {
  const motion = storage.settings.motion;
  return motion === "system" ? !calm.current : motion === "full";
}
