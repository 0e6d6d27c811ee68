/** What reaches somebody who looks elsewhere: small sounds, a mark in the title of the window, a number on its icon. */
import { untrack } from "svelte";
import type { GameClient } from "../games/contract";
import { showBadge } from "../client/badge";
import { chime, fanfare, bell, rattle } from "../client/sound";
import type { TableStore } from "./store.svelte";

/** Follows a table as long as the component lives that calls this while it is made. */
export function signal(
  store: () => TableStore,
  client: () => GameClient | null,
  title: () => string,
  offers: () => number,
  unread: () => number,
): void {
  /** What others wish of this seat and it has not answered: offers, take-backs, votes. */
  const waiting = (): number => {
    const { seat, situation } = store();
    const open = situation?.proposals?.filter(
      (one) =>
        seat !== null &&
        one.asked.includes(seat) &&
        ![...one.agreed, ...(one.declined ?? [])].includes(seat),
    );
    return offers() + (open?.length ?? 0);
  };
  $effect(() => {
    if (store().myTurn) untrack(chime);
  });
  $effect(() => {
    const number = waiting() + unread();
    document.title = `${store().myTurn ? "● " : ""}${number > 0 ? `(${number}) ` : ""}${title()}`;
    showBadge(number + Number(store().myTurn));
  });
  let waited = 0;
  $effect(() => {
    if (waiting() > waited) untrack(bell);
    waited = waiting();
  });
  $effect(() => {
    const kinds = (store().fresh.at(-1)?.rolls ?? []).map((roll) => roll.said?.split(" ")[0] ?? "");
    const dice = kinds.filter((kind) => client()?.dice?.includes(kind)).length;
    if (dice > 0) untrack(() => rattle(dice));
  });
  // Only what happens while one looks is heard, not what had happened before.
  let heardOver = true;
  $effect(() => {
    if (store().over && !heardOver) untrack(fanfare);
    heardOver = store().over || store().log.length === 0;
  });
}
