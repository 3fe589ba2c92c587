import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { readMarkdown } from "#app/document/markdown.ts";
import { select } from "#app/document/place.ts";
import { askedPlace, heldPlace, holdSelection } from "./held-place.ts";

/** A document in which `from` to `to` is selected. */
function selecting(from: number, to: number): EditorState {
  const state = EditorState.create({ doc: readMarkdown("One two three.\n\nFour."), plugins: [heldPlace()] });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

const asked = (state: EditorState): string | null => {
  const place = askedPlace(state);
  return place && (select(state.doc, place)?.markdown ?? "gone");
};

test("what is selected is asked for; what is held stays the place while the writer goes on", () => {
  const chosen = selecting(5, 8);
  expect(asked(chosen)).toBe("two");
  const held = chosen.apply(holdSelection(chosen, true));
  const away = held.apply(
    held.tr.setSelection(TextSelection.create(held.doc, 1)).insertText("Now: one and ", 1),
  );
  expect(asked(away)).toBe("two");
  expect(asked(away.apply(holdSelection(away, false)))).toBeNull();
});

test("what was held and deleted is not the whole text", () => {
  const chosen = selecting(5, 8);
  const held = chosen.apply(holdSelection(chosen, true));
  expect(asked(held.apply(held.tr.delete(4, 9)))).toBe("gone");
});

test("without a selection, and with everything selected, it is the whole text", () => {
  expect(asked(selecting(3, 3))).toBeNull();
  const all = selecting(1, 22);
  expect(asked(all)).toBeNull();
  expect(asked(all.apply(holdSelection(all, true)))).toBeNull();
});
