/** How a game has ended: who has what, the winners first. */
import type { GameData } from "./data";
import type { Position, Side } from "./position";

export interface Standing {
  side: Side;
  /** 1 for whoever is in front; sides with as many points share a place, but a winner is first alone. */
  place: number;
  won: boolean;
  territories: number;
  guilds: number;
  /** Levels of development that are active. */
  levels: number;
}

export function standingOf(position: Position, data: GameData): Standing[] {
  const won = (side: Side): boolean => position.winners.includes(side.id);
  const order = [...position.sides].sort(
    (a, b) =>
      Number(won(b)) - Number(won(a)) || Number(a.gone) - Number(b.gone) || b.points - a.points,
  );
  return order.map((side) => {
    const ahead = order.filter(
      (one) => (won(one) && !won(side)) || (won(one) === won(side) && one.points > side.points),
    );
    const owned = [...position.titles.values()].filter((title) => title.owner === side.id);
    return {
      side,
      place: ahead.length + 1,
      won: won(side),
      territories: owned.filter((title) => data.territories.has(title.id)).length,
      guilds: owned.filter((title) => data.guilds.has(title.id)).length,
      levels: owned.reduce((sum, title) => sum + title.active, 0),
    };
  });
}
