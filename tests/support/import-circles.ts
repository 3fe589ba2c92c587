import { importsOf, type Sources } from "./sources.ts";

/**
 * Files that import one another in a circle, a type's import counted like any other: one sentence for each circle, with
 * its shortest way round. A file of such a circle can be read, moved and tried only with all the others.
 */
export function importCircles(sources: Sources): string[] {
  const next = new Map(
    [...sources]
      .filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => [path, [...new Set(importsOf(path, text).map(({ to }) => to))]]),
  );
  const told = new Set<string>();
  return [...next.keys()].flatMap((path) => {
    if (told.has(path)) return [];
    const way = wayBack(next, path);
    if (!way) return [];
    for (const one of way) told.add(one);
    return [
      `${[...way, path].join(" -> ")}: a circle of imports; move what both sides need into a file of its own`,
    ];
  });
}

/** The shortest way by imports from a file back to itself, the file first; null where there is none. */
function wayBack(next: ReadonlyMap<string, readonly string[]>, start: string): string[] | null {
  const from = new Map<string, string>();
  const open = [start];
  for (let at = 0; at < open.length; at++) {
    const here = open[at] as string;
    for (const to of next.get(here) ?? []) {
      if (to === start) {
        const way = [here];
        while (way[0] !== start) way.unshift(from.get(way[0] as string) as string);
        return way;
      }
      if (from.has(to)) continue;
      from.set(to, here);
      open.push(to);
    }
  }
  return null;
}
