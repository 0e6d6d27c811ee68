/** Where players' plates are: cards fly from them, coins go to them. */
import { seatWord } from "../client/speaker";

export interface Way {
  x: number;
  y: number;
}

/** The way from the middle of something to the plate of a player, in pixels; null where no plate is seen. */
export function wayToPlate(from: Element, seat: number | null): Way | null {
  const plate =
    seat === null ? null : document.querySelector(`.seats > [data-seat="${seatWord(seat)}"]`);
  if (!plate) return null;
  const [there, here] = [plate.getBoundingClientRect(), from.getBoundingClientRect()];
  return {
    x: there.left + there.width / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
  };
}

const FLIGHT = 420;
const BACK = 300;
/** In a shorter act a card does not fly back. */
const LEAST = 1100;

interface Flight {
  seat: number | null;
  /** How long all of it takes; null for something that stays. */
  during: number | null;
  moves: boolean;
}

/** An attachment: flies in from a player's plate and settles, and back there when its time is over. */
export const fromPlate =
  ({ seat, during, moves }: Flight) =>
  (node: HTMLElement): (() => void) | undefined => {
    const way = moves ? wayToPlate(node, seat) : null;
    if (!way) return undefined;
    const away = `translate(${way.x.toFixed(0)}px, ${way.y.toFixed(0)}px) perspective(60rem)`;
    const come = node.animate(
      [
        { transform: `${away} rotateY(80deg) scale(0.12)`, opacity: 0.2 },
        {
          transform: "translate(0, 0) perspective(60rem) rotateY(-8deg) scale(1.05)",
          opacity: 1,
          offset: 0.75,
        },
        { transform: "none", opacity: 1 },
      ],
      { duration: FLIGHT, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
    const go =
      during !== null && during >= LEAST
        ? node.animate(
            [
              { transform: "none", opacity: 1 },
              { transform: `${away} rotateY(0deg) scale(0.12)`, opacity: 0 },
            ],
            {
              duration: BACK,
              delay: during - BACK,
              easing: "cubic-bezier(.6,0,.9,.4)",
              fill: "forwards",
            },
          )
        : null;
    return () => {
      come.cancel();
      go?.cancel();
    };
  };
