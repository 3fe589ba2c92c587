import Token from "markdown-it/lib/token.mjs";

type Judge = (raw: string) => string | null;

/**
 * markdown-it's tokens with everything that the schema does not have rewritten as something that it has; `judge` gives an
 * address as it may stand in a link, or null.
 */
export function toSchemaTokens(tokens: readonly Token[], judge: Judge): Token[] {
  const result: Token[] = [];
  let row: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === "tr_open") row = [];
    else if (token.type === "tr_close") result.push(...paragraph(row));
    else if (token.type === "inline") {
      const children = inlineTokens(token.children ?? [], tokens[index - 1]?.type === "heading_open", judge);
      if (tokens[index - 1]?.type === "th_open" || tokens[index - 1]?.type === "td_open") {
        if (row.length > 0) row.push(text(" | "));
        row = row.concat(children);
      } else {
        token.children = children;
        result.push(token);
      }
    } else if (!/^(?:table|thead|tbody|th|td)_/.test(token.type)) result.push(token);
  }
  return result;
}

function paragraph(children: Token[]): Token[] {
  const inline = new Token("inline", "", 0);
  inline.children = children;
  return [new Token("paragraph_open", "p", 1), inline, new Token("paragraph_close", "p", -1)];
}

function text(content: string): Token {
  const token = new Token("text", "", 0);
  token.content = content;
  return token;
}

function inlineTokens(tokens: readonly Token[], inHeading: boolean, judge: Judge): Token[] {
  const result: Token[] = [];
  let linked: boolean | null = null;
  for (const token of tokens) {
    if (token.type === "link_open") {
      const href = judge(token.attrGet("href") ?? "");
      linked = href !== null;
      if (href !== null) result.push(linkOpen(href));
    } else if (token.type === "link_close") {
      if (linked) result.push(token);
      linked = null;
    } else if (token.type === "image") {
      result.push(...imageTokens(token, linked === true, judge));
    } else {
      result.push(inHeading && token.type === "hardbreak" ? text(" ") : token);
    }
  }
  return result;
}

function linkOpen(href: string): Token {
  const token = new Token("link_open", "a", 1);
  token.attrSet("href", href);
  return token;
}

function imageTokens(image: Token, linked: boolean, judge: Judge): Token[] {
  const href = judge(image.attrGet("src") ?? "");
  const description = text(plainText(image.children ?? []) || (href ?? ""));
  if (href === null || linked) return [description];
  return [linkOpen(href), description, new Token("link_close", "a", -1)];
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "image") return plainText(token.children ?? []);
      return token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content;
    })
    .join("");
}
