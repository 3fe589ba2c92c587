import type { ContentMode } from "#app/ui/badge.tsx";
import type { Cost } from "#app/ui/proof/cost-line.tsx";
import type { ProofBlock } from "#app/ui/proof/proof-marks.ts";
import type { ShownPromise } from "#app/ui/proof/promise-list.tsx";

/** The writer's words as the form holds them; `text` is Markdown. */
export interface EditorText {
  title: string;
  subTitle: string;
  text: string;
}

/** The content item on the sheet. */
export interface EditorDocument extends EditorText {
  /** The revision that the form starts from. */
  revision: number;
  mode: ContentMode;
  /** Characters of the text as it is typed; those of `text` if absent. */
  characters?: number;
  /** Words of the text. */
  words: number;
  /** Words divided by 200, rounded up. */
  minutes: number;
}

/** A text that ends where the model's room ended: the most credits that going on may cost, where that is known. */
export interface CutOff {
  most: number | null;
}

/** What is happening to the document; decided by the route's loader or action. */
export type EditorState =
  /** `promises`: of the generation that made the text, while it is unchanged; `cut`: it ends where the model's room ended. */
  | { kind: "editing"; promises?: readonly ShownPromise[]; cost?: Cost | null; cut?: CutOff | null }
  /** An edit of the text is proposed and undecided. */
  | {
      kind: "review";
      generation: string;
      /** The action's name. */
      action: string;
      /** From `toProofBlocks`. */
      blocks: readonly ProofBlock[];
      words: { before: number; after: number };
      promises: readonly ShownPromise[];
      cost: Cost | null;
      /** The proposal ends where the model's room ended. */
      cut: CutOff | null;
    }
  /** The writer is at work; `text` is what has come so far, Markdown. */
  | { kind: "running"; generation: string; action: string; text: string }
  /** It ended without an answer: the model failed, or the server stopped (`interrupted`). */
  | { kind: "failed" | "interrupted"; generation: string; action: string; text: string; message: string }
  /** The save met another one (409 revision_conflict): `mine` was sent, `saved` is stored. */
  | { kind: "conflict"; mine: EditorText; saved: EditorText & { revision: number } };

/** Why no action can run in a state; undefined where they can. */
export const blockedReason: Readonly<Record<EditorState["kind"], string | undefined>> = {
  editing: undefined,
  review: "Keep or discard the marks first.",
  running: "Wait for the text, or stop it.",
  failed: "Try again or discard first.",
  interrupted: "Try again or discard first.",
  conflict: "Choose one of the texts first.",
};
