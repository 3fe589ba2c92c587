import type { Content } from "#app/services/smart-actions/contract.ts";
import type { ContentMode } from "#app/ui/mode-badge.tsx";
import type { LibraryItem } from "#app/ui/library/library-shown.ts";
import { behindTitle } from "#app/ui/preview.ts";
import { shownDate } from "../frame/dates.ts";

type Listed = Pick<
  Content,
  | "guid"
  | "title"
  | "sub_title"
  | "preview"
  | "excerpt"
  | "mode"
  | "updatedAt"
  | "smart_actions"
  | "folder_id"
>;

/** Where a content item is opened. */
export const addressOf = ({ guid, mode }: Pick<Content, "guid" | "mode">): string =>
  mode === "inspire" ? `/inspiration?id=${guid}` : `/create/${guid}`;

/** A content item as the library and home show it; `words` are those that were searched. */
export function toLibraryItem(content: Listed, zone: string, words = ""): LibraryItem {
  const { guid, title, preview } = content;
  return {
    guid,
    href: addressOf(content),
    title: title || "Untitled",
    text: content.excerpt ?? textOf(content, words) ?? behindTitle(preview, title),
    mode: content.mode as ContentMode,
    date: shownDate(content.updatedAt, zone),
    tags: content.smart_actions,
    folder: content.folder_id,
  };
}

/** The subtitle, where the words that were searched stand in it alone. */
function textOf({ title, sub_title: subTitle, preview }: Listed, words: string): string | null {
  const has = (text: string): boolean => text.toLowerCase().includes(words.toLowerCase());
  if (words === "" || has(title)) return null;
  return has(preview) ? preview : has(subTitle) ? subTitle : null;
}
