/** Patterns for titles and subtitles, by the title actions of the workspace and the kind of text; the slots are the writer's to fill. */

import written from "./sheets/titles.json" with { type: "json" };
import type { Decline } from "../../task.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { kindsOf, readsLike, unsure, writtenFor } from "./kinds.ts";
import { type Line, linesOver } from "./materials.ts";

/** Patterns by kind; a sentence where such a title fits no text of the kind. */
type Patterns = Readonly<Record<string, readonly Line[] | string>>;

const patterns: Readonly<Record<string, Patterns>> = written;

/** The ids of the actions. */
export const titleActions: readonly string[] = Object.keys(patterns);

/** What leads to such a title over a text of a kind, or why none fits. */
export function titlePatterns(id: string, text: string): readonly string[] | Decline {
  const all = patterns[id] ?? {};
  const kind = kindOfText(text);
  const found = all[writtenFor(kindsOf(text), (one) => one in all) ?? kind];
  if (found === undefined) throw new Error(`there are no patterns for ${id} over ${kind}`);
  return typeof found === "string"
    ? { decline: `${kind === "other" ? unsure : readsLike[kind]} ${found}` }
    : linesOver(found, text);
}
