/** Who sits where, for everything that shows a face. */
import { getContext, setContext } from "svelte";
import { allCharacters } from "../client/rules.svelte";
import type { Character, FaceParts } from "../wire";
import { hashedFace } from "./hashed";

/** Somebody at a table. */
export interface Somebody {
  kind: string;
  name: string;
}

const KEY = Symbol("people");

class Characters {
  all = $state.raw<readonly Character[]>([]);

  /** Ask for them; without a server everybody still has a face. */
  async load(): Promise<readonly Character[]> {
    this.all = await allCharacters().catch(() => this.all);
    return this.all;
  }

  /** The character of a bot; null for people, and for bots of old tables. */
  of(one: Somebody): Character | null {
    return one.kind === "bot" ? (this.all.find((other) => other.name === one.name) ?? null) : null;
  }
}

export const characters = new Characters();

/** The manners in which a bot speaks, its own first; null for people. */
export function mannersOf(one: Somebody): string[] | null {
  if (one.kind !== "bot") return null;
  const character = characters.of(one);
  return character ? [character.name.toLowerCase(), character.voice] : [];
}

export const faceOf = (one: Somebody): FaceParts =>
  characters.of(one)?.face ?? hashedFace(one.name);

/** Called by whatever shows a table: its parts find out who sits where. */
export const setPeople = (people: () => readonly Somebody[]): void => void setContext(KEY, people);

/** The people at the table that a part belongs to; nobody where there is none. */
export const peopleHere = (): (() => readonly Somebody[]) =>
  getContext<(() => readonly Somebody[]) | undefined>(KEY) ?? (() => []);
