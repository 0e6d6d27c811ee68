/** What the parts of the board share and no server knows: what is looked at, what is being drafted. */
import { untrack } from "svelte";
import type { Edition, Plain, View } from "../../../wire";
import { readData, type GameData } from "./data";
import type { AgentDraft } from "./deploy";
import { readPosition, type Position } from "./position";

export interface Preview {
  way: "on" | "back";
  dice: number;
}

class Selection {
  /** The place whose card is open. */
  chosen = $state<string | null>(null);
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  agents = $state.raw<AgentDraft>({});
  preview = $state.raw<Preview | null>(null);

  clear(): void {
    this.chosen = null;
    this.pointed = null;
    this.agents = {};
    this.preview = null;
  }
}

export const selection = new Selection();

const positions = new WeakMap<View, Position>();
const editions = new WeakMap<Edition, GameData>();

export function positionOf(view: View): Position {
  const made = positions.get(view) ?? readPosition(view);
  positions.set(view, made);
  return made;
}

export function dataOf(edition: Edition): GameData {
  const made = editions.get(edition) ?? readData(edition);
  editions.set(edition, made);
  return made;
}

/** A query takes the server a moment: not for every position on the way. */
const WAIT = 250;

/** The answer to a query, asked anew when the position changes and the answer is wanted. */
export class Answer {
  value = $state.raw<Plain>(null);

  constructor(
    name: string,
    wanted: () => boolean,
    view: () => View,
    query: () => (name: string) => Promise<Plain>,
  ) {
    // All props of a board come as one; only these two are a reason to ask anew.
    const now = $derived(view());
    const want = $derived(wanted());
    $effect(() => {
      void now;
      if (!want) {
        this.value = null;
        return undefined;
      }
      const ask = untrack(query);
      let late = false;
      const timer = setTimeout(
        () =>
          void ask(name).then(
            (told) => (late ? undefined : (this.value = told)),
            () => undefined,
          ),
        WAIT,
      );
      return () => {
        late = true;
        clearTimeout(timer);
      };
    });
  }
}
