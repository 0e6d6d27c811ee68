/** What the parts of the board share and no server knows: what is looked at, what is being drafted. */
import type { AgentDraft } from "./deploy";

export interface Preview {
  way: "on" | "back";
  dice: number;
}

class Selection {
  /** The place whose card is open. */
  chosen = $state<string | null>(null);
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  agents = $state.raw<AgentDraft>({});
  preview = $state.raw<Preview | null>(null);

  clear(): void {
    this.chosen = null;
    this.pointed = null;
    this.agents = {};
    this.preview = null;
  }
}

export const selection = new Selection();
