/** A picture for any game that has no board of its own: cards, counters, tokens, and a map if the game brings one. */
import { get } from "../client/http";
import type { GameClient } from "../games/contract";
import Board from "./Board.svelte";
import { drawings } from "./drawings.svelte";
import type { Drawing } from "./things";

/** The client of a game without a board. */
export async function genericClient(game: string): Promise<GameClient> {
  drawings.now = await get<Drawing>(`/api/games/${encodeURIComponent(game)}/drawing`);
  return { Board };
}
