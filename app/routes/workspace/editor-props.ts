import type { ReactNode } from "react";
import type { FormProps } from "react-router";
import type { ExportLinks } from "#app/islands/export/use-exports.ts";
import type { View } from "#app/document/view.ts";
import type { Suggested } from "#app/islands/workspace/titles/suggested.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import type { EditorDocument, EditorState, HistoryList } from "./editor-state.ts";
import type { PricedStyle } from "./titles/suggest-menus.tsx";

/** What the page of a document shows, and what its sheet takes of it. */
export interface EditorPageProps {
  guid: string;
  document: EditorDocument;
  state: EditorState;
  /** Ways to write titles and subtitles, and what one of them brought. */
  titleStyles: readonly PricedStyle[];
  suggested: Suggested | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** A review shows the writer's own text beside its marks. */
  compare: boolean;
  /** The list of versions, where it is open. */
  history: HistoryList | null;
  /** Fields of the form that was sent and refused; `asked` is its `apply`. */
  sent: Readonly<Record<string, string>>;
  /** Name of this click, see DeskForm. */
  click: string;
  /** Flash message ('Content saved!') or what went wrong. */
  notice?: Notice | null;
  /** "Last saved 2 m ago". */
  savedText?: string;
  /** A script's, in the place of `savedText`. */
  status?: ReactNode;
  /** The text's beginning as HTML, from `writeHtml`; empty while there is none to edit. */
  early: string;
  /** Stands in for the textarea `text`; must keep a field of that name in the form. */
  editor?: ReactNode;
  /** A script's, which keeps how the document is looked at. */
  onView?: ((changed: Partial<View>) => void) | undefined;
  /** A script's count of the words as they are written. */
  count?: ReactNode;
  /** A script's switch of AI Assistance. */
  assistance?: ReactNode;
  /** A script's button that copies the text. */
  copyButton?: ReactNode;
  /** What a script has the links of the Export menu do. */
  exports?: ExportLinks;
  /** For a script that sends the form by itself. */
  onSubmit?: FormProps["onSubmit"];
  /** An action has been asked for and has not shown its first words. */
  pending?: boolean;
  /** Words that are selected: an action works on them alone; 0: on the whole text. */
  selected?: number;
}
