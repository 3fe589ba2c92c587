import type { FormEventHandler } from "react";
import type { LaidResults } from "#app/islands/smart-results/results-island.tsx";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import type { EditorDocument } from "../workspace/editor-state.ts";
import type { GenerationState } from "../workspace/generation-sheet.tsx";
import type { Notes } from "./ask-version.ts";
import type { Results } from "./load-versions.ts";
import type { ResultsPlace } from "./places.ts";

/** What the page of smart results shows. */
export interface ResultsPageProps {
  guid: string;
  /** The document was deleted while its form was filled in. */
  gone: boolean;
  account: ShellUser | null;
  results: Results;
  document: EditorDocument;
  writing: GenerationState | null;
  place: ResultsPlace;
  /** The tool that is chosen, and values of tools, by the fields' names. */
  chosen: Readonly<Record<string, string>>;
  families: readonly Entry[];
  builtinWrites: boolean;
  notes: Notes;
  mostAgain: number | null;
  savedText: string;
  click: string;
  early: string;
  notice: Notice | null;
  laid: LaidResults<EditorDocument, GenerationState>;
  /** Changes when the fields beside the text begin anew. */
  beside: number;
  onInput: FormEventHandler;
}
