import type { KeptPromise, Remark } from "#app/services/generated.ts";
import type { View } from "#app/document/view.ts";
import type { TextSize } from "#app/document/credits.ts";
import type { ContentMode } from "#app/ui/mode-badge.tsx";
import type { Cost } from "#app/ui/proof/cost-line.tsx";
import type { ProofBlock } from "#app/ui/proof/proof-marks.ts";
import type { MadeBy } from "./made-by.ts";

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
  /** The tool that made it; absent or null where none did. */
  made?: MadeBy | null;
  /** How it is looked at. */
  view: View;
  /** Size of the text as it is typed; the one that it came with if absent. */
  size?: TextSize;
  /** Size of the text as it came with the page. */
  firstSize?: TextSize;
  /** BCP 47 code of the text's language; null where that cannot be told. */
  language: string | null;
  /** Words of the text. */
  words: number;
  /** Words divided by 200, rounded up. */
  minutes: number;
}

/** A text that ends where the model's room ended: the most credits that going on may cost, where that is known. */
export interface CutOff {
  most: number | null;
}

/** What is told of a text that a writer made: what was promised, what is new or gone, what was taken off its answer. */
export interface Proof {
  promises: readonly KeptPromise[];
  remarks: readonly Remark[];
  takenOff: readonly string[];
}

/** What is happening to the document; decided by the route's loader or action. */
export type EditorState =
  /** `proof`: of the generation that made the text, while it is unchanged; `cut`: it ends where the model's room ended. */
  | {
      kind: "editing";
      proof?: Proof | null;
      cost?: Cost | null;
      cut?: CutOff | null;
      /** A line about what was typed on home; null where the text was not made of anything typed. */
      typed?: string | null;
      /** A proposal for the text that waits for the writer's word. */
      waiting?: { generation: string; action: string } | null;
      /** One that is being written. */
      making?: { generation: string; action: string } | null;
      /** Number of a version that met the text and waits for the writer's choice. */
      met?: number | null;
      /** The document was deleted somewhere else while it was open. */
      gone?: boolean;
    }
  /** What was typed on home, letter for letter; the present text would be `marks` marks on it. */
  | { kind: "typed"; text: string; html: string; words: number; marks: number }
  /** An edit of the text is proposed and undecided; or, without a generation, the text is shown as an edit of what was typed. */
  | {
      kind: "review";
      generation: string | null;
      /** The action's name. */
      action: string;
      /** Ids of the proposals for this edit, tried again and again: the oldest first. */
      tries: readonly string[];
      /** From `toProofBlocks`. */
      blocks: readonly ProofBlock[];
      /** Ids of the marks that stand already. */
      standing: readonly string[];
      /** The document is what a generation made of what was typed: a mark that is let stand stands in it at once. */
      isFirst: boolean;
      /** Why a mark was made, by its id, where that is known. */
      reasons: Readonly<Record<string, string>>;
      words: { before: number; after: number };
      proof: Proof;
      cost: Cost | null;
      /** The writer stopped it: how the part of the text begins that it did not come to, where there is one. */
      stopped: { untouched: string | null } | null;
      /** The proposal ends where the model's room ended. */
      cut: CutOff | null;
    }
  /**
   * The writer is at work; `text` is what has come so far, Markdown; `before`: how many texts wait before it, if it waits.
   * Of a part of the document, the rest stands meanwhile.
   */
  | {
      kind: "running";
      generation: string;
      action: string;
      text: string;
      before: number | null;
      isPart: boolean;
    }
  /** It ended without an answer: the model failed, the server stopped (`interrupted`), or the text gave no reason. */
  | {
      kind: "failed" | "interrupted" | "declined";
      generation: string;
      action: string;
      text: string;
      message: string;
    }
  /** A version as marks on the present text; without one, the present text to read while the list is open. */
  | ({ kind: "history"; version: { number: number; time: string; what: string } | null } & Marks)
  /** A save met another one: what was to be saved is version `version` of reason `conflict`, before; the present text after. */
  | ({
      kind: "conflict";
      version: number;
      mine: Heading;
      typedAt: string;
      savedAt: string;
      show: "both" | "marks";
    } & Marks);

/** Title and subtitle. */
export type Heading = Pick<EditorText, "title" | "subTitle">;

/** Two texts as marks. */
interface Marks {
  /** From `toProofBlocks`. */
  blocks: readonly ProofBlock[];
  /** Where the headings differ: what goes out, and what comes in. */
  headings: { before: Heading; after: Heading };
  words: { before: number; after: number };
}

/** The list of a document's versions, for one page of it. */
export interface HistoryList {
  only: "all" | "kept" | "named";
  counts: { all: number; kept: number; named: number };
  /** From 1 on. */
  page: number;
  hasOlder: boolean;
  /** Number of the version that is shown. */
  shown: number | null;
  /** Its times are in the reader's zone, not in UTC. */
  isZoned: boolean;
  days: readonly { name: string; versions: readonly ListedVersion[] }[];
}

export interface ListedVersion {
  number: number;
  time: string;
  /** "Kept: Improve". */
  what: string;
  name: string | null;
  /** Words more than the version before it has; null where they were not counted. */
  more: number | null;
}

/** Why no action can run now; undefined where they can. */
export function blockedReasonOf(state: EditorState): string | undefined {
  if (state.kind === "editing" && state.gone) return "Save it as a new document first.";
  if (state.kind === "review" && state.generation === null) return "Keep or close the marks first.";
  if (state.kind === "conflict" && state.show === "marks") return "Keep, or see both texts, first.";
  return blockedReason[state.kind];
}

const blockedReason: Readonly<Record<EditorState["kind"], string | undefined>> = {
  editing: undefined,
  typed: "Go back to the document first.",
  review: "Keep or discard the marks first.",
  running: "Wait for the text, or stop it.",
  failed: "Try again or discard first.",
  interrupted: "Try again or discard first.",
  declined: "Try again or discard first.",
  history: "Close the history to use these.",
  conflict: "Choose a text first.",
};
