import { Fragment, type Node } from "prosemirror-model";
import type { Comparison } from "./diff.ts";
import { type Holder, inlineOf, type Joined, type Leaf } from "./diff-blocks.ts";
import type { MarkedRow } from "./marked-rows.ts";
import { schema } from "./schema.ts";

/** A leaf of the text that is made, with what it stands in. */
interface Placed {
  node: Node;
  holders: readonly Holder[];
  /** The parts of leaves that its words end with. */
  ends: readonly (Leaf | null)[];
}

/**
 * The document that a comparison makes when the marks named in `standing` are let stand and all others are taken: with
 * none standing the text after, with all the text before.
 */
export function takeMarks({ rows, holders }: Comparison, standing: ReadonlySet<string>): Node {
  const placed: Placed[] = [];
  for (const row of rows) {
    const { was, is, whole } = row;
    const joined = (row.break && standing.has(row.break.id) ? was : is)?.joined;
    if (was && is) place(placed, pairedLeaf(row, was, is, standing), joined);
    else {
      const leaf = whole !== undefined && standing.has(whole.id) ? was : is;
      if (leaf) placed.push({ node: leaf.node, holders: leaf.holders, ends: [leaf] });
    }
  }
  if (placed.length === 0) return schema.node("doc", null, [schema.node("paragraph")]);
  return schema.node("doc", null, held(placed, holders.one));
}

/** Puts a leaf behind the others; a part that is joined goes on in the leaf before, where that ends with its other part. */
function place(placed: Placed[], leaf: Placed, joined: Joined | undefined): void {
  const last = placed.at(-1);
  if (!joined || !last?.ends.includes(joined.to)) {
    placed.push(leaf);
    return;
  }
  const { node } = last;
  const added = fitting([...inlineOf(joined.glue), ...leaf.node.children], node);
  last.node = node.type.create(node.attrs, Fragment.fromArray([...node.children, ...added.content]));
  last.ends = leaf.ends;
}

function pairedLeaf(row: MarkedRow, was: Leaf, is: Leaf, standing: ReadonlySet<string>): Placed {
  const { form, runs } = row;
  const ends = [was, is];
  // A part that is joined on one side only is a block of its own as the other side has it.
  const before = form ? standing.has(form.id) : row.break !== undefined && is.joined !== undefined;
  const shape = before ? was : is;
  const stood = runs.filter((run) => run.type === "change" && standing.has(run.mark.id)).length;
  const changes = runs.filter(({ type }) => type === "change").length;
  const words = stood === 0 ? is : stood === changes ? was : null;
  // Without a form mark both sides are alike, and what stands as a whole is the very node that it was.
  if (words === shape || (words && !form && !row.break))
    return { node: words.node, holders: words.holders, ends };
  const tokens = runs.flatMap((run) =>
    run.type === "same" ? run.tokens : standing.has(run.mark.id) ? run.out : run.in,
  );
  const { node } = shape;
  const content = words ? words.node.children : inlineOf(tokens);
  return { node: node.type.create(node.attrs, fitting(content, node)), holders: shape.holders, ends };
}

/** Words as a block of a kind can hold them: code has no marks, and a heading no line breaks. */
function fitting(content: readonly Node[], block: Node): Fragment {
  if (block.type === schema.nodes.horizontal_rule) return Fragment.empty;
  const isCode = block.type === schema.nodes.code_block;
  const isParagraph = block.type === schema.nodes.paragraph;
  return Fragment.fromArray(
    content.flatMap((node): Node[] => {
      if (isCode) return [schema.text(node.text ?? "\n")];
      if (isParagraph) return node.text === undefined ? [node] : brokenAtLines(node);
      return [
        node.text === undefined ? schema.text(" ") : schema.text(node.text.replaceAll("\n", " "), node.marks),
      ];
    }),
  );
}

/** What was lines of code is lines of a paragraph. */
function brokenAtLines(node: Node): Node[] {
  return (node.text ?? "")
    .split("\n")
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [schema.node("hard_break")]),
      ...(line === "" ? [] : [schema.text(line, node.marks)]),
    ]);
}

/** Leaves put back into their lists and quotes; neighbours that stand in the same ones share them. */
function held(leaves: readonly Placed[], one: Comparison["holders"]["one"], level = 0): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < leaves.length;) {
    const leaf = leaves[at];
    const holder = leaf?.holders[level];
    if (!leaf) break;
    if (!holder) {
      nodes.push(leaf.node);
      at += 1;
      continue;
    }
    let end = at + 1;
    for (; end < leaves.length; end += 1) {
      const other = leaves[end]?.holders[level];
      if (!other || one(other) !== one(holder)) break;
    }
    const attrs = holder.order === undefined ? null : { order: holder.order };
    nodes.push(schema.node(holder.type, attrs, held(leaves.slice(at, end), one, level + 1)));
    at = end;
  }
  return nodes;
}
