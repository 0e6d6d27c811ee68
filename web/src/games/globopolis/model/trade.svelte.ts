/** What the parts of the table share about deals and no server knows: the tray, the offer that is looked at. */
import {
  change,
  emptyBargain,
  endsOf,
  pileOf,
  waysOf,
  withPartners,
  type Bargain,
  type Half,
  type Pile,
  type Way,
} from "./bargain";
import { sideOf, type Offer, type Position, type Side } from "./position";
import { ANY, waitsFor } from "./terms";

const giverOf = (way: Way, side: string): boolean => [side, ANY].includes(endsOf(way)[0]);

class Trade {
  /** The bargain in the trade tray; null while that is closed. */
  bargain = $state.raw<Bargain | null>(null);
  /** The way that each half of the tray shows. */
  private chosen = $state.raw<Partial<Record<Half, Way>>>({});
  /** Why the bargain cannot be offered as it stands, by the key of the rule. */
  refused = $state<string | null>(null);
  /** A bargain with a text that was sent: the tray stays until the offer stands, for a server may refuse the words. */
  sent = $state.raw<Bargain | null>(null);
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

  /** The tray with a partner, whatever else was in it. */
  openWith(position: Position, seat: number | null, partner: string): void {
    this.open(position, seat);
    if (this.bargain && !this.bargain.partners.includes(partner))
      this.bargain = { ...withPartners(this.bargain, [partner], []), together: false };
  }

  /** Put somebody's Title into the deal. */
  ask(position: Position, seat: number | null, owner: string, title: string): void {
    this.openWith(position, seat, owner);
    const way = this.bargain && waysOf(this.bargain, "gets").find((one) => giverOf(one, owner));
    if (!this.bargain || !way) return;
    this.choose("gets", way);
    this.bargain = change(this.bargain, way, title, 1, 1);
  }

  /** The way that a half of the tray shows; what is tapped goes there. */
  way(half: Half): Way {
    const ways = waysOf(this.bargain ?? emptyBargain(1), half);
    return ways.find((one) => one === this.chosen[half]) ?? ways[0]!;
  }

  choose(half: Half, way: Way): void {
    this.chosen = { ...this.chosen, [half]: way };
  }

  /** What lies in a half of the tray. */
  pile(half: Half): Pile {
    return this.bargain ? pileOf(this.bargain, this.way(half)) : {};
  }

  /** The offer over the board: the one that is looked at, or else, unless a battle goes on, the first that waits for a
   * side and was not put off. */
  shown(position: Position, mine: Side | null, calm: boolean): Offer | null {
    return (
      position.offers.find((one) => one.number === this.looked) ??
      (calm && mine
        ? position.offers.find((one) => waitsFor(one, mine.id) && !this.later.includes(one.number))
        : undefined) ??
      null
    );
  }

  close(): void {
    this.bargain = null;
    this.sent = null;
  }

  putOff(offer: number): void {
    if (!this.later.includes(offer)) this.later = [...this.later, offer];
    if (this.looked === offer) this.looked = null;
  }

  clear(): void {
    this.close();
    this.looked = null;
    this.later = [];
  }
}

export const trade = new Trade();
