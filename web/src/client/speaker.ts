/** Says a game's facts, questions and actions in one language: the twin of `Speaker` in `meridian.core.messages`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Fact, Lang, Texts } from "../wire";

/** The locales of the languages that have been loaded. */
export const LOCALES: Record<Lang, string> = { en: "en-US", de: "de-DE" };
const SEAT_FIELDS = ["seat", "other", "owner"];
const ANYBODY = "any";
const CHANCE = -1;
const CLOCK = -2;
const NO_ROWS = "-";

/** An action taken apart: its kind, and its fields by name; a field that holds rows has a list of rows. */
export interface Spoken {
  kind: string;
  fields: Record<string, Arg | Arg[][]>;
}

export function makeBundle(lang: Lang, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(LOCALES[lang] as string, { useIsolating: false });
  for (const source of sources)
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message by its id, `key.attribute` for an attribute; undefined if there is none. */
export function format(
  bundle: FluentBundle,
  key: string,
  args: Record<string, FluentVariable>,
): string | undefined {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

export class Speaker {
  readonly bundle: FluentBundle;
  /** What was said of facts: log, captions and screen readers are told the same ones again and again. */
  private readonly told = new WeakMap<Fact, string>();

  constructor(
    readonly texts: Texts,
    readonly lang: Lang,
    readonly players: string[] = [],
    /** Whom it speaks to: what is about that seat is said with "you". */
    readonly you: number | null = null,
  ) {
    this.bundle = makeBundle(lang, texts.messages);
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return attribute === undefined
      ? message?.value != null
      : message?.attributes[attribute] !== undefined;
  }

  /** A message by its id. One that is missing shows its key, so that nothing is ever silent. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.bundle, key, args) ?? key;
  }

  /** A message that a catalogue may lack. */
  maybe(key: string, args: Record<string, FluentVariable> = {}): string | undefined {
    return format(this.bundle, key, args);
  }

  /** A player's name, or the label of the seat. */
  seat(seat: number): string {
    if (seat === CHANCE) return this.text("actor-chance");
    if (seat === CLOCK) return this.text("actor-clock");
    return this.players[seat] ?? this.text("seat-label", { number: seat + 1 });
  }

  /** A player by the word for the seat: p1, p2, ..., chance or clock. */
  actor(word: string): string {
    if (word === "chance" || word === "clock") return this.text(`actor-${word}`);
    const seat = seatOf(word);
    return seat === null ? word : this.seat(seat);
  }

  fact(fact: Fact): string {
    let said = this.told.get(fact);
    if (said === undefined) this.told.set(fact, (said = this.tell(fact)));
    return said;
  }

  private tell(fact: Fact): string {
    const key = `fact-${fact.key}`;
    const args = this.args(fact.args);
    if (this.you === null) return this.text(key, args);
    const [subject, ...objects] = SEAT_FIELDS.map((field) => seatOf(fact.args[field]));
    if (subject === this.you)
      return (
        this.maybe(`${key}.you`, args) ?? this.text(key, { ...args, seat: this.text("actor-you") })
      );
    const said = objects.includes(this.you) ? this.maybe(`${key}.at-you`, args) : undefined;
    return said ?? this.text(key, args);
  }

  question(question: { key: string; args: Record<string, unknown> }): string {
    return this.text(`question-${question.key}`, this.args(question.args as Record<string, Arg>));
  }

  /** An action in words as a line of a menu; fields that are left `open` are said as "…". */
  action(words: string, open: string[] = []): string {
    const { kind, fields } = this.parse(words);
    const args: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(fields)) {
      if (open.includes(field)) {
        args[field] = "…";
        continue;
      }
      if (Array.isArray(value)) {
        args[field] = this.rows(field, value);
        args[`${field}_count`] = value.length;
      } else Object.assign(args, this.named(field, value));
    }
    return this.text(`action-${kind}`, args);
  }

  /** A kind of question or action without its particulars, such as "Build in …". */
  outline(key: string): string {
    return (this.maybe(key) ?? key).replace(/\{\$\w+\}/g, "…");
  }

  /** An action in words, taken apart. */
  parse(words: string): Spoken {
    const [kind = "", ...rest] = words.split(" ");
    const names = this.texts.actions[kind] ?? [];
    const fields: Spoken["fields"] = {};
    names.forEach((field, at) => {
      const word = rest[at] ?? "";
      const columns = this.texts.rows[field];
      fields[field] = columns ? this.readRows(columns, word) : this.read(field, word);
    });
    return { kind, fields };
  }

  /** The reverse of `parse`. */
  say({ kind, fields }: Spoken): string {
    const said = (this.texts.actions[kind] ?? []).map((field) => {
      const value = fields[field] ?? "";
      return Array.isArray(value)
        ? value.map((row) => row.join(":")).join(",") || NO_ROWS
        : String(value);
    });
    return [kind, ...said].join(" ");
  }

  args(args: Record<string, Arg>): Record<string, FluentVariable> {
    return Object.assign(
      {},
      ...Object.entries(args).map(([field, value]) => this.named(field, value)),
    ) as Record<string, FluentVariable>;
  }

  /** A field as it is called, and what has a name also with its id (`place_id`): a catalogue may choose by it. */
  private named(field: string, value: Arg): Record<string, FluentVariable> {
    const said = { [field]: this.arg(field, value) };
    if (!this.texts.titles[field]) return said;
    const id = typeof value === "number" ? this.texts.ids[field]?.[value] : value;
    return { ...said, [`${field}_id`]: id ?? "" };
  }

  /** What a word or number in a field is called. */
  arg(field: string, value: Arg): Arg {
    const ids = this.texts.ids[field];
    const number = typeof value === "number" ? value : (ids?.indexOf(value) ?? -1);
    if (typeof value === "string" && number < 0) return value;
    if (SEAT_FIELDS.includes(field)) {
      // Counted from the end as Python does: a catalogue may use -1 for the last of its ids.
      return ids?.at(number) === ANYBODY ? this.text("actor-anybody") : this.seat(number);
    }
    const names = this.texts.titles[field] ?? ids;
    return (number >= 0 ? names?.[number] : undefined) ?? number;
  }

  /** What something is called, by its id: a card, an area, a resource. */
  title(field: string, id: string): string {
    return String(this.arg(field, id));
  }

  /** The name of any id in a view, whatever field it belongs to; undefined for plain words. */
  anyTitle(id: string): string | undefined {
    const seat = seatOf(id);
    if (seat !== null) return this.seat(seat);
    for (const [field, names] of Object.entries(this.texts.titles)) {
      const at = this.texts.ids[field]?.indexOf(id) ?? -1;
      if (at >= 0 && names[at]) return names[at];
    }
    return undefined;
  }

  private rows(field: string, rows: Arg[][]): string {
    const columns = this.texts.rows[field] ?? [];
    const said = rows.map((row) =>
      this.text(
        `row-${field}`,
        this.args(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? 0]))),
      ),
    );
    return said.join("; ") || NO_ROWS;
  }

  private readRows(columns: string[], word: string): Arg[][] {
    if (word === NO_ROWS || word === "") return [];
    return word
      .split(",")
      .map((row) => row.split(":").map((cell, at) => this.read(columns[at] ?? "", cell)));
  }

  private read(field: string, word: string): Arg {
    if (this.texts.ids[field]?.includes(word)) return word;
    return /^-?\d+$/.test(word) ? Number(word) : word;
  }
}

/** The seat a word such as p2 stands for. */
export function seatOf(word: unknown): number | null {
  const found = typeof word === "string" ? /^p(\d{1,2})$/.exec(word) : null;
  return found ? Number(found[1]) - 1 : null;
}

export const seatWord = (seat: number): string => `p${seat + 1}`;
