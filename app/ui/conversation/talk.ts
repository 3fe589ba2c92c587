import type { KeptPromise } from "#app/services/generated.ts";
import type { Notice } from "../banner.tsx";
import type { Cost } from "../proof/cost-line.tsx";

/** One of the two who talk. */
export interface Voice {
  name: string;
  /** What this role looks at; null for one of the writer's own. */
  lens: string | null;
}

/** One message; texts are Markdown. */
export interface Said {
  id: string;
  role: string;
  text: string;
  perspective: { role: string; response: string } | null;
  /** The most credits that its perspective may cost. */
  most: number;
}

/** A message that is being written. */
export interface Speaking {
  generation: string;
  role: string;
  /** What of it has come. */
  text: string;
}

/** A message that did not come to its end. */
export interface Broken {
  role: string;
  text: string;
  notice: Notice;
  /** Asked again, the writer that is here would say the same: nothing more comes. */
  isEnd: boolean;
}

export interface TalkProof {
  cost: Cost | null;
  promises: readonly KeptPromise[];
}

/** A session that another one branches off, or that branches off it. */
export interface Branch {
  id: string;
  title: string;
  branches: readonly Branch[];
}

/** A session as its page shows it. */
export interface Talk {
  id: string;
  title: string;
  /** What it is about, as Markdown. */
  text: string;
  voices: readonly [Voice, Voice];
  /** Why these two; empty where they were named. */
  reason: string;
  said: readonly Said[];
  /** The most messages that it may have. */
  limit: number;
  /** The most credits that its next message costs; null when it is complete, and while nothing of it is stored. */
  most: number | null;
  speaking: Speaking | null;
  broken: Broken | null;
  /** Of the newest message: what it cost, and what was promised of it. */
  proof: TalkProof | null;
  tree: Branch;
  /** The message whose other perspective is asked for, and the role whose it is while it is being written. */
  asked: { message: string; writing: string | null; notice: Notice | null } | null;
}

/** So many messages come by themselves when a session was begun. */
export const firstMessages = 4;
const moreMessages = 2;

/** Who speaks next: the roles take turns. */
export const nextVoice = ({ voices, said }: Pick<Talk, "voices" | "said">): string =>
  said.at(-1)?.role === voices[0].name ? voices[1].name : voices[0].name;

/** How many messages there are when it was gone on with: the first four, then two more, never above the limit. */
export function goalOf({ said, limit }: { said: number; limit: number }): number {
  return said < firstMessages ? Math.min(firstMessages, limit) : Math.min(said + moreMessages, limit);
}
