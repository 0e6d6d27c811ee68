/** What this device remembers of the coach: where it sits, how much help each kind of question needs, what was met. */
import { read, write } from "../client/storage.svelte";
import { answered, helpOf, NEW_KIND, type HelpLevel, type KindMemory } from "./fading";

const KEY = "meridian.coach";
const MOST_TABLES = 60;

interface Kept {
  /** The tables it sits at. */
  tables: string[];
  /** The tables it was sent away from: there it only announces what is new. */
  sent: string[];
  /** Finished games with it, each once, by game. */
  finished: Record<string, string[]>;
  /** Kinds of questions, as `game/key`. */
  kinds: Record<string, KindMemory>;
  /** What was announced, as `game/thing`. */
  met: string[];
}

class CoachMemory {
  private kept = $state<Kept>({
    tables: [],
    sent: [],
    finished: {},
    kinds: {},
    met: [],
    ...read(KEY, {}),
  });

  sitsAt(table: string): boolean {
    return this.kept.tables.includes(table);
  }

  /** Whether it announces at a table what happens there for the first time, even after it was sent away. */
  announcesAt(table: string): boolean {
    return this.sitsAt(table) || this.kept.sent.includes(table);
  }

  /** Call the coach to a table, or send it away. */
  seat(table: string, stays: boolean): void {
    const put = (tables: string[], there: boolean): string[] => {
      const others = tables.filter((one) => one !== table);
      return there ? [...others.slice(1 - MOST_TABLES), table] : others;
    };
    this.kept.tables = put(this.kept.tables, stays);
    this.kept.sent = put(this.kept.sent, !stays);
    this.write();
  }

  help(game: string, question: string): HelpLevel {
    const kind = this.kept.kinds[`${game}/${question}`] ?? NEW_KIND;
    return helpOf(kind, this.kept.finished[game]?.length ?? 0);
  }

  answered(game: string, question: string, loss: number | null): void {
    const kind = `${game}/${question}`;
    this.kept.kinds[kind] = answered(this.kept.kinds[kind] ?? NEW_KIND, loss);
    this.write();
  }

  finished(game: string, table: string): void {
    const before = this.kept.finished[game] ?? [];
    if (before.includes(table)) return;
    this.kept.finished[game] = [...before.slice(1 - MOST_TABLES), table];
    this.write();
  }

  /** Whether no game with it has been finished here. */
  isFirst(game: string): boolean {
    return (this.kept.finished[game]?.length ?? 0) === 0;
  }

  hasMet(game: string, thing: string): boolean {
    return this.kept.met.includes(`${game}/${thing}`);
  }

  /** Whether something happens for the first time to whoever plays here; from now on it is known. */
  meets(game: string, thing: string): boolean {
    const met = `${game}/${thing}`;
    if (this.kept.met.includes(met)) return false;
    this.kept.met.push(met);
    this.write();
    return true;
  }

  private write(): void {
    write(KEY, this.kept);
  }
}

export const coachMemory = new CoachMemory();
