/** What the parts of the table share about deals and no server knows: the tray, the offer that is looked at. */
import { emptyBargain, type Bargain } from "./bargain";
import { sideOf, type Position } from "./position";

class Trade {
  /** The bargain in the trade tray; null while that is closed. */
  bargain = $state.raw<Bargain | null>(null);
  /** Why the bargain cannot be offered as it stands, by the key of the rule. */
  refused = $state<string | null>(null);
  /** The offer that lies over the board. */
  looked = $state<number | null>(null);
  /** Offers that were put off. */
  later = $state.raw<number[]>([]);

  /** Open the tray, to the only other player if there is just one. */
  open(position: Position, seat: number | null): void {
    const mine = sideOf(position, seat);
    const others = position.sides.filter((side) => side !== mine && !side.gone);
    const [only, second] = others.map((side) => side.id);
    this.bargain ??= {
      ...emptyBargain(Math.max(1, position.governors.length)),
      partners: only !== undefined && second === undefined ? [only] : [],
    };
    this.looked = null;
  }

  close(): void {
    this.bargain = null;
  }

  putOff(offer: number): void {
    if (!this.later.includes(offer)) this.later = [...this.later, offer];
    if (this.looked === offer) this.looked = null;
  }

  clear(): void {
    this.bargain = null;
    this.looked = null;
    this.later = [];
  }
}

export const trade = new Trade();
