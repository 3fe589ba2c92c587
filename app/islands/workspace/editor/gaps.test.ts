import { EditorState } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import { expect, test } from "vitest";
import { readMarkdown } from "#app/document/markdown.ts";
import { gaps } from "./gaps.ts";

const plugin = gaps();
const opened = (markdown: string): EditorState =>
  EditorState.create({ doc: readMarkdown(markdown), plugins: [plugin] });

const shown = (state: EditorState): string[] =>
  (plugin.getState(state) as DecorationSet)
    .find()
    .map(({ from, to }) => state.doc.textBetween(from, to))
    .toSorted();

test("words in square brackets are gaps; numbers, signs and code are none", () => {
  expect(
    shown(
      opened(
        "## From [place]\n\nOn **[day and date]** we\\\nopen [1], [ ], […] and [sic] at [time].\n\n- [who]\n\n`[a]`\n\n    [code]",
      ),
    ),
  ).toEqual(["[day and date]", "[place]", "[time]", "[who]"]);
  expect(shown(opened("Nothing is left out [here\n\nor there]."))).toEqual([]);
});

test("a gap comes and goes as it is typed and filled, and the others stay", () => {
  let state = opened("From [place].\n\nAt noon.");
  const { size } = state.doc.content;
  state = state.apply(state.tr.insertText(" [time", size - 1));
  expect(shown(state)).toEqual(["[place]"]);
  state = state.apply(state.tr.insertText("]", size + 5));
  expect(shown(state)).toEqual(["[place]", "[time]"]);
  state = state.apply(state.tr.insertText("Leeds", 6, 13));
  expect(shown(state)).toEqual(["[time]"]);
  // In one go: before the other, and over both paragraphs.
  state = state.apply(state.tr.insertText("Now ", 1).insertText("[x, y]", 5));
  expect(shown(state)).toEqual(["[time]", "[x, y]"]);
  expect(shown(state.apply(state.tr.delete(3, state.doc.content.size - 1)))).toEqual([]);
  expect(shown(state.apply(state.tr.delete(0, state.doc.content.size)))).toEqual([]);
});
