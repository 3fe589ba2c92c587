/**
 * Word knows paragraphs in a row and nothing that holds several of them. What stands around a block (quotes, list items)
 * is in the name of its style: Word's own names where it has them. By these rules the reader of Word files
 * (`files/docx-in.ts`) finds the same structure again.
 */

/** From the outside in. */
export type Around = readonly ("quote" | "item")[];

const leaves = ["text", "heading 2", "heading 3", "heading 4", "code", "rule"] as const;
export type Leaf = (typeof leaves)[number];

/** What is nested deeper stands as deep as this; lists alone may be deeper. */
const deepest = 3;
const deepestList = 5;

const isListOnly = (around: Around): boolean => around.every((one) => one === "item");

/** As much of what stands around a block as a Word file tells. */
export const told = (around: Around): Around => around.slice(0, isListOnly(around) ? deepestList : deepest);

/** Name of the style of a block; empty for a paragraph of its own. */
export function styleName(leaf: Leaf, around: Around): string {
  const place = around.map((one) => (one === "quote" ? "Quote" : "List")).join(" ");
  if (leaf === "text") {
    if (around.length === 0) return "";
    if (place === "Quote") return "Quote";
    if (isListOnly(around)) return around.length === 1 ? "List Continue" : `List Continue ${around.length}`;
    return `Text in ${place}`;
  }
  const own = { "heading 2": "heading 2", "heading 3": "heading 3", "heading 4": "heading 4" } as const;
  const name = leaf === "code" ? "Code Block" : leaf === "rule" ? "Horizontal Line" : own[leaf];
  return around.length === 0 ? name : `${name} in ${place}`;
}

/** Every place that a Word file tells. */
const places: readonly Around[] = [
  [],
  ...paths(deepest),
  ...Array.from({ length: deepestList - deepest }, (_, more): Around =>
    Array.from({ length: deepest + 1 + more }, () => "item"),
  ),
];

function paths(length: number): Around[] {
  if (length === 0) return [];
  const shorter = paths(length - 1);
  const last = length === 1 ? [[]] : shorter.filter((one) => one.length === length - 1);
  return [
    ...shorter,
    ...last.flatMap((one): Around[] => [
      [...one, "quote"],
      [...one, "item"],
    ]),
  ];
}

const elements: Readonly<Record<Leaf, string>> = {
  text: "p",
  "heading 2": "h2",
  "heading 3": "h3",
  "heading 4": "h4",
  code: "pre",
  rule: "hr",
};

/** The rules of mammoth's style map that read what `styleName` says. */
export function readingRules(): string[] {
  return places.flatMap((around) =>
    leaves.flatMap((leaf) => {
      const name = styleName(leaf, around);
      if (name === "") return [];
      const element = `${elements[leaf]}:fresh`;
      const numbered = around.includes("item")
        ? (["unordered", "ordered"] as const).map((kind) => {
            const level = around.filter((one) => one === "item").length;
            return `p[style-name='${name}']:${kind}-list(${level}) => ${numberedPath(around, kind, leaf === "text" ? null : element)}`;
          })
        : [];
      return [...numbered, `p[style-name='${name}'] => ${[...held(around), element].join(" > ")}`];
    }),
  );
}

const held = (around: Around): string[] =>
  around.map((one) => (one === "quote" ? "blockquote" : "ul|ol > li"));

/** A block that has the number of the item that it begins. */
function numberedPath(around: Around, kind: "unordered" | "ordered", element: string | null): string {
  const at = around.lastIndexOf("item");
  const inner = held(around.slice(at + 1));
  const words = element ?? (inner.length > 0 ? "p:fresh" : null);
  return [
    ...held(around.slice(0, at)),
    kind === "ordered" ? "ol" : "ul",
    "li:fresh",
    ...inner,
    ...(words === null ? [] : [words]),
  ].join(" > ");
}
