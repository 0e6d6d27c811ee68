/** A socket without a network: the test plays the server. */
import type { Socket } from "../src/table/connection";
import type { FromClient, ToClient } from "../src/wire";

export class PaperSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: FromClient[] = [];
  closed = false;
  /** 1: open; 2: closing, and what is sent then is lost. */
  readyState = 1;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something, in one frame. */
  says(...messages: ToClient[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  opens(): void {
    this.onopen?.({} as never);
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }

  last(): FromClient & { key?: string } {
    const found = this.sent.at(-1);
    if (!found) throw new Error("nothing was sent");
    return found;
  }
}

export function welcome(changes: Partial<Extract<ToClient, { type: "welcome" }>> = {}): ToClient {
  return {
    type: "welcome",
    table: "t",
    seat: 0,
    branch: 1,
    number: 2,
    log: [fact("one"), fact("two")],
    asked: ["p1"],
    question: null,
    unasked: [],
    over: false,
    ...changes,
  };
}

export const fact = (
  key: string,
  args: Record<string, string | number> = {},
): { key: string; args: Record<string, string | number>; clauses: string[] } => ({
  key,
  args,
  clauses: [],
});
