/** Coming in: whoever has signed in keeps the session on this device, and what was played here before becomes theirs. */
import { problemOf } from "../client/problems";
import { post, signInWith } from "../client/http";
import { go } from "../client/route.svelte";
import { storage } from "../client/storage.svelte";
import { progress } from "../learn/progress.svelte";
import { nameProblem } from "../lobby/names.svelte";
import type { Session } from "../wire";
import { w } from "./words";

export class Entering {
  busy = $state(false);
  problem = $state("");
  /** Recovery codes of a new profile: they are shown before anything else. */
  codes = $state.raw<string[]>([]);

  /** Do something, and say what went wrong. */
  async doing(step: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await step();
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.busy = false;
  }

  /** Sign this device in with what the server answers. */
  enter(asked: () => Promise<Session | null>): Promise<void> {
    return this.doing(async () => {
      const found = await asked();
      if (found === null) {
        this.problem = w("passkey-failed");
        return;
      }
      storage.setSession(found.session);
      signInWith(found.session);
      if (nameProblem(found.account.name) === null) storage.set({ name: found.account.name });
      await progress.merge();
      await bringSeats();
      this.codes = found.recovery ?? [];
      if (this.codes.length === 0) go("account");
    });
  }
}

/** The seats that were taken on this device belong to the profile from now on, unless they are somebody else's. */
async function bringSeats(): Promise<void> {
  for (const { token } of storage.tables.flatMap((one) => one.seats))
    await post("/api/me/seats", { token }).catch(() => undefined);
}
