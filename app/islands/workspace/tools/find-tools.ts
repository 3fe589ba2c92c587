import type { Price } from "#app/document/credits.ts";
import type { BuiltinKind } from "#app/document/builtin-kind.ts";

/** Something that can be done in the workspace, as the search knows it. */
export interface FoundTool {
  name: string;
  description: string;
  /** The section of the sidebar, or the category with what it is one of. */
  category: string;
  icon: string;
  builtin: BuiltinKind;
  price: Price;
  /** Done at once, as the value of `apply`; or the panel that it opens. */
  way: { apply: string } | { panel: string };
}

/** Most that one list shows. */
export const mostFound = 12;

/**
 * What a search finds, the best first: every word of it stands in the name, the category or the description. A name that
 * begins with it comes before one that has a word that does, and a name before what is only described so.
 */
export function findTools(tools: readonly FoundTool[], query: string): FoundTool[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return tools
    .map((tool) => ({ tool, rank: rankOf(tool, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostFound)
    .map(({ tool }) => tool);
}

/** 0 where a word stands nowhere. */
function rankOf({ name, category, description }: FoundTool, words: readonly string[]): number {
  const title = name.toLowerCase();
  const rest = `${category} ${description}`.toLowerCase();
  const whole = words.join(" ");
  const ranks = words.map((word): number => {
    if (title.startsWith(word)) return 8;
    if (title.split(/[\s/&'’-]+/).some((part) => part.startsWith(word))) return 6;
    if (title.includes(word)) return 4;
    return rest.includes(word) ? 1 : 0;
  });
  if (ranks.includes(0)) return 0;
  const exact = title === whole ? 100 : title.startsWith(whole) ? 50 : 0;
  return exact + ranks.reduce((sum, rank) => sum + rank, 0) / words.length;
}
