/** Rows of the smart-actions service's tables. Times are milliseconds since 1970. */

import type { ColumnType } from "kysely";

export interface ContentRow {
  id: string;
  user_id: string;
  title: string;
  sub_title: string;
  /** The first 150 characters as plain text, for lists. */
  preview: string;
  /** Title and subtitle in lower case, for searching: databases fold the case of English letters only. */
  heading: string;
  /** Which of its texts is the present one. */
  text_number: number;
  mode: string;
  content_input: string | null;
  /** JSON list of action names. */
  smart_actions: string;
  /** JSON `{ main_action, sub_options }`. */
  actions_applied: string | null;
  /** A folder of the same user; null: uncategorised. */
  folder_id: string | null;
  /** JSON by version: cards of an inspiration that were moved; null: none was. */
  positions: string | null;
  /** JSON `{ font, size, zoom }`; null: as every document is looked at. */
  view: string | null;
  revision: number;
  generation_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface VersionRow {
  content_id: string;
  /** From 1 on; 0 is what was typed. */
  number: number;
  /** Below 0: written for the document, and never its text so far. */
  revision: number;
  title: string;
  sub_title: string;
  /** Which of the document's texts it says. */
  text_number: number;
  /** What happened: `before` is a state that was overwritten, `conflict` a text that met another one and was not saved. */
  reason:
    | "generated"
    | "created"
    | "imported"
    | "saved"
    | "kept"
    | "before"
    | "restored"
    | "timed"
    | "conflict"
    | "typed";
  /** The action whose text was kept, or that this state was before. */
  action: string | null;
  /** Number of the version that came back. */
  restored: number | null;
  /** Number of the version whose place it has among smart results. */
  replaces: number | null;
  /** The writer's own label. */
  name: string | null;
  /** When the writer chose between it, a `conflict`, and the text that it met; null: both wait. */
  decided_at: number | null;
  generation_id: string | null;
  created_at: number;
}

export interface FolderRow {
  id: string;
  user_id: string;
  name: string;
  created_at: number;
}

/** A long value: bytes where it was read aside. */
type Long = ColumnType<string | Uint8Array<ArrayBuffer>, string, never>;

/** A text that a document has or had; it never changes. */
interface TextRow {
  content_id: string;
  number: number;
  bytes: number;
  /** Null: nobody counted them. */
  words: number | null;
  /** Its first 150 characters as plain text; null: nobody has read it for that. */
  preview: string | null;
  /** JSON of the one schema. */
  document: Long;
}

/** What searches read of a document's present text. */
interface SearchRow {
  content_id: string;
  /** Plain text in lower case. */
  body: ColumnType<string | Uint8Array<ArrayBuffer>, string, string>;
}

/** A part of what such a text can be found by; its bits are the columns `b0` and so on. */
interface SearchSignatureRow {
  content_id: string;
  /** From 1 on; 0 stands for a whole text that has no signature yet, and has all bits. */
  part: number;
  user_id: string;
}

/** What a document takes with its versions. */
interface ContentSizeRow {
  content_id: string;
  user_id: string;
  bytes: number;
}

/** A card of a user's workspace: the guid of its document is kept for that user, also while there is no content item. */
export interface WorkspaceCardRow {
  document: string;
  user_id: string;
  /** Of the content item that is still to come. */
  mode: string;
  /** `new`: nothing was written yet; `writing`: a generation makes the content item, or has failed to. */
  state: "new" | "open" | "writing";
  /** In the grid of three columns. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** What made it, where a tool did: its name, the platform that it wrote for, its icon in the catalogue. */
  tool_name: string | null;
  platform: string | null;
  icon: string | null;
  /** JSON: what the tool was called with. */
  parameters: string | null;
  opened_at: number;
}

export interface SmartActionsTables {
  workspace_cards: WorkspaceCardRow;
  content_sizes: ContentSizeRow;
  folders: FolderRow;
  contents: ContentRow;
  versions: VersionRow;
  texts: TextRow;
  searches: SearchRow;
  search_signatures: SearchSignatureRow;
}
