/** Patterns for titles and subtitles, by the title actions of the workspace and the kind of text; the slots are the writer's to fill. */

import written from "./sheets/titles.json" with { type: "json" };
import type { Decline } from "../../task.ts";
import { readsLike, type TextKind } from "./text-kind.ts";

/** Patterns by kind; a sentence where such a title fits no text of the kind. */
type Patterns = Readonly<Record<string, readonly string[] | string>>;

const patterns: Readonly<Record<string, Patterns>> = written;

/** Kinds that share the patterns of another. */
const sharing: Partial<Readonly<Record<TextKind, TextKind>>> = { career: "other" };

/** The ids of the actions. */
export const titleActions: readonly string[] = Object.keys(patterns);

/** What leads to such a title over a text of a kind, or why none fits. */
export function titlePatterns(id: string, kind: TextKind): readonly string[] | Decline {
  const found = patterns[id]?.[sharing[kind] ?? kind];
  if (found === undefined) throw new Error(`there are no patterns for ${id} over ${kind}`);
  return typeof found === "string" ? { decline: `${readsLike[kind]} ${found}`.trim() } : found;
}
