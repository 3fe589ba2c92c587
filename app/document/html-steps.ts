import type { Node } from "prosemirror-model";
import { HtmlBlocks } from "./html-blocks.ts";
import { InlineMarks } from "./html-marks.ts";
import { headingLevel, listOrder } from "./schema.ts";
import { safeHref } from "./safe-href.ts";

/** Elements that are dropped with everything inside. */
export const dropped: ReadonlySet<string> = new Set(
  "applet audio canvas embed frameset head iframe map math noembed noframes noscript object script select style svg template title video".split(
    " ",
  ),
);
/** Elements without a meaning here that still begin and end a block. */
const blockLike = new Set(
  "address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav option p search section summary table tbody tfoot thead tr".split(
    " ",
  ),
);

/** A document from HTML's tags and texts in their order, whoever reads them: a tokenizer, or a walk through a tree. */
export class HtmlSteps {
  private readonly blocks = new HtmlBlocks();
  private readonly marks: InlineMarks;
  private readonly judge: (raw: string) => string | null;

  /** `judge` gives an address as it may stand in a link, or null. */
  constructor(judge: (raw: string) => string | null = safeHref) {
    this.judge = judge;
    this.marks = new InlineMarks(judge);
  }

  /** Blocks, list items and stretches of text so far. */
  get parts(): number {
    return this.blocks.parts;
  }

  /** A start tag of an element that is not dropped, its name in lower case. */
  open(tag: string, attrs: ReadonlyMap<string, string>): void {
    const keepSpace = attrs.get("data-space") === "keep";
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    if (heading) this.blocks.openTextBlock("heading", { level: headingLevel(Number(heading)) }, keepSpace);
    else if (tag === "p") this.blocks.openTextBlock("paragraph", null, keepSpace);
    else if (tag === "pre") this.blocks.openTextBlock("code_block", null, true);
    else if (tag === "ul" || tag === "blockquote") this.blocks.openContainer(tag, null);
    else if (tag === "ol") this.blocks.openContainer(tag, { order: listOrder(attrs.get("start") ?? null) });
    else if (tag === "li") this.blocks.openItem();
    else if (tag === "hr") this.blocks.addRule();
    else if (tag === "br") this.blocks.addBreak();
    else if (tag === "img") this.addImage(attrs.get("alt")?.trim() ?? "", attrs.get("src") ?? "");
    else if (tag === "td" || tag === "th") this.blocks.addCell();
    else if (blockLike.has(tag)) this.blocks.separate();
    else this.marks.open(tag, attrs);
  }

  close(tag: string): void {
    if (/^(?:ul|ol|li|blockquote)$/.test(tag)) this.blocks.closeContainer(tag);
    else if (/^(?:h[1-6]|pre|p)$/.test(tag)) this.blocks.closeTextBlock();
    else if (blockLike.has(tag)) this.blocks.separate();
    else this.marks.close(tag);
  }

  addText(text: string): void {
    this.blocks.addText(text, this.marks.current());
  }

  finish(): Node {
    return this.blocks.finish();
  }

  private addImage(description: string, source: string): void {
    if (description !== "") this.blocks.addText(description, this.marks.withLink(this.judge(source)));
  }
}
