import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { readMarkdown } from "#app/document/markdown.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { schema } from "#app/document/schema.ts";
import { insertRule, removeLink, setLink, setStyle, toggleList, toggleQuote } from "./commands.ts";
import { formatsOf, linkAt } from "./queries.ts";

const { nodes } = schema;

/** A text with the selection on its first occurrence of some words; `""` puts the caret behind them. */
function opened(markdown: string, words: string, caretOnly = false): EditorState {
  const doc = readMarkdown(markdown);
  let from = -1;
  doc.descendants((node, at) => {
    const found = node.isText ? (node.text ?? "").indexOf(words) : -1;
    if (from < 0 && found >= 0) from = at + found;
  });
  if (from < 0) throw new Error(`the text has no ${words}`);
  const to = from + words.length;
  return EditorState.create({ doc, selection: TextSelection.create(doc, caretOnly ? to : from, to) });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  expect(command(state, (transaction) => (next = state.apply(transaction)))).toBe(true);
  next.doc.check();
  return next;
}

const written = (state: EditorState): string => writeMarkdown(state.doc).trim();

describe("blocks", () => {
  test.each([
    ["paragraph", "## One", "One"],
    [2, "One", "## One"],
    [4, "One", "#### One"],
    ["code", "One", "```\nOne\n```"],
  ] as const)("a block becomes %s", (style, before, then) => {
    const state = after(opened(before, "One"), setStyle(style));
    expect(written(state)).toBe(then);
    expect(formatsOf(state).style).toBe(style);
  });

  test.each([
    ["One\n\nTwo", "- One\n\nTwo"],
    ["1. One", "- One"],
    ["- One", "One"],
    ["> One", "> - One"],
  ])("bullets turn %j into %j", (before, then) => {
    expect(written(after(opened(before, "One"), toggleList(nodes.bullet_list)))).toBe(then);
  });

  test.each([
    ["One", "> One"],
    ["> One\n>\n> Two", "One\n\n> Two"],
    ["> - One\n> - Two", "- One\n- Two"],
  ])("a quote turns %j into %j", (before, then) => {
    expect(written(after(opened(before, "One"), toggleQuote))).toBe(then);
  });

  test("a rule stands behind the caret's block, and the caret behind it", () => {
    const state = after(opened("One\n\nTwo", "One", true), insertRule);
    expect(written(state)).toBe("One\n\n---\n\nTwo");
    expect(state.selection.$from.parent.textContent).toBe("Two");
  });

  test("a rule at the end leaves a paragraph to write in, and takes the place of an empty one", () => {
    const first = after(opened("One", "One", true), insertRule);
    expect([first.doc.childCount, first.selection.$from.parent.type.name]).toEqual([3, "paragraph"]);
    const second = after(first, insertRule);
    expect(second.doc.content.content.map(({ type }) => type.name)).toEqual([
      "paragraph",
      "horizontal_rule",
      "horizontal_rule",
      "paragraph",
    ]);
  });
});

describe("links", () => {
  test("words are linked, and keep their other marks", () => {
    const state = after(
      opened("See *the Courier* today.", "the Courier"),
      setLink({ url: "courier.example", text: null }),
    );
    expect(written(state)).toBe("See [*the Courier*](https://courier.example) today.");
    expect(formatsOf(state).link).toBe(true);
  });

  test("other words take the place of the selected ones", () => {
    const link = setLink({ url: "nora@courier.example", text: " Nora " });
    expect(written(after(opened("Ask **her** now.", "her"), link))).toBe(
      "Ask [**Nora**](mailto:nora@courier.example) now.",
    );
  });

  test("without a selection the words come in, or the address", () => {
    const link = (text: string) => setLink({ url: "courier.example", text });
    expect(written(after(opened("See it.", "See ", true), link("here, ")))).toBe(
      "See [here,](https://courier.example)it.",
    );
    expect(written(after(opened("See it.", "See ", true), link("")))).toBe(
      "See [courier.example](https://courier.example)it.",
    );
  });

  test("the link at the caret is found whole, changed whole and taken off whole", () => {
    const state = opened("See [the *Harbour* Courier](https://old.example) today.", "Harbour", true);
    expect(linkAt(state)).toMatchObject({ href: "https://old.example", text: "the Harbour Courier" });
    expect(written(after(state, setLink({ url: "https://new.example", text: "the Harbour Courier" })))).toBe(
      "See [the *Harbour* Courier](https://new.example) today.",
    );
    expect(written(after(state, removeLink))).toBe("See the *Harbour* Courier today.");
  });

  test.each(["javascript:alert(1)", "", "not an address"])("%j is no address", (url) => {
    expect(setLink({ url, text: null })(opened("See it.", "it"))).toBe(false);
  });

  test("code takes no link", () => {
    expect(setLink({ url: "courier.example", text: null })(opened("```\nSee it.\n```", "it"))).toBe(false);
  });
});
