import { expect, test, vi } from "vitest";
import { decode, encode, markdownAsStored, openText, receive } from "./document-tasks.ts";
import * as htmlIn from "./html-in.ts";
import * as htmlOut from "./html-out.ts";
import * as markdown from "./markdown.ts";
import * as plain from "./plain-text.ts";

const text = `It *rains* on Harbour Street.\n\n- and nobody\n- minds\n\n${"Again, and again.\n\n".repeat(2_000)}The end.`;

test("a save of the page and the page after it convert the whole text four times, never to or from HTML", () => {
  const conversions = [
    vi.spyOn(htmlIn, "readHtml"),
    vi.spyOn(markdown, "readMarkdown"),
    vi.spyOn(markdown, "writeMarkdown"),
    vi.spyOn(plain, "readText"),
    vi.spyOn(plain, "writeText"),
  ];
  const html = vi.spyOn(htmlOut, "writeHtml");
  // The page's action, the call that it makes, and the next page's loader.
  const document = markdownAsStored({ markdown: encode(text) });
  const saved = receive({ body: encode(`{"revision":1,"document":${decode(document)}}`) });
  const stored = saved.text?.document ?? encode("");
  const opened = openText({ document: stored, into: "field", ending: null, proposal: null, typed: null });
  expect(decode(stored)).toBe(decode(document));
  expect(decode(opened.text)).toBe(text);
  expect(conversions.map((spy) => [spy.getMockName(), spy.mock.calls.length])).toEqual([
    ["readHtml", 0],
    ["readMarkdown", 1],
    ["writeMarkdown", 1],
    ["readText", 0],
    ["writeText", 2],
  ]);
  const shown = html.mock.results.map(({ value }) => String(value).length);
  expect(shown.reduce((sum, length) => sum + length, 0)).toBeLessThan(text.length / 2);
});
