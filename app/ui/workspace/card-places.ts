/** In columns and rows of the grid. */
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Rows that a card can begin in: below that, cards follow one another. */
const mostRows = 512;

/**
 * Classes that lay a card into the grid of three columns and into that of two, by the width that the grid has: the
 * security policy allows no style attribute. Rows are told by their binary digits (styles/card-places.css).
 */
export function placeClasses(three: Place, two: Place): string {
  return [`h-${three.h}`, ...classesOf("in3", three), ...classesOf("in2", two)].join(" ");
}

function classesOf(prefix: string, { x, y, w }: Place): string[] {
  const row = Math.min(y, mostRows - 1);
  const digits = row
    .toString(2)
    .split("")
    .toReversed()
    .flatMap((digit, at) => (digit === "1" ? [`${prefix}-y${2 ** at}`] : []));
  return [...(x > 0 ? [`${prefix}-x${x}`] : []), ...(w > 1 ? [`${prefix}-w${w}`] : []), ...digits];
}
