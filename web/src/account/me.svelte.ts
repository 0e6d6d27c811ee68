/** The profile of whoever is signed in here: read, changed, left. Every part of the account page works through it. */
import { untrack } from "svelte";
import { problemOf } from "../client/problems";
import { ask, get, Problem, signInWith } from "../client/http";
import { t } from "../client/i18n.svelte";
import { go } from "../client/route.svelte";
import { storage } from "../client/storage.svelte";
import { progress } from "../learn/progress.svelte";
import type { AccountChanges, AccountInfo } from "../wire";

export class Me {
  account = $state.raw<AccountInfo | null>(null);
  problem = $state("");
  done = $state("");

  load(): Promise<void> {
    return this.doing(async () => {
      // Whoever signs out does not ask again.
      signInWith(untrack(() => storage.session));
      this.account = await get<AccountInfo>("/api/me");
    });
  }

  /** Do something, and say what went wrong; who is not signed in any more is asked to sign in. */
  async doing(step: () => Promise<void>): Promise<void> {
    this.problem = this.done = "";
    try {
      await step();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) this.signedOut();
      else this.problem = problemOf(error);
    }
  }

  change(changes: AccountChanges): Promise<void> {
    return this.doing(async () => {
      this.account = await ask<AccountInfo>("PATCH", "/api/me", changes);
      this.done = t("saved");
    });
  }

  signOut(everywhere: boolean): Promise<void> {
    return this.doing(async () => {
      await ask("DELETE", everywhere ? "/api/sessions" : "/api/session");
      this.signedOut();
    });
  }

  leave(): Promise<void> {
    return this.doing(async () => {
      await ask("DELETE", "/api/me");
      this.signedOut();
    });
  }

  /** Whoever signs out leaves no progress to the next person; whoever never signed in keeps theirs. */
  private signedOut(): void {
    if (storage.session !== null) progress.forget();
    storage.setSession(null);
    signInWith(null);
    go("sign-in");
  }
}
