import type { Mark, Node } from "prosemirror-model";
import { cleanNode } from "#app/document/normal-form.ts";
import { schema } from "#app/document/schema.ts";

export type Random = () => number;

/** mulberry32: the same numbers for the same seed everywhere. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pieces =
  "a|b|word|two words|[ ]|[x]|[a gap]|[a]: b|[a][b]|]:|](|![|don't|snake_case|ab_cd|_|__|*|**|***|[|]|[x](y)|![i](j)|<|>|<b>|<!--|http://a.bc|<http://a.bc>|#|## |+|+ |-|- |---|===|=|1.|1. |12) |1|.|!|`|``|```|~~~|~|\\|\\*|&|&amp;|&#35;|&copy;|:|:-|:--|`a`||| a |--- | ---| |  |   |\t|\u00a0|\u3000|字|写作|हिन्दी|العربية|😀|é|“q”|(|)|,|\"|'|/|@|€|$|^|{|}|%|?|;|\u2028|\u200b|\ufeff|e\u0301".split(
    "|",
  );
const hrefs = [
  "https://example.com/",
  "https://example.com/a_(b)?c=1&copy;=2&d=*x*#_y_",
  "mailto:ann@example.com",
  "http://a.bc/\u5b57",
];

export function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new Error("nothing to pick from");
  return chosen;
}

export function times<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: 1 + Math.floor(random() * most) }, make);
}

function randomText(random: Random): string {
  return times(random, 4, () => pick(random, pieces)).join("") || "x";
}

function randomMarks(random: Random): Mark[] {
  const marks: Mark[] = [];
  if (random() < 0.2) marks.push(schema.mark("link", { href: pick(random, hrefs) }));
  if (random() < 0.4) marks.push(schema.mark("strong"));
  if (random() < 0.4) marks.push(schema.mark("em"));
  if (random() < 0.15) marks.push(schema.mark("code"));
  return marks;
}

export function randomInline(random: Random, breaks: boolean): Node[] {
  if (random() < 0.08) return [];
  return times(random, 5, () => {
    if (breaks && random() < 0.12) return schema.node("hard_break", null, undefined, randomMarks(random));
    return schema.text(randomText(random), random() < 0.4 ? [] : randomMarks(random));
  });
}

export function randomBlock(random: Random, depth: number): Node {
  const kind = random();
  const inner = () => times(random, 3, () => randomBlock(random, depth + 1));
  const items = () => times(random, 3, () => schema.node("list_item", null, inner()));
  if (depth < 5 && kind < 0.15) return schema.node("bullet_list", null, items());
  if (depth < 5 && kind < 0.27) {
    return schema.node("ordered_list", { order: pick(random, [0, 1, 1, 2, 9, 10, 999_999_999]) }, items());
  }
  if (depth < 5 && kind < 0.37) return schema.node("blockquote", null, inner());
  if (kind < 0.45) {
    const code = times(random, 3, () => pick(random, ["", " ", "    x", randomText(random), "````", "```x"]));
    const text = code.join("\n");
    return schema.node("code_block", null, text === "" ? [] : [schema.text(text)]);
  }
  if (kind < 0.5) return schema.node("horizontal_rule");
  if (kind < 0.6)
    return schema.node("heading", { level: pick(random, [2, 3, 4]) }, randomInline(random, false));
  return schema.node("paragraph", null, randomInline(random, true));
}

export function randomDocument(seed: number): Node {
  const random = randomOf(seed);
  return cleanNode(
    schema.node(
      "doc",
      null,
      times(random, 5, () => randomBlock(random, 0)),
    ),
  );
}
