// @vitest-environment happy-dom

import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ask, Problem } from "../src/client/http";
import { storage } from "../src/client/storage.svelte";

let server: Server;
let heard: IncomingMessage[];

beforeEach(async () => {
  heard = [];
  server = createServer((asked, answer) => {
    heard.push(asked);
    answer.writeHead(422, { "content-type": "application/json" });
    answer.end('{"error": "so not"}');
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // This page is one of that server's.
  const page = window as unknown as { happyDOM: { setURL(url: string): void } };
  page.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterEach(() => new Promise((ended) => server.close(ended)));

it("asks in the language of the settings, whatever the browser prefers", async () => {
  for (const lang of ["de", "en"] as const) {
    storage.set({ lang });
    await expect(ask("GET", "/api/games")).rejects.toEqual(new Problem(422, "so not"));
    expect(heard.at(-1)?.headers["accept-language"]).toBe(lang);
  }
});
