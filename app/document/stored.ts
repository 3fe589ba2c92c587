import type { Node } from "prosemirror-model";
import { cleanNode } from "./normal-form.ts";
import { deepest, schema } from "./schema.ts";

/** A document as it is stored and travels: ProseMirror's JSON of the one schema. */
export interface DocumentJson {
  type: "doc";
  content: BlockJson[];
}

interface BlockJson {
  type: string;
  attrs?: Record<string, unknown>;
  content?: BlockJson[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

/** What was handed in is not a document of the schema; `message` says where it fails, without quoting the text. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Reads stored or received JSON. The answer satisfies the schema; control characters and lone surrogates are gone
 * from its texts. Throws DocumentError for everything else, unsafe links included.
 */
export function parseStored(json: unknown): Node {
  assertShape(json);
  try {
    const node = schema.nodeFromJSON(json);
    if (node.type !== schema.topNodeType) throw new RangeError("a document starts with the node doc");
    node.check();
    return cleanNode(node);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : "unknown";
    throw new DocumentError(`This is not a document: ${reason}.`, { cause: error });
  }
}

/** The document as JSON, its texts clean. */
export function toStored(node: Node): DocumentJson {
  const content = cleanNode(node).children.map((child): BlockJson => child.toJSON());
  return { type: "doc", content };
}

export function emptyDocument(): Node {
  return schema.node("doc", null, [schema.node("paragraph")]);
}

/** No text but white space, and no rule: nothing that a reader would see. */
export function isEmpty(node: Node): boolean {
  if (node.textContent.trim() !== "") return false;
  let rules = 0;
  node.descendants((child) => {
    if (child.type === schema.nodes.horizontal_rule) rules += 1;
  });
  return rules === 0;
}

/** Checks nesting and texts before ProseMirror's reader, which recurses. The top is level 0, its blocks level 1. */
function assertShape(json: unknown): void {
  const open: { value: unknown; level: number }[] = [{ value: json, level: 0 }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, level } = item;
    if (!isObject(value)) throw new DocumentError("This is not a document: every node is an object.");
    // A text stands below its block, which stands below at most `deepest` containers.
    if (level > deepest + 2)
      throw new DocumentError(`This is not a document: nested over ${deepest} levels deep.`);
    if (value.type === "text" && (typeof value.text !== "string" || value.text === "")) {
      throw new DocumentError("This is not a document: a text is empty or missing.");
    }
    if (value.content === undefined || value.content === null) continue;
    if (!Array.isArray(value.content)) {
      throw new DocumentError("This is not a document: a node's content is a list.");
    }
    for (const child of value.content) open.push({ value: child, level: level + 1 });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
