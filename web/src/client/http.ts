/** Asks the server over HTTP. What it refuses comes back as a `Problem` with one line for people, in their language. */
import { untrack } from "svelte";
import type { TableInfo, WatchPass } from "../wire";
import { storage } from "./storage.svelte";

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly wait = 0,
  ) {
    super(message);
  }

  /** Whether nobody answered at all. */
  get away(): boolean {
    return this.status === 0;
  }
}

let bearer: string | null = null;

/** The session whose owner asks from now on. */
export function signInWith(session: string | null): void {
  bearer = session;
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token: string | null = bearer,
): Promise<T> {
  // The browser may prefer another language than the one that was chosen here; whoever asks need not ask again for it.
  const headers: Record<string, string> = {
    "accept-language": untrack(() => storage.settings.lang),
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, "");
  }
  if (!answer.ok)
    throw new Problem(
      answer.status,
      await line(answer),
      Number(answer.headers.get("retry-after") ?? 0),
    );
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.startsWith("application/json") ? await answer.json() : await answer.text()) as T;
}

async function line(answer: Response): Promise<string> {
  try {
    const told = (await answer.json()) as { error?: string; detail?: string };
    return told.error ?? told.detail ?? answer.statusText;
  } catch {
    return answer.statusText;
  }
}

const place = encodeURIComponent;
export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const tablePath = (table: string, rest = ""): string => `/api/tables/${place(table)}${rest}`;

/** What opens a table that is not for everybody: the token of a seat kept here, or the host's; else the session. */
export function keyOf(table: string): string | null {
  const mine = untrack(() => storage.table(table));
  return mine?.seats[0]?.token ?? mine?.host ?? bearer;
}

/** Reads something of a table, as somebody who may belong to it. */
export const getOf = <T>(table: string, rest: string): Promise<T> =>
  ask<T>("GET", tablePath(table, rest), undefined, keyOf(table));

/** What a link to something of a table must carry, as the browser follows it without a token: nothing, unless the table is for its players alone. */
export async function linkPass(table: string): Promise<string> {
  const info = await get<TableInfo>(tablePath(table));
  if (info.watch !== "nobody" || !keyOf(table)) return "";
  return `watch=${(await ask<WatchPass>("POST", tablePath(table, "/pass"), {}, keyOf(table))).watch}`;
}

export const gamePath = (game: string, rest = ""): string => `/api/games/${place(game)}${rest}`;
