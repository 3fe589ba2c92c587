import { Tokenizer, TokenizerMode, type Token } from "parse5";
import type { Node } from "prosemirror-model";
import { HtmlBlocks } from "./html-blocks.ts";
import { InlineMarks } from "./html-marks.ts";
import { headingLevel, listOrder } from "./schema.ts";
import { safeHref, wholeHref } from "./safe-href.ts";
import { TooManyParts } from "./too-many-parts.ts";

/** Dropped with everything inside. */
const dropped = new Set(
  "applet audio canvas embed frameset head iframe map math noembed noframes noscript object script select style svg template title video".split(
    " ",
  ),
);
const rawText = new Set(["iframe", "noembed", "noframes", "noscript", "style", "xmp"]);
const withoutEnd = new Set(["embed"]);
/** Elements without a meaning here that still begin and end a block. */
const blockLike = new Set(
  "address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend main menu nav option p search section summary table tbody tfoot thead tr".split(
    " ",
  ),
);

/** What a page of HTML has that its text has not. */
export interface FoundInHtml {
  title: string;
  pictures: number;
  tables: number;
}

const pictures = new Set("canvas embed iframe img object svg video".split(" "));

/**
 * Reads HTML of any origin by parse5's tokenizer and through the schema; never throws but TooManyParts, where the
 * document has more than `most` blocks and stretches of text. Unknown elements are
 * transparent, scripts, styles and embedded things are dropped with their content, broken structure is repaired.
 * Time grows with the length alone, however deep the nesting: no tree of elements is built. `found`,
 * for a file, is filled.
 */
export function readHtml(html: string, most = Infinity, found: FoundInHtml | null = null): Node {
  const reader = new HtmlReader(most, found);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader);
  reader.tokenizer = tokenizer;
  tokenizer.write(html, true);
  return reader.blocks.finish();
}

class HtmlReader {
  readonly blocks = new HtmlBlocks();
  tokenizer: Tokenizer | null = null;
  private readonly most: number;
  private readonly found: FoundInHtml | null;
  private readonly marks: InlineMarks;
  private readonly judge: (raw: string) => string | null;
  private inside: { tag: string; depth: number } | null = null;
  private firstInPre = false;
  private inTitle = false;

  constructor(most: number, found: FoundInHtml | null) {
    this.most = most;
    this.found = found;
    this.judge = found ? wholeHref : safeHref;
    this.marks = new InlineMarks(this.judge);
  }

  onStartTag(token: Token.TagToken): void {
    const tag = token.tagName;
    this.firstInPre = false;
    this.switchMode(tag);
    this.inTitle = tag === "title" && this.found?.title === "" && /^(?:head)?$/.test(this.inside?.tag ?? "");
    if (this.inside) {
      if (tag === "body") this.inside = this.inside.tag === "head" ? null : this.inside;
      else if (tag === this.inside.tag && !token.selfClosing) this.inside.depth += 1;
      return;
    }
    if (this.found && pictures.has(tag)) this.found.pictures += 1;
    if (this.found && tag === "table") this.found.tables += 1;
    if (dropped.has(tag)) {
      if (!withoutEnd.has(tag) && !(token.selfClosing && /^(?:svg|math)$/.test(tag)))
        this.inside = { tag, depth: 1 };
      return;
    }
    this.open(tag, new Map(token.attrs.map((attr) => [attr.name, attr.value])));
    if (this.blocks.parts > this.most) throw new TooManyParts();
  }

  onEndTag(token: Token.TagToken): void {
    const tag = token.tagName;
    this.firstInPre = false;
    this.inTitle = false;
    if (this.inside) {
      if (tag === this.inside.tag) this.inside.depth -= 1;
      if (this.inside.depth === 0) this.inside = null;
      return;
    }
    if (/^(?:ul|ol|li|blockquote)$/.test(tag)) this.blocks.closeContainer(tag);
    else if (/^(?:h[1-6]|pre|p)$/.test(tag)) this.blocks.closeTextBlock();
    else if (blockLike.has(tag)) this.blocks.separate();
    else this.marks.close(tag);
  }

  onCharacter(token: Token.CharacterToken): void {
    if (this.found && this.inTitle) this.found.title += token.chars;
    if (this.inside) return;
    const text = this.firstInPre ? token.chars.replace(/^\n/, "") : token.chars;
    this.firstInPre = false;
    this.blocks.addText(text, this.marks.current());
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {
    this.firstInPre = false;
  }

  onComment(): void {
    this.firstInPre = false;
  }

  onDoctype(): void {
    this.firstInPre = false;
  }

  onEof(): void {
    this.inside = null;
  }

  private open(tag: string, attrs: ReadonlyMap<string, string>): void {
    const keepSpace = attrs.get("data-space") === "keep";
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    if (heading) this.blocks.openTextBlock("heading", { level: headingLevel(Number(heading)) }, keepSpace);
    else if (tag === "p") this.blocks.openTextBlock("paragraph", null, keepSpace);
    else if (tag === "pre") {
      this.blocks.openTextBlock("code_block", null, true);
      this.firstInPre = true;
    } else if (tag === "ul" || tag === "blockquote") this.blocks.openContainer(tag, null);
    else if (tag === "ol") this.blocks.openContainer(tag, { order: listOrder(attrs.get("start") ?? null) });
    else if (tag === "li") this.blocks.openItem();
    else if (tag === "hr") this.blocks.addRule();
    else if (tag === "br") this.blocks.addBreak();
    else if (tag === "img") this.addImage(attrs.get("alt")?.trim() ?? "", attrs.get("src") ?? "");
    else if (tag === "td" || tag === "th") this.blocks.addCell();
    else if (blockLike.has(tag)) this.blocks.separate();
    else this.marks.open(tag, attrs);
  }

  private addImage(description: string, source: string): void {
    if (description !== "") this.blocks.addText(description, this.marks.withLink(this.judge(source)));
  }

  private switchMode(tag: string): void {
    if (!this.tokenizer) return;
    if (tag === "script") this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (tag === "title" || tag === "textarea") this.tokenizer.state = TokenizerMode.RCDATA;
    else if (rawText.has(tag)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (tag === "plaintext") this.tokenizer.state = TokenizerMode.PLAINTEXT;
  }
}
