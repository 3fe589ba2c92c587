import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";
import type StateBlock from "markdown-it/lib/rules_block/state_block.mjs";
import { MarkdownParser } from "prosemirror-markdown";
import type { Node } from "prosemirror-model";
import { cleanLines } from "./clean-text.ts";
import { toSchemaTokens } from "./markdown-tokens.ts";
import { normalForm } from "./normal-form.ts";
import { safeHref, wholeHref } from "./safe-href.ts";
import { deepest, deepestRead, headingLevel, listOrder, schema } from "./schema.ts";

export { writeMarkdown } from "./markdown-out.ts";

const tokenizer = new MarkdownIt("commonmark", { html: false });
Object.assign(tokenizer.options, { maxNesting: deepest * 2 });
// Addresses are judged by safeHref alone, and as they were written.
tokenizer.validateLink = () => true;
tokenizer.normalizeLink = (url) => url;
tokenizer.enable("table");
tokenizer.block.ruler.before("table", "deepest", flatText);
tokenizer.core.ruler.push("schema", (state) => {
  const { isFile = false } = state.env as { isFile?: boolean };
  if (!isFile) keepLines(state.tokens);
  state.tokens = toSchemaTokens(state.tokens, isFile ? wholeHref : safeHref);
});

/** Nobody but a file wraps its lines: a line end of what is typed, or answered, is meant. */
function keepLines(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === "softbreak") token.type = "hardbreak";
    keepLines(token.children ?? []);
  }
}

const parser = new MarkdownParser(schema, tokenizer, {
  paragraph: { block: "paragraph" },
  heading: { block: "heading", getAttrs: (token) => ({ level: headingLevel(Number(token.tag.slice(1))) }) },
  bullet_list: { block: "bullet_list" },
  ordered_list: {
    block: "ordered_list",
    getAttrs: (token) => ({ order: listOrder(String(token.attrGet("start") ?? 1)) }),
  },
  list_item: { block: "list_item" },
  blockquote: { block: "blockquote" },
  code_block: { block: "code_block", noCloseToken: true },
  fence: { block: "code_block", noCloseToken: true },
  hr: { node: "horizontal_rule" },
  hardbreak: { node: "hard_break" },
  strong: { mark: "strong" },
  em: { mark: "em" },
  code_inline: { mark: "code", noCloseToken: true },
  link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
});

/**
 * Reads CommonMark of any origin; never throws. What the schema does not have becomes text: images their
 * description (linked, where the address is safe), HTML its source, a table's rows paragraphs, unsafe links their
 * text; in a file those without a scheme are. A line end is a line break, but in a file, whose lines are wrapped. The result is in normal form (see normal-form.ts). Nesting beyond `deepest` is kept as flat text.
 */
export function readMarkdown(text: string, { isFile = false } = {}): Node {
  return normalForm(parser.parse(cleanLines(text), { isFile }));
}

/** Ends nesting: everything left in a container that is too deep is one paragraph. */
function flatText(state: StateBlock, start: number, end: number): boolean {
  if (state.level <= deepestRead) return false;
  const content = state.getLines(start, end, state.blkIndent, false).trim();
  state.line = end;
  state.push("paragraph_open", "p", 1);
  const inline = state.push("inline", "", 0);
  inline.content = content;
  inline.map = [start, end];
  inline.children = [];
  state.push("paragraph_close", "p", -1);
  return true;
}
