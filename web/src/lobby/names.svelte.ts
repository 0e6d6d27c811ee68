/** What people are called: asked once, kept on this device, never a word that the log says to its reader. */
import { storage } from "../client/storage.svelte";
import { t } from "../client/i18n.svelte";

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 16;
const NO_NAMES = ["me", "ich", "you", "du"];

/** Why somebody cannot be called so: the key of a message; null for a good name. */
export function nameProblem(name: string): "name-length" | "name-word" | null {
  const told = name.trim();
  const length = [...told].length;
  const fits = SHORTEST_NAME <= length && length <= LONGEST_NAME;
  const isWord = NO_NAMES.includes(told.toLocaleLowerCase("en"));
  return !fits ? "name-length" : isWord ? "name-word" : null;
}

/** A name to begin with. */
export function birdName(draw: () => number = Math.random): string {
  const birds = t("bird-names")
    .split(", ")
    .filter((name) => nameProblem(name) === null);
  return birds[Math.floor(draw() * birds.length)] ?? "Heron";
}

class Naming {
  /** Whoever waits for a name. */
  private waits = $state.raw<((name: string | null) => void) | null>(null);

  get open(): boolean {
    return this.waits !== null;
  }

  /** The name of whoever plays here: the one that is kept, else the one that is asked for now; null if none was given. */
  async mine(): Promise<string | null> {
    const kept = storage.settings.name;
    if (nameProblem(kept) === null) return kept;
    const name = await this.ask();
    if (name !== null) storage.set({ name });
    return name;
  }

  /** Ask for a name: of somebody else at this device. */
  ask(): Promise<string | null> {
    this.answer(null);
    return new Promise((done) => (this.waits = done));
  }

  answer(name: string | null): void {
    this.waits?.(name);
    this.waits = null;
  }
}

export const naming = new Naming();
