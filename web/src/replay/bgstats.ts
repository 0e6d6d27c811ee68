/** A result as a link that the app BG Stats takes over: the person who follows it decides what becomes of it. */
import type { TableInfo } from "../wire";
import type { Timeline } from "./told";

const ADDRESS = "https://app.bgstatsapp.com/createPlay.html";
const two = (number: number): string => String(number).padStart(2, "0");

/** Local time, as the app wants it. */
function dated(seconds: number): string {
  const at = new Date(seconds * 1000);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}

export function bgStatsLink(info: TableInfo, game: string, line: Timeline): string | null {
  if (line.scores?.length !== info.seats.length) return null;
  const play = {
    sourceName: "Meridian",
    sourcePlayId: info.table,
    playDate: dated(info.created),
    game: { name: game, sourceGameId: info.game, highestWins: true, noPoints: false },
    players: info.seats.map(({ name, bot }, seat) => ({
      name,
      sourcePlayerId: bot ? `bot ${name}` : name,
      startPlayer: line.turns[0]?.seat === seat,
      score: String(line.scores?.[seat]),
      rank: line.places?.[seat],
      winner: line.places?.[seat] === 1,
    })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
