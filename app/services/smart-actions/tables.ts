/** Rows of the smart-actions service's tables. Times are milliseconds since 1970, `document` is JSON of the one schema. */

export interface ContentRow {
  id: string;
  user_id: string;
  title: string;
  sub_title: string;
  document: string;
  /** The first 150 characters as plain text, for lists. */
  preview: string;
  /** Title, subtitle and text in lower case, for searching: databases fold the case of English letters only. */
  search_text: string;
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
  revision: number;
  generation_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface VersionRow {
  content_id: string;
  number: number;
  revision: number;
  title: string;
  sub_title: string;
  document: string;
  reason: "generated" | "created" | "saved" | "kept" | "overwritten" | "restored";
  generation_id: string | null;
  created_at: number;
}

export interface FolderRow {
  id: string;
  user_id: string;
  name: string;
  created_at: number;
}

export interface SmartActionsTables {
  folders: FolderRow;
  contents: ContentRow;
  versions: VersionRow;
}
