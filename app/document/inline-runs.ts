import { Mark, type Node } from "prosemirror-model";

/** One step of a text block written from left to right. Opens and closes nest properly. */
export type InlineStep =
  | { kind: "open"; mark: Mark }
  | { kind: "close"; mark: Mark }
  | { kind: "leaf"; node: Node };

/**
 * A text block's content as nested marks. A mark that runs longer is opened outside of a shorter one, `code` is
 * always innermost, and no mark is closed and opened again without need.
 */
export function inlineSteps(block: Node): InlineStep[] {
  const nodes = block.children;
  const reach = markReach(nodes);
  const steps: InlineStep[] = [];
  const active: Mark[] = [];
  nodes.forEach((node, index) => {
    let kept = 0;
    while (kept < active.length && active[kept]?.isInSet(node.marks)) kept += 1;
    while (active.length > kept) close(steps, active);
    const opening = node.marks.filter((mark) => !mark.isInSet(active));
    const ends = new Map(opening.map((mark) => [mark, reach[index]?.get(mark.type.name) ?? index]));
    opening.sort((a, b) => Number(isCode(a)) - Number(isCode(b)) || (ends.get(b) ?? 0) - (ends.get(a) ?? 0));
    for (const mark of opening) {
      active.push(mark);
      steps.push({ kind: "open", mark });
    }
    steps.push({ kind: "leaf", node });
    if (active.some(isCode)) close(steps, active);
  });
  while (active.length > 0) close(steps, active);
  return steps;
}

function close(steps: InlineStep[], active: Mark[]): void {
  const mark = active.pop();
  if (mark) steps.push({ kind: "close", mark });
}

function isCode(mark: Mark): boolean {
  return mark.type.name === "code";
}

/** For every node and each of its marks, by name: the index of the last neighbour to the right that has it too. */
function markReach(nodes: readonly Node[]): Map<string, number>[] {
  const reach: Map<string, number>[] = nodes.map(() => new Map());
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const next = nodes[index + 1];
    for (const mark of nodes[index]?.marks ?? []) {
      const goesOn = next !== undefined && mark.isInSet(next.marks);
      reach[index]?.set(mark.type.name, goesOn ? (reach[index + 1]?.get(mark.type.name) ?? index) : index);
    }
  }
  return reach;
}
