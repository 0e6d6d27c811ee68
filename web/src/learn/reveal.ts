/** On a small screen a map shows a part of the world: it goes to what a lesson speaks of. */
import { askToReveal } from "../map/reveal";
import { around, elementsOf, sideBeyond } from "./points";

/** Bring what some points mean into view; the first of them, if there is no room for all. Tells whether it was not. */
export function reveal(points: readonly string[], page: ParentNode = document): boolean {
  const board = page.querySelector("#board");
  const edges = board?.getBoundingClientRect();
  if (!board || !edges) return false;
  const things = points
    .map((point) => (elementsOf(point, page)[0] ?? []).filter((one) => board.contains(one)))
    .filter((found) => found.length > 0)
    .map((found) => ({ found, box: around(found.map((one) => one.getBoundingClientRect())) }));
  const [first] = things;
  const whole = around(things.map(({ box }) => box));
  const beyond = things.find(({ box }) => sideBeyond(box, edges) !== null);
  if (!first || !beyond) return false;
  const all = whole.width <= edges.width;
  if (!all && beyond !== first) return false;
  const [asks] = first.found;
  if (asks) askToReveal(asks, all ? whole : first.box);
  return true;
}
