/** The Agents that a player considers to place: each step is tried by the rules, which tell what is possible next. */
import type { Speaker } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict } from "../../plain";
import { deployAction, readPosts, withAgents, type AgentDraft, type Posts } from "./deploy";

export class AgentPlan {
  draft = $state.raw<AgentDraft>({});
  /** Where Agents may stand without any draft; null until it is told. */
  now = $state.raw<Posts | null>(null);
  private told = $state.raw<Posts | null>(null);
  /** Steps are tried one after the other: each begins with what the one before has led to. */
  private tried: Promise<void> = Promise.resolve();

  /** Where Agents may stand after the draft. */
  get posts(): Posts | null {
    return this.told ?? this.now;
  }

  /** One Agent more or less on a Title; nothing changes if the rules refuse that. */
  change(
    id: string,
    by: number,
    speaker: Speaker,
    effects: (action: string) => Promise<Plain>,
  ): Promise<void> {
    const step = async (): Promise<void> => {
      const before = this.draft;
      const post = this.posts?.titles.get(id);
      if (!post) return;
      const draft = withAgents(before, id, post.number + by, this.now);
      const action = deployAction(speaker, draft);
      const told = action === null ? {} : dict(await effects(action));
      const refused = action !== null && told["refusal"] !== null;
      if (refused || this.draft !== before) return;
      this.draft = draft;
      this.told = readPosts(told["posts"]);
    };
    this.tried = this.tried.then(step, step);
    return this.tried;
  }

  clear(): void {
    this.draft = {};
    this.told = null;
  }
}
