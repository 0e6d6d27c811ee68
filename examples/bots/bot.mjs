// A bot for Meridian in JavaScript: it speaks the line protocol of docs/own-bots.md.
//
//     meridian simulate globetrotters --seats examples/bots/bot.mjs,steady
//
// Each line that comes in is a JSON object; each line that goes out answers it. Write notes for yourself to
// console.error: standard output is for answers alone.

import { createInterface } from "node:readline";

let table = null; // what the game began with: game, seats, seat, seed
let draw = null; // numbers from 0 to 1, the same for the same seed

function seeded(text) {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

// Your bot begins here. `question.options` are the legal answers, `question.view` is what your seat knows.
function choose(question) {
  const moves = question.options.filter((option) => !option.startsWith("pass"));
  const from = moves.length ? moves : question.options;
  return from[Math.floor(draw() * from.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "start") {
    table = told;
    draw = seeded(table.seed);
    console.log(JSON.stringify({ type: "ready", protocol: 1 }));
  } else {
    const answer = told.unasked ? null : choose(told); // null: nothing to say without being asked
    console.log(JSON.stringify({ id: told.id, answer }));
  }
}
