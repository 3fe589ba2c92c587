import type { Mark, Node } from "prosemirror-model";
import { inlineSteps } from "./inline-runs.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/**
 * The document as HTML, one line per block, deterministic, every text escaped. `readHtml` gives the same document
 * back. A block whose spaces HTML would fold carries `data-space="keep"`, to be shown with `white-space: pre-wrap`.
 */
export function writeHtml(doc: Node): string {
  return doc.children.map(blockHtml).join("\n");
}

function blockHtml(node: Node): string {
  switch (node.type.name) {
    case "heading":
      return textBlock(`h${Number(node.attrs.level)}`, node);
    case "bullet_list":
      return `<ul>\n${node.children.map(blockHtml).join("\n")}\n</ul>`;
    case "ordered_list": {
      const start = node.attrs.order === 1 ? "" : ` start="${Number(node.attrs.order)}"`;
      return `<ol${start}>\n${node.children.map(blockHtml).join("\n")}\n</ol>`;
    }
    case "list_item":
      return `<li>${node.children.map(blockHtml).join("\n")}</li>`;
    case "blockquote":
      return `<blockquote>\n${node.children.map(blockHtml).join("\n")}\n</blockquote>`;
    case "code_block": {
      const text = node.textContent;
      // HTML shows no line for the last line end inside pre: it takes a second one to say that there is one.
      return `<pre><code>${escapeHtml(text)}${text.endsWith("\n") ? "\n" : ""}</code></pre>`;
    }
    case "horizontal_rule":
      return "<hr>";
    default:
      return textBlock("p", node);
  }
}

function textBlock(tag: string, node: Node): string {
  const text = node.textBetween(0, node.content.size, "", "\n");
  const keep = /^[ \t]|[ \t]$|[ \t]{2}|\t|\n[ \t]|[ \t]\n/.test(text);
  const content = inlineSteps(node)
    .map((step) => {
      if (step.kind === "leaf") return step.node.isText ? escapeHtml(step.node.text ?? "") : "<br>";
      return step.kind === "open" ? openTag(step.mark) : `</${tagOf(step.mark)}>`;
    })
    .join("");
  // A line break at the end of a block shows nothing in HTML: it takes a second one to say that there is one.
  const end = text.endsWith("\n") ? "<br>" : "";
  return `<${tag}${keep ? ' data-space="keep"' : ""}>${content}${end}</${tag}>`;
}

function openTag(mark: Mark): string {
  if (mark.type.name !== "link") return `<${tagOf(mark)}>`;
  return `<a href="${escapeHtml(String(mark.attrs.href))}" rel="noopener noreferrer" target="_blank">`;
}

function tagOf(mark: Mark): string {
  return mark.type.name === "link" ? "a" : mark.type.name;
}
