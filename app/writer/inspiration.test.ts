import { expect, it } from "vitest";
import { inspirationContent, nextStyle, readInspiration, writeInspiration } from "./inspiration.ts";
import { parseVersions, writeVersions } from "./versions.ts";

const versions = [
  { label: "The Classic", text: "One line with [a slot]." },
  { label: "The Bold", text: "### Own heading\n\n- a\n- b" },
  { label: "The Poet", text: "## The Closer\n\nnot a head of a version" },
];

it("versions come back from their document, their own headings below the style", () => {
  const read = readInspiration(writeInspiration(versions));
  expect(read.map(({ label }) => label)).toEqual(["The Classic", "The Bold", "The Poet"]);
  expect(read[2]?.text).toBe("### The Closer\n\nnot a head of a version");
  expect(readInspiration(writeInspiration(read))).toEqual(read);
});

it("they are answered as HTML, beside the whole", () => {
  const content = inspirationContent(writeInspiration(versions));
  expect(Object.keys(content)).toEqual(["text", "version1", "version2", "version3"]);
  expect(content["version1"]).toBe("<p>One line with [a slot].</p>");
  expect(content.text).toContain("<h2>The Bold</h2>");
});

it("what was edited out of shape is still there", () => {
  const edited = writeInspiration([]);
  expect(readInspiration(edited)).toEqual([]);
  const bare = writeInspiration(parseVersions("Only this."));
  expect(readInspiration(bare)).toEqual([{ label: "The Classic", text: "Only this." }]);
});

it("the styles go on after the last one", () => {
  expect(nextStyle(parseVersions(writeVersions(versions)))).toBe(9);
  expect(nextStyle([])).toBe(0);
});
