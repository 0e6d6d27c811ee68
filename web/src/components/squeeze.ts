/** Words that cannot be broken and are wider than their place are set narrower, so that none is cut. */
import type { Action } from "svelte/action";

const due = new Set<HTMLElement>();
const all = new Set<HTMLElement>();

/** Whatever is due in a frame is measured together, before anything is set: each look at a page that has just been
 * changed lays it out anew. */
function fit(): void {
  const parts = [...due].map((node) => [node, node.clientWidth / node.scrollWidth] as const);
  due.clear();
  for (const [node, part] of parts)
    node.style.scale = part > 0 && part < 1 ? `${part.toFixed(3)} 1` : "";
}

function wants(node: HTMLElement): void {
  if (due.size === 0) requestAnimationFrame(fit);
  due.add(node);
}

let heard = false;
/** Letters of a font that has come are wider or narrower. */
function hearFonts(): void {
  if (heard) return;
  heard = true;
  document.fonts.addEventListener("loadingdone", () => all.forEach(wants));
}

export const squeeze: Action<HTMLElement, string> = (node) => {
  hearFonts();
  all.add(node);
  // It is told of the size at the beginning, too.
  const sizes = new ResizeObserver(() => wants(node));
  sizes.observe(node);
  node.style.transformOrigin = "0 50%";
  return {
    update: () => wants(node),
    destroy: () => {
      sizes.disconnect();
      all.delete(node);
      due.delete(node);
    },
  };
};
