import { Tokenizer, TokenizerMode, type Token } from "parse5";
import type { Node } from "prosemirror-model";
import { dropped, HtmlSteps } from "./html-steps.ts";
import { safeHref, wholeHref } from "./safe-href.ts";
import { TooManyParts } from "./too-many-parts.ts";

const rawText = new Set(["iframe", "noembed", "noframes", "noscript", "style", "xmp"]);
const withoutEnd = new Set(["embed"]);

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
  return reader.steps.finish();
}

class HtmlReader {
  readonly steps: HtmlSteps;
  tokenizer: Tokenizer | null = null;
  private readonly most: number;
  private readonly found: FoundInHtml | null;
  private inside: { tag: string; depth: number } | null = null;
  private firstInPre = false;
  private inTitle = false;

  constructor(most: number, found: FoundInHtml | null) {
    this.most = most;
    this.found = found;
    this.steps = new HtmlSteps(found ? wholeHref : safeHref);
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
    this.steps.open(tag, new Map(token.attrs.map((attr) => [attr.name, attr.value])));
    this.firstInPre = tag === "pre";
    if (this.steps.parts > this.most) throw new TooManyParts();
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
    this.steps.close(tag);
  }

  onCharacter(token: Token.CharacterToken): void {
    if (this.found && this.inTitle) this.found.title += token.chars;
    if (this.inside) return;
    const text = this.firstInPre ? token.chars.replace(/^\n/, "") : token.chars;
    this.firstInPre = false;
    this.steps.addText(text);
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

  private switchMode(tag: string): void {
    if (!this.tokenizer) return;
    if (tag === "script") this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (tag === "title" || tag === "textarea") this.tokenizer.state = TokenizerMode.RCDATA;
    else if (rawText.has(tag)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (tag === "plaintext") this.tokenizer.state = TokenizerMode.PLAINTEXT;
  }
}
