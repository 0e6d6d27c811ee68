/** How a game has ended: the places as the rules tell them, and what everybody has. */
import type { Placed } from "../../standing";
import type { GameData } from "./data";
import type { Position, Side } from "./position";

export interface Holdings {
  territories: number;
  guilds: number;
  /** Levels of development that are active. */
  levels: number;
}

export interface Row extends Placed, Holdings {
  side: Side;
}

export function holdingsOf(position: Position, data: GameData, side: Side): Holdings {
  const owned = [...position.titles.values()].filter((title) => title.owner === side.id);
  return {
    territories: owned.filter((title) => data.territories.has(title.id)).length,
    guilds: owned.filter((title) => data.guilds.has(title.id)).length,
    levels: owned.reduce((sum, title) => sum + title.active, 0),
  };
}

export const rowsOf = (standing: Placed[], position: Position, data: GameData): Row[] =>
  standing.flatMap((placed) => {
    const side = position.sides[placed.seat];
    return side ? [{ ...placed, side, ...holdingsOf(position, data, side) }] : [];
  });
