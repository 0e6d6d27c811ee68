/** Asks the map that an element lies on to bring a part of itself into view, given in pixels of the window. */

/** A rectangle of the window. */
export interface Wanted {
  left: number;
  top: number;
  width: number;
  height: number;
}

const REVEAL = "meridian-reveal";

export const askToReveal = (element: Element, wanted: Wanted): boolean =>
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, detail: wanted }));

/** Hear what something on a map asks for; what comes back ends it. */
export function onReveal(map: Element, reveal: (wanted: Wanted) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) reveal(event.detail as Wanted);
  };
  map.addEventListener(REVEAL, hear);
  return () => map.removeEventListener(REVEAL, hear);
}
