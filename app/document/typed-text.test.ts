import { expect, test } from "vitest";
import { writeHtml } from "./html-out.ts";
import { readTyped } from "./typed-text.ts";

test.each([
  ["Mill Lane 4\nHarbour\n\nSee you.", "<p>Mill Lane 4<br>Harbour</p><p>See you.</p>"],
  ["Two * three is six, 1 < 2.", "<p>Two * three is six, 1 &lt; 2.</p>"],
  ["## News\n\nWe *move*.", "<h2>News</h2><p>We <em>move</em>.</p>"],
  ["- bread\n- milk", "<ul><li><p>bread</p></li><li><p>milk</p></li></ul>"],
  [
    "Mill Lane 4\nHarbour\n\n- bread\n- milk\n\nOne\ntwo",
    "<p>Mill Lane 4<br>Harbour</p><ul><li><p>bread</p></li><li><p>milk</p></li></ul><p>One<br>two</p>",
  ],
  ["", "<p></p>"],
])("%j is read as it was meant", (typed, html) => {
  expect(writeHtml(readTyped(typed)).replaceAll("\n", "")).toBe(html);
});
