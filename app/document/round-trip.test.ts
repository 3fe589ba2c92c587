import type { Node } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { randomDocument } from "#tests/support/random-documents.ts";
import { readHtml } from "./html-in.ts";
import { writeHtml } from "./html-out.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { normalForm, withoutEdgeSpaces } from "./normal-form.ts";
import { schema } from "./schema.ts";
import { parseStored, toStored } from "./stored.ts";

const rounds = 1500;

describe("documents survive every way of writing them", () => {
  test("Markdown gives the normal form back", () => {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const doc = normalForm(randomDocument(seed));
      const markdown = writeMarkdown(doc);
      const back = readMarkdown(markdown);
      back.check();
      expect(back.eq(doc), `seed ${seed}\n${markdown}\n${back.toString()}`).toBe(true);
    }
  });

  test("writing a document and writing its normal form are the same", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const doc = randomDocument(seed);
      expect(writeMarkdown(doc)).toBe(writeMarkdown(normalForm(doc)));
      expect(normalForm(normalForm(doc)).eq(normalForm(doc))).toBe(true);
    }
  });

  test("HTML gives the document back", () => {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const doc = unmarkedBreaks(randomDocument(seed));
      const html = writeHtml(doc);
      const back = readHtml(html);
      back.check();
      expect(back.eq(doc), `seed ${seed}\n${html}\n${back.toString()}`).toBe(true);
    }
  });

  test("stored JSON gives the document back", () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const doc = randomDocument(seed);
      expect(parseStored(JSON.parse(JSON.stringify(toStored(doc)))).eq(doc)).toBe(true);
    }
  });
});

/** Line breaks never carry marks in what readers answer: nobody sees a bold line break. */
function unmarkedBreaks(node: Node): Node {
  if (node.type === schema.nodes.hard_break) return node.mark([]);
  if (node.isLeaf) return node;
  return node.type.create(node.attrs, node.children.map(unmarkedBreaks));
}

test("the spaces that a paragraph begins or ends with are none of what a plain field shows", () => {
  const text = (content: string) => schema.text(content);
  const doc = schema.node("doc", null, [
    schema.node("paragraph", null, [text(" Typed on. ")]),
    schema.node("code_block", null, [text(" code ")]),
    schema.node("paragraph", null, [text(" ")]),
  ]);
  expect(writeMarkdown(withoutEdgeSpaces(doc))).toBe("Typed on.\n\n```\n code \n```");
  for (let seed = 1; seed <= 300; seed += 1) withoutEdgeSpaces(randomDocument(seed)).check();
});
