import { expect, test } from "vitest";
import { bgStatsLink } from "../src/replay/bgstats";
import { pack, unpack } from "../src/replay/packed";
import type { Timeline } from "../src/replay/told";
import type { TableInfo } from "../src/wire";

test("a packed journal is read again, and nothing else is", async () => {
  const text = '{"header": {"game": "x"}}\n["p1", "zieh nach Zürich", "00"]\n'.repeat(40);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 5);
  expect(await unpack(packed)).toBe(text);
  expect(await unpack(packed.slice(0, -9))).toBeNull();
  expect(await unpack("no journal!")).toBeNull();
  expect(await unpack(await pack("x".repeat(1 << 20)))).toHaveLength(1 << 20);
  // A few letters must not fill the memory of whoever opens them.
  const bomb = await new Response(
    new Blob(["x".repeat(3 << 20)]).stream().pipeThrough(new CompressionStream("deflate-raw")),
  ).arrayBuffer();
  expect(await unpack(btoa(String.fromCharCode(...new Uint8Array(bomb))))).toBeNull();
});

test("a result becomes a link that names players, points and the winner", () => {
  const info = {
    table: "t1",
    game: "globopolis",
    created: new Date(2026, 10, 17, 8, 5, 9).getTime() / 1000,
    seats: [
      { name: "Ann & Co", bot: null },
      { name: "Ada", bot: "steady" },
    ],
  } as unknown as TableInfo;
  const line = { scores: [5, 9], places: [2, 1], turns: [{ number: 1, seat: 1, round: 1 }] };
  const address = bgStatsLink(info, "Globopolis", line as unknown as Timeline);
  const told = JSON.parse(new URL(address ?? "").searchParams.get("data") ?? "") as unknown;
  expect(told).toMatchObject({
    sourcePlayId: "t1",
    playDate: "2026-11-17 08:05:09",
    game: { name: "Globopolis", highestWins: true },
    players: [
      { name: "Ann & Co", score: "5", winner: false, startPlayer: false },
      { name: "Ada", score: "9", rank: 1, winner: true, startPlayer: true },
    ],
  });
  expect(
    bgStatsLink(info, "Globopolis", { ...line, scores: [] } as unknown as Timeline),
  ).toBeNull();
});
