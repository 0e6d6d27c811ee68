// Load on boardgame.io's server, on loopback: run_boardgame_io.cjs VIEWS TABLES MOVES
//
// VIEWS is a JSON file with one view for each seat. A move changes a counter; each seat is then sent its whole view, as
// boardgame.io does. Every seat answers as soon as it is its turn. The CPU time is that of the server's process alone.

const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");

const WARM = 20; // moves of each table before the measurement
const [, script, file, tables, moves] = process.argv;

async function serve() {
  const { Server } = require("boardgame.io/server");
  const views = JSON.parse(readFileSync(file, "utf8"));
  const game = {
    name: "views",
    setup: () => ({ count: 0, views }),
    playerView: ({ G, playerID }) => ({ count: G.count, view: G.views[Number(playerID)] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { answer: ({ G }) => ({ ...G, count: G.count + 1 }) },
  };
  console.log = console.info = () => {}; // one line for each request otherwise
  const running = await Server({ games: [game], origins: [true] }).run({ port: 0 });
  process.on("message", () => process.send({ cpu: process.cpuUsage() }));
  process.send({ port: running.appServer.address().port });
}

async function drive() {
  const { io } = require("socket.io-client");
  const server = fork(script, [file, tables, moves], { env: { ...process.env, SERVE: "1" } });
  const heard = () => new Promise((done) => server.once("message", done));
  const { port } = await heard();
  const address = `http://127.0.0.1:${port}/views`;
  const sockets = [];
  let count = 0;
  let told = () => {};
  for (let table = 0; table < Number(tables); table += 1) {
    const matchID = `table-${table}`; // created by the first socket that asks for it
    for (const playerID of ["0", "1", "2", "3"]) {
      const socket = io(address, { transports: ["websocket"], forceNew: true });
      sockets.push(socket);
      const answer = (state) => {
        if (state.ctx.currentPlayer !== playerID) return;
        count += 1;
        told();
        const payload = { type: "answer", args: [], playerID };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      };
      socket.on("sync", (_, { state }) => answer(state));
      socket.on("update", (_, state) => answer(state));
      socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 4));
    }
  }
  const reach = (target) =>
    new Promise((done) => {
      told = () => count >= target && done();
      told();
    });
  const cpu = async () => {
    const answer = heard();
    server.send("cpu");
    const used = (await answer).cpu;
    return (used.user + used.system) / 1e6;
  };
  await reach(WARM * Number(tables));
  const [before, begun, first] = [await cpu(), performance.now(), count];
  await reach(first + Number(moves) * Number(tables));
  const [spent, seconds, made] = [(await cpu()) - before, (performance.now() - begun) / 1e3, count - first];
  for (const socket of sockets) socket.disconnect();
  server.kill();
  process.stdout.write(JSON.stringify({ moves_per_core: made / spent, moves_per_second: made / seconds }));
  process.exit(0);
}

if (process.env.SERVE) serve();
else drive();
