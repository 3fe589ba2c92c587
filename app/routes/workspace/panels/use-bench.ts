import { useState } from "react";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { useFold } from "#app/islands/workspace/tools/use-fold.ts";
import { useScripted } from "#app/ui/use-scripted.ts";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import type { PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import type { Notes } from "#app/ui/workspace/panels/notes-panel.tsx";
import { longestBrief } from "#app/ui/workspace/panels/panel-foot.tsx";
import type { EditorDocument, EditorState } from "../editor-state.ts";
import type { Costs } from "./panel-column.tsx";
import type { Workbench } from "./panel-state.ts";

const noNotes: Notes = { context: "", examples: "" };

/** What a brief weighs: as it is typed, and at most where no script follows that. */
export function briefSize(brief: string | null, scripted: boolean): TextSize {
  if (brief === null && !scripted) return { characters: longestBrief, weight: longestBrief * 6 };
  return sizeOf(brief ?? "");
}

interface Asked {
  guid: string;
  document: EditorDocument;
  state: EditorState;
  account: CreditAccount | null;
  workbench: Workbench;
}

/** What stands around the document and is kept while panels come and go. */
export interface Bench {
  target: PanelTarget;
  fold: ReturnType<typeof useFold>;
  /** On the document's text, and on what a panel asks for where there is none. */
  costs: Costs;
  panelCosts: Costs;
  hasText: boolean;
  notes: Notes;
  onNotes: (notes: Notes) => void;
  onBrief: (brief: string) => void;
}

/** Prices follow what is typed, notes go along with one action. */
export function useBench({ guid, document, state, account, workbench }: Asked): Bench {
  const scripted = useScripted();
  const [brief, setBrief] = useState<string | null>(null);
  const [notes, setNotes] = useState(noNotes);
  const [kind, setKind] = useState(state.kind);
  if (kind !== state.kind) {
    setKind(state.kind);
    // They went along with what is being written now.
    if (state.kind === "running" || state.kind === "review") setNotes(noNotes);
  }
  const fold = useFold(workbench.folded);
  const { text, title, subTitle, firstSize, size = firstSize ?? sizeOf(text) } = document;
  const hasText = size.characters > 0;
  const told = [notes.context.length, notes.examples.length];
  const besides = [title.length, subTitle.length, account?.houseStyleCharacters ?? 0, ...told];
  const costs = { size, besides };
  return {
    target: {
      guid,
      title: title || "Untitled",
      here: `/create/${guid}`,
      form: state.kind === "editing" && !state.gone ? "document" : null,
    },
    fold,
    costs,
    panelCosts: hasText ? costs : { size: briefSize(brief, scripted), besides },
    hasText,
    notes,
    onNotes: setNotes,
    onBrief: setBrief,
  };
}
