/** What the parts of the board share and no server knows: what is looked at, what is being drafted. */
import type { Plain } from "../../../wire";
import { AgentPlan } from "./agents.svelte";
import type { Prospect } from "./conflict";

export interface Preview {
  way: "on" | "back";
  dice: number;
}

/** The roll that follows the Option Phase, before the phase is over. */
export interface RollAhead {
  answers: string[];
  reach: Plain;
}

class Selection {
  /** The place whose card is open. */
  chosen = $state<string | null>(null);
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  readonly agents = new AgentPlan();
  preview = $state.raw<Preview | null>(null);
  ahead = $state.raw<RollAhead | null>(null);
  /** The attack that is looked at before it is declared, with its chance in words. */
  looked = $state.raw<{ source: string; target: string; chance: string } | null>(null);
  /** How the conflict under way would end, as far as it is known. */
  prospect = $state.raw<Prospect | null>(null);

  clear(): void {
    this.chosen = null;
    this.pointed = null;
    this.agents.clear();
    this.preview = null;
    this.ahead = null;
    this.looked = null;
    this.prospect = null;
  }
}

export const selection = new Selection();
