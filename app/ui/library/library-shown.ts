import type { Notice } from "../banner.tsx";
import type { ContentCardProps } from "../content-card.tsx";

/** A content item in the library. */
export interface LibraryItem extends ContentCardProps {
  guid: string;
  /** Guid of its folder; null: it is uncategorised. */
  folder: string | null;
}

export interface LibraryFolder {
  guid: string;
  name: string;
  count: number;
}

/** What the library shows of what its address asks for. */
export interface LibraryShown {
  /** The query that these items were asked for by, without its page. */
  asked: string;
  items: readonly LibraryItem[];
  /** How many there are before these. */
  offset: number;
  /** How many there are of what is asked for. */
  total: number;
  folders: readonly LibraryFolder[];
  uncategorized: number;
  /** In the dialog's head. */
  stats: { items: number; actions: number; words: number } | null;
  /** What could not be read, in place of the items. */
  error: string | null;
}

/** What became of a form of the library. */
export interface LibraryChanged {
  /** The items that it was done to. */
  done: readonly string[];
  /** Those that were deleted somewhere else. */
  gone: readonly string[];
  notice: Notice;
}

/** How many contents there are in all. */
export const countAll = ({
  folders,
  uncategorized,
}: Pick<LibraryShown, "folders" | "uncategorized">): number =>
  folders.reduce((sum, { count }) => sum + count, uncategorized);
