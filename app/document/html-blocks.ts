import { Fragment, type Attrs, type Mark, type Node } from "prosemirror-model";
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
  keepSpace: boolean;
  /** Opened by text that stood in no block. */
  implied: boolean;
}

/** Builds a valid document from HTML's events in any order. No step costs more than the nesting, which is capped. */
export class HtmlBlocks {
  private readonly frames: Frame[] = [{ tag: "doc", children: [] }];
  private readonly skipped = new Map<string, number>();
  private block: OpenBlock | null = null;

  openTextBlock(type: OpenBlock["type"], attrs: Attrs | null, keepSpace: boolean): void {
    this.closeTextBlock();
    this.makeRoom();
    this.block = { type, attrs, content: [], keepSpace, implied: false };
  }

  closeTextBlock(): void {
    const block = this.block;
    this.block = null;
    if (!block) return;
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
    this.frames.push({ tag: "li", children: [] });
  }

  addRule(): void {
    this.closeTextBlock();
    this.makeRoom();
    this.add(schema.nodes.horizontal_rule.create());
  }

  addBreak(): void {
    if (!this.block) this.openImplied();
    const block = this.block;
    if (!block) return;
    if (block.type === "paragraph") block.content.push(schema.nodes.hard_break.create());
    else this.addText(block.type === "code_block" ? "\n" : " ", []);
  }

  /** A table's cell begins: cells of a row stand in one paragraph, divided by bars. */
  addCell(): void {
    if (this.block && this.block.content.length > 0) this.addText(" | ", []);
  }

  /** A border between blocks that are not named in the schema. */
  separate(): void {
    if (this.block?.type === "code_block") {
      if (this.block.content.length > 0 && !lastText(this.block.content).endsWith("\n"))
        this.addText("\n", []);
    } else if (this.block?.type === "heading") this.addText(" ", []);
    else this.closeTextBlock();
  }

  addText(raw: string, marks: readonly Mark[]): void {
    if (this.block?.type === "code_block") {
      const code = cleanLines(raw);
      if (code !== "") this.block.content.push(schema.text(code));
      return;
    }
    let text = cleanText(raw);
    if (!this.block?.keepSpace) {
      text = text.replace(/[ \t]+/g, " ");
      if (this.endsInSpace()) text = text.replace(/^ /, "");
    }
    if (text === "") return;
    if (!this.block) this.openImplied();
    this.block?.content.push(schema.text(text, marks));
  }

  finish(): Node {
    this.closeTextBlock();
    while (this.frames.length > 1) this.closeFrame();
    const doc = this.frames[0];
    const children = doc && "children" in doc ? doc.children : [];
    return schema.node("doc", null, children.length > 0 ? children : [schema.node("paragraph")]);
  }

  private endsInSpace(): boolean {
    const last = this.block?.content.at(-1);
    return last === undefined || !last.isText || /[ \t]$/.test(last.text ?? "");
  }

  private openImplied(): void {
    this.makeRoom();
    this.block = { type: "paragraph", attrs: null, content: [], keepSpace: false, implied: true };
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

function lastText(content: readonly Node[]): string {
  return content.at(-1)?.text ?? "";
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
  const text = node.text?.replace(/[ \t]+$/, "") ?? "";
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
