import { Fragment, Mark, type Attrs, type Node } from "prosemirror-model";
import { cleanLines, cleanText } from "./clean-text.ts";
import { deepestRead, schema } from "./schema.ts";

/** An open container. A list holds its items' content, open for more until the list ends. */
type Frame =
  | { tag: "doc" | "blockquote" | "li"; children: Node[] }
  | { tag: "ul" | "ol"; attrs: Attrs | null; items: Node[][]; implied: boolean };

interface OpenBlock {
  type: "paragraph" | "heading" | "code_block";
  attrs: Attrs | null;
  content: Node[];
  /** Text behind the content that may go on: it comes word by word, and a node for each would cost more than all else. */
  open: { texts: string[]; marks: readonly Mark[] } | null;
  keepSpace: boolean;
  /** Opened by text that stood in no block. */
  implied: boolean;
}

/** Builds a valid document from HTML's events in any order. No step costs more than the nesting, which is capped. */
export class HtmlBlocks {
  /** Blocks, list items and stretches of text so far. */
  parts = 0;
  private readonly frames: Frame[] = [{ tag: "doc", children: [] }];
  private readonly skipped = new Map<string, number>();
  private block: OpenBlock | null = null;

  openTextBlock(type: OpenBlock["type"], attrs: Attrs | null, keepSpace: boolean): void {
    this.closeTextBlock();
    this.makeRoom();
    this.parts += 1;
    this.block = { type, attrs, content: [], open: null, keepSpace, implied: false };
  }

  closeTextBlock(): void {
    const block = this.block;
    this.block = null;
    if (!block) return;
    endText(block);
    const content = block.type === "code_block" ? withoutLastLineEnd(block.content) : trimmed(block);
    if (block.implied && content.length === 0) return;
    this.add(schema.node(block.type, block.attrs, Fragment.fromArray(content)));
  }

  openContainer(tag: "ul" | "ol" | "blockquote", attrs: Attrs | null): void {
    this.closeTextBlock();
    if (this.frames.length > deepestRead - 2) {
      this.skipped.set(tag, (this.skipped.get(tag) ?? 0) + 1);
      return;
    }
    this.parts += 1;
    this.makeRoom(tag !== "blockquote");
    if (tag === "blockquote") this.frames.push({ tag, children: [] });
    else this.frames.push({ tag, attrs, items: [], implied: false });
  }

  closeContainer(tag: string): void {
    this.closeTextBlock();
    const skipped = this.skipped.get(tag) ?? 0;
    if (skipped > 0) {
      this.skipped.set(tag, skipped - 1);
      return;
    }
    const at = this.frames.findLastIndex(
      (frame) => frame.tag === tag && !("implied" in frame && frame.implied),
    );
    if (at <= 0) return;
    for (let closing = this.frames.length - at; closing > 0; closing -= 1) this.closeFrame();
  }

  openItem(): void {
    this.closeTextBlock();
    if (this.top().tag === "li") this.closeFrame();
    if (!isList(this.top())) {
      if (this.frames.length > deepestRead - 2) return;
      this.frames.push({ tag: "ul", attrs: null, items: [], implied: true });
    }
    this.parts += 1;
    this.frames.push({ tag: "li", children: [] });
  }

  addRule(): void {
    this.parts += 1;
    this.closeTextBlock();
    this.makeRoom();
    this.add(schema.nodes.horizontal_rule.create());
  }

  addBreak(): void {
    if (!this.block) this.openImplied();
    const block = this.block;
    if (!block) return;
    this.parts += 1;
    if (block.type === "paragraph") {
      endText(block);
      block.content.push(schema.nodes.hard_break.create());
    } else this.addText(block.type === "code_block" ? "\n" : " ", []);
  }

  /** A table's cell begins: cells of a row stand in one paragraph, divided by bars. */
  addCell(): void {
    if (this.block && !isBare(this.block)) this.addText(" | ", []);
  }

  /** A border between blocks that are not named in the schema. */
  separate(): void {
    if (this.block?.type === "code_block") {
      if (!isBare(this.block) && !this.block.open?.texts.at(-1)?.endsWith("\n")) this.addText("\n", []);
    } else if (this.block?.type === "heading") this.addText(" ", []);
    else this.closeTextBlock();
  }

  addText(raw: string, marks: readonly Mark[]): void {
    if (this.block?.type === "code_block") {
      const code = cleanLines(raw);
      if (code !== "") this.put(this.block, code, []);
      return;
    }
    let text = cleanText(raw);
    if (!this.block?.keepSpace) {
      text = text.replace(/[ \t]+/g, " ");
      if (this.endsInSpace()) text = text.replace(/^ /, "");
    }
    if (text === "") return;
    if (!this.block) this.openImplied();
    if (this.block) this.put(this.block, text, marks);
  }

  private put(block: OpenBlock, text: string, marks: readonly Mark[]): void {
    if (block.open && Mark.sameSet(block.open.marks, marks)) {
      block.open.texts.push(text);
      return;
    }
    endText(block);
    this.parts += 1;
    block.open = { texts: [text], marks };
  }

  finish(): Node {
    this.closeTextBlock();
    while (this.frames.length > 1) this.closeFrame();
    const doc = this.frames[0];
    const children = doc && "children" in doc ? doc.children : [];
    return schema.node("doc", null, children.length > 0 ? children : [schema.node("paragraph")]);
  }

  private endsInSpace(): boolean {
    return /^$|[ \t]$/.test(this.block?.open?.texts.at(-1)?.slice(-1) ?? "");
  }

  private openImplied(): void {
    this.makeRoom();
    this.parts += 1;
    this.block = { type: "paragraph", attrs: null, content: [], open: null, keepSpace: false, implied: true };
  }

  private top(): Frame {
    return this.frames.at(-1) ?? { tag: "doc", children: [] };
  }

  /** Makes the innermost container one that takes blocks. A list inside of a list belongs to the item before it. */
  private makeRoom(continues = false): void {
    const top = this.top();
    if (!isList(top)) return;
    if (top.implied) this.closeFrame();
    else this.frames.push({ tag: "li", children: (continues ? top.items.pop() : undefined) ?? [] });
  }

  private add(node: Node): void {
    const top = this.top();
    if (!isList(top)) top.children.push(node);
  }

  private closeFrame(): void {
    const frame = this.frames.pop();
    const top = this.top();
    if (!frame) return;
    if (isList(frame)) {
      if (frame.items.length === 0) return;
      const items = frame.items.map((item) => schema.node("list_item", null, item));
      this.add(schema.node(frame.tag === "ul" ? "bullet_list" : "ordered_list", frame.attrs, items));
    } else if (frame.tag === "li" && isList(top)) {
      top.items.push(frame.children.length > 0 ? frame.children : [schema.node("paragraph")]);
    } else if (frame.tag === "blockquote" && frame.children.length > 0) {
      this.add(schema.node("blockquote", null, frame.children));
    }
  }
}

function isList(frame: Frame): frame is Extract<Frame, { items: Node[][] }> {
  return "items" in frame;
}

const isBare = (block: OpenBlock): boolean => block.content.length === 0 && !block.open;

/** The open text becomes a node. */
function endText(block: OpenBlock): void {
  if (block.open) block.content.push(schema.text(block.open.texts.join(""), block.open.marks));
  block.open = null;
}

/** Without the one line break and, unless they are kept, the spaces at line ends, neither of which HTML shows. */
function trimmed(block: OpenBlock): Node[] {
  const kept: Node[] = [];
  let atLineEnd = !block.keepSpace;
  let last = true;
  for (const node of block.content.toReversed()) {
    const cut = atLineEnd && node.isText ? withoutLastSpaces(node) : node;
    atLineEnd = !block.keepSpace && (cut === null || !node.isText);
    const unseen = last && !node.isText;
    if (cut) last = false;
    if (cut && !unseen) kept.push(cut);
  }
  return kept.toReversed();
}

function withoutLastSpaces(node: Node): Node | null {
  const text = node.text?.replace(/(?<![ \t])[ \t]+$/, "") ?? "";
  if (text === "") return null;
  return text === node.text ? node : schema.text(text, node.marks);
}

function withoutLastLineEnd(content: readonly Node[]): Node[] {
  const text = content
    .map((node) => node.text)
    .join("")
    .replace(/\n$/, "");
  return text === "" ? [] : [schema.text(text)];
}
