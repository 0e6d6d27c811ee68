/** Words that cannot be broken and are wider than their place are set narrower, so that none is cut. */
import type { Action } from "svelte/action";

export const squeeze: Action<HTMLElement, string> = (node) => {
  const fit = (): void => {
    node.style.scale = "";
    const part = node.clientWidth / node.scrollWidth;
    if (part > 0 && part < 1) node.style.scale = `${part.toFixed(3)} 1`;
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(node);
  node.style.transformOrigin = "0 50%";
  void document.fonts.ready.then(fit);
  return { update: fit, destroy: () => sizes.disconnect() };
};
