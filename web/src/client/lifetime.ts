import { onDestroy } from "svelte";

/**
 * Tells whether the component that called this is still shown.
 *
 * Code that goes on after an answer or a wait asks before it reads props or `$derived` values: those of a component
 * that is gone are stale, and Svelte warns. The lint rule `stale-after-wait` finds what does not ask.
 */
export function lifetime(): () => boolean {
  let alive = true;
  onDestroy(() => (alive = false));
  return () => alive;
}
