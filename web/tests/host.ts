/** A server on paper that hosts one table, honest unless it is told to tamper with what it says: the test plays the host.
 *
 * It keeps to the order of `docs/fairness.md`: commitment, frozen seats, hashes, signed list, numbers, rolls, report. */
import { compare, type Comparison } from "../src/fair/compare";
import { heardSealed, meet, takePart, willing } from "../src/fair/device";
import { memories, type Sealed } from "../src/fair/memory.svelte";
import type { Player, Report } from "../src/fair/report";
import { verify, Wrong } from "../src/fair/verify";
import { storage } from "../src/client/storage.svelte";
import type { TableInfo } from "../src/wire";
import { link, Maker, number, sealedBytes, sha, Signer } from "./maker";

export const TABLE = "a table";
/** The seats of the device, of somebody else, and of a bot. */
export const MINE = 0;
export const OTHER = 1;
export const BOT = 2;
const OWN = { seat: MINE, token: "mine" };

type Stage = "open" | "hashes" | "nonces" | "running" | "over";
export type Agreeing = NonNullable<TableInfo["agreement"]>;

/** What a host may alter: each gets what the honest host would say, and says something else. */
export interface Tampering {
  info?: (info: TableInfo, host: PaperHost) => TableInfo;
  sealed?: (told: Sealed[], host: PaperHost) => Sealed[];
  report?: (report: Report, host: PaperHost) => Report;
  /** The numbers the rolls are made with, once all are known. */
  numbers?: (numbers: (string | null)[], host: PaperHost) => (string | null)[];
}

const hashOf = (nonce: string): string => sha(Buffer.from(nonce, "hex")).toString("hex");

/** What such a host says of everything but its table: nothing. */
const LISTS: Record<string, unknown> = {
  games: [],
  characters: [],
  chat: { lines: [] },
  invitation: { links: [], only_here: true, can_open: false },
};
/** Reference card, glossary and tips of a game. */
const AIDS = { tips: [], glossary: [] };

export class PaperHost {
  stage: Stage = "open";
  looks = 0;
  signer = new Signer("server");
  maker: Maker;
  hashes: (string | null)[] = [null, hashOf(number(OTHER)), null];
  nonces: (string | null)[] = [null, number(OTHER), null];
  /** Everything this host was sent, in order. */
  heard: { path: string; body: Record<string, unknown> }[] = [];

  constructor(
    readonly tampering: Tampering = {},
    readonly seed = "secret",
  ) {
    this.maker = new Maker({
      table: TABLE,
      secret: seed,
      signer: this.signer,
      numbers: [null, null, null],
    });
  }

  /** What the honest host would say of its table. */
  honest(): TableInfo {
    const seats = [
      { kind: "person", name: "Ann", bot: null, nonce_by: "client" },
      { kind: "person", name: "Ben", bot: null, nonce_by: "client" },
      { kind: "bot", name: "Ida", bot: "steady", nonce_by: "server" },
    ];
    const status = this.stage === "hashes" || this.stage === "nonces" ? "open" : this.stage;
    return {
      table: TABLE,
      game: "dice",
      title: "",
      status,
      seats,
      commitment: this.maker.commitment(),
      agreement: this.agreement(),
    } as unknown as TableInfo;
  }

  agreement(): Agreeing | null {
    if (this.stage !== "hashes" && this.stage !== "nonces") return null;
    const players: Player[] = ["person", "person", "bot"];
    if (this.stage === "hashes")
      return {
        stage: "hashes",
        ends: 0,
        players,
        nonce_hashes: this.hashes,
        hash: null,
        signature: null,
      };
    return { stage: "nonces", ends: 0, ...this.list(players, this.hashes) };
  }

  /** A list of hashes with its hash and signature: all a host needs to make one it likes better. */
  list(
    players: Player[],
    hashes: (string | null)[],
  ): { players: Player[]; nonce_hashes: (string | null)[]; hash: string; signature: string } {
    const hash = link("nonce hashes", this.maker.agreement.committed, players, hashes);
    return {
      players,
      nonce_hashes: hashes,
      hash,
      signature: this.signer.sign("nonce hashes", TABLE, hash),
    };
  }

  info(): TableInfo {
    const honest = structuredClone(this.honest());
    return this.tampering.info?.(honest, this) ?? honest;
  }

  /** Stands in for `fetch`. */
  answer = (path: string, init?: { body?: string }): Promise<Response> => {
    const body = init?.body ? (JSON.parse(init.body) as Record<string, unknown>) : null;
    if (body) this.heard.push({ path, body });
    const refused = body && this.take(body);
    const told = refused
      ? { error: "not now" }
      : path.includes("/aids/")
        ? AIDS
        : (LISTS[path.split("/").at(-1) ?? ""] ?? this.info());
    return Promise.resolve(
      new Response(JSON.stringify(told), {
        status: refused ? 409 : 200,
        headers: { "content-type": "application/json" },
      }),
    );
  };

  private take(body: Record<string, unknown>): boolean {
    if (typeof body["hash"] === "string") {
      if (
        this.stage !== "hashes" ||
        (this.hashes[MINE] !== null && this.hashes[MINE] !== body["hash"])
      )
        return true;
      this.hashes[MINE] = body["hash"];
      this.stage = "nonces";
    } else if (typeof body["nonce"] === "string") {
      if (this.stage !== "nonces" || hashOf(body["nonce"]) !== this.hashes[MINE]) return true;
      this.nonces[MINE] = body["nonce"];
      this.begin();
    }
    return false;
  }

  /** Time is up, or all is in: the game begins. A seat without its number gets the fixed one. */
  begin(): void {
    const withheld = this.hashes.map((hash, seat) =>
      hash !== null && this.nonces[seat] === null ? "withheld" : (this.nonces[seat] ?? null),
    );
    const numbers = this.tampering.numbers?.(withheld, this) ?? withheld;
    this.maker = new Maker({ table: TABLE, secret: this.seed, signer: this.signer, numbers });
    // A hash without its number stands in the list as it was given.
    this.maker.relist(this.hashes);
    this.stage = "running";
  }

  /** What is sent over the socket while some turns are played: the newest hash of each. */
  play(): Sealed[] {
    const told: Sealed[] = [];
    this.maker.play(4, () => told.push(this.maker.sealed()));
    this.maker.end();
    told.push(this.maker.sealed());
    this.stage = "over";
    return this.tampering.sealed?.(told, this) ?? told;
  }

  report(): Uint8Array {
    const report = structuredClone(this.maker.report());
    return sealedBytes(this.tampering.report?.(report, this) ?? report);
  }
}

/** What an evening at a table came to, as the device sees it. */
export interface Evening {
  /** What was rolled, if a report was accepted. */
  hash: string | null;
  wrong: string | null;
  objections: string[];
  same: Comparison["same"][number]["what"][];
  not: string[];
  gave: boolean;
}

/** So often a device looks until the host's time is up. */
const LOOKS = 6;

/** A device joins the table, takes part in its dice, plays to the end, and checks the report. */
export async function evening(
  host: PaperHost,
  words: string[] = ["build area 0", "pass", "build area 2", "pass"],
): Promise<Evening> {
  meet(host.info());
  const gives = willing(TABLE);
  storage.keep(TABLE, { seats: [{ ...OWN, name: "Ann", gives }] });
  host.stage = "hashes";
  let now = host.info();
  for (host.looks = 0; host.looks < LOOKS && now.status === "open"; host.looks++)
    now = await takePart(host.info(), storage.table(TABLE)?.seats ?? []);
  if (host.stage === "hashes" || host.stage === "nonces") host.begin();
  meet(host.info());
  const told = host.play();
  for (const one of words) memories.answered(TABLE, MINE, one);
  for (const one of told) heardSealed(TABLE, one);
  return checked(host);
}

/** The device checks the report of its table. */
export function checked(host: PaperHost): Evening {
  const memory = memories.of(TABLE);
  const gave = host.heard.some((one) => "nonce" in one.body);
  const seen = memory.objections.map((one) => one.what);
  try {
    const found = verify(host.report());
    const { objections, same, not } = compare(
      found.report,
      memory,
      memories.server,
      storage.table(TABLE),
      TABLE,
    );
    return {
      hash: found.hash,
      wrong: null,
      objections,
      same: same.map((one) => one.what),
      not,
      gave,
    };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { hash: null, wrong: error.message, objections: seen, same: [], not: [], gave };
  }
}
