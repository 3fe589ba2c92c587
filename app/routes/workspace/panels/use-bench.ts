import { useState } from "react";
import { useMatches, useOutletContext } from "react-router";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { useFold } from "#app/islands/workspace/tools/use-fold.ts";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { useScripted } from "#app/ui/use-scripted.ts";
import type { PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import type { Notes } from "#app/ui/workspace/panels/notes-panel.tsx";
import { longestBrief } from "#app/ui/workspace/panels/panel-foot.tsx";
import type { Costs } from "./panel-column.tsx";
import type { Workbench } from "./panel-state.ts";
import { formOf, type Subject } from "./subject.ts";

const noNotes: Notes = { context: "", examples: "" };

/** What a brief weighs: as it is typed, and at most where no script follows that. */
export function briefSize(brief: string | null, scripted: boolean): TextSize {
  if (brief === null && !scripted) return { characters: longestBrief, weight: longestBrief * 6 };
  return sizeOf(brief ?? "");
}

/** What stands around a page of the workspace and is kept while cards are opened and left. */
export interface Bench {
  subject: Subject;
  target: PanelTarget;
  /** Id of the form that actions are asked for with. */
  form: string;
  fold: ReturnType<typeof useFold>;
  /** On the subject's text, and on what a panel asks for where there is none. */
  costs: Costs;
  panelCosts: Costs;
  hasText: boolean;
  notes: Notes;
  onNotes: (notes: Notes) => void;
  onBrief: (brief: string) => void;
}

/** What a page of the workspace is told of what stands around it. */
export interface Around {
  workbench: Workbench;
  notes: Notes;
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
}

export const useAround = (): Around => useOutletContext<Around>();

/** What the page's children tell of themselves: their loader at first, later what they told last. */
export function useSubject(): { subject: Subject; follow: (subject: Subject) => void } {
  const loaded = useMatches().at(-1)?.loaderData as { subject: Subject };
  const [told, follow] = useState<Subject | null>(null);
  // Of another page it says nothing of this one.
  return { subject: told?.here === loaded.subject.here ? told : loaded.subject, follow };
}

/** Characters of what goes along with a text. */
export const besidesOf = (
  titles: readonly number[],
  account: CreditAccount | null,
  { context, examples }: Notes,
): number[] => [...titles, account?.houseStyleCharacters ?? 0, context.length, examples.length];

/** Prices follow what is typed, notes go along with one action. */
export function useBench(subject: Subject, account: CreditAccount | null, workbench: Workbench): Bench {
  const scripted = useScripted();
  const [brief, setBrief] = useState<string | null>(null);
  const [notes, setNotes] = useState(noNotes);
  const { kind, guid, title, here, size, titles, isTyped } = subject;
  const [seen, setSeen] = useState(kind);
  if (kind !== seen) {
    setSeen(kind);
    // They went along with what is being written now.
    if (kind === "running" || kind === "review") setNotes(noNotes);
  }
  const form = formOf(subject);
  const hasText = size.characters > 0;
  const besides = besidesOf(titles, account, notes);
  const costs = { size, besides };
  return {
    subject,
    target: { guid, title, here, form: kind === "cards" || kind === "editing" ? form : null, isTyped },
    form,
    fold: useFold(workbench.folded),
    costs,
    panelCosts: hasText ? costs : { size: briefSize(brief, scripted), besides },
    hasText,
    notes,
    onNotes: setNotes,
    onBrief: setBrief,
  };
}
