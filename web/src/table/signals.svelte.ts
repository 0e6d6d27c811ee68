/** What reaches somebody who looks elsewhere: small sounds, a mark in the title of the window, a number on its icon. */
import { untrack } from "svelte";
import type { GameClient } from "../games/contract";
import { showBadge } from "../client/badge";
import { sound } from "../client/sound";
import type { Scene } from "../scenes/scene";
import { cuesOf } from "../sounds/acts";
import { pulse, timeOf } from "./clocktime.svelte";
import type { TableStore } from "./store.svelte";

/** Milliseconds between the sounds of one act. */
const APART = 320;
/** So many seconds before its end a clock is heard. */
const SHORT = 10;

/** Follows a table as long as the component lives that calls this while it is made. */
export function signal(
  store: () => TableStore,
  client: () => GameClient | null,
  title: () => string,
  offers: () => number,
  unread: () => number,
  look: () => Scene["look"] | null,
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
    if (store().myTurn) untrack(() => sound("turn"));
  });
  $effect(() => {
    const number = waiting() + unread();
    document.title = `${store().myTurn ? "● " : ""}${number > 0 ? `(${number}) ` : ""}${title()}`;
    showBadge(number + Number(store().myTurn));
  });
  let waited = 0;
  $effect(() => {
    if (waiting() > waited) untrack(() => sound("offer"));
    waited = waiting();
  });
  let said = 0;
  $effect(() => {
    if (unread() > said) untrack(() => sound("chat"));
    said = unread();
  });
  // By its act, not by when it came: what is shown one after the other is heard so. An act that stays has been heard.
  let heard: object | null = null;
  $effect(() => {
    const staged = store().staged;
    const lines = staged?.lines ?? null;
    if (staged && lines !== heard)
      untrack(() => {
        const cues = cuesOf(
          staged,
          staged.during > 0 ? look() : null,
          client() ?? {},
          store().seat,
        );
        cues.forEach(({ sound: name, many }, at) =>
          at === 0 ? sound(name, many) : setTimeout(() => sound(name, many), at * APART),
        );
      });
    heard = lines;
  });
  // The last seconds of one's own clock are counted.
  const seconds = $derived.by((): number | null => {
    const { clock, seat, ahead, myTurn } = store();
    const time = clock && seat !== null && myTurn ? timeOf(clock, seat, pulse.now - ahead) : null;
    const left = time?.runs ? Math.ceil(time.left) : SHORT + 1;
    return left > 0 && left <= SHORT ? left : null;
  });
  $effect(() => {
    if (seconds !== null) untrack(() => sound("tick"));
  });
  $effect(() => {
    const tapped = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("button, [role=button], a.button"))
        sound("tap");
    };
    document.addEventListener("click", tapped, true);
    return () => document.removeEventListener("click", tapped, true);
  });
  // Only what happens while one looks is heard, not what had happened before.
  let heardOver = true;
  $effect(() => {
    if (store().over && !heardOver) untrack(() => sound("win"));
    heardOver = store().over || store().log.length === 0;
  });
}
