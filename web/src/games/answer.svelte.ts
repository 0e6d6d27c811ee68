/** What the rules answer to a query, for a board. */
import { untrack } from "svelte";
import type { Plain, View } from "../wire";

type Query = (name: string) => Promise<Plain>;

/** A query takes the server a moment: not for every position on the way. */
const WAIT = 250; // milliseconds

const asked = new WeakMap<View, Map<string, Promise<Plain>>>();

/** The answer to a query about a view: everything on a page that wants it shares one request. */
export function askOnce(view: View, name: string, query: Query): Promise<Plain> {
  const about = asked.get(view) ?? new Map<string, Promise<Plain>>();
  asked.set(view, about);
  const before = about.get(name);
  if (before) return before;
  const answer = query(name);
  about.set(name, answer);
  answer.catch(() => about.delete(name));
  return answer;
}

/** The answer to a query, asked anew when the position changes and the answer is wanted. */
export class Answer {
  value = $state.raw<Plain>(null);

  constructor(name: string, wanted: () => boolean, view: () => View, query: () => Query) {
    // All props of a board come as one; only these two are a reason to ask anew.
    const now = $derived(view());
    const want = $derived(wanted());
    $effect(() => {
      const about = now;
      if (!want) {
        this.value = null;
        return undefined;
      }
      let late = false;
      const timer = setTimeout(
        () =>
          void askOnce(about, name, untrack(query)).then(
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
