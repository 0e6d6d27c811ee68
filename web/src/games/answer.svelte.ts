/** What the rules answer to a query, for a board. */
import { untrack } from "svelte";
import type { Plain, View } from "../wire";

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
