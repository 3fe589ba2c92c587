import { inflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { readLook } from "#app/document/export/look.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { everyBlock, languages } from "#tests/support/every-block.ts";
import { writePdf } from "./pdf.ts";

vi.setConfig({ testTimeout: 60_000 });

const made = (markdown: string, language: string, font = "Newsreader") =>
  writePdf({
    title: "A title",
    subTitle: "",
    node: readMarkdown(markdown),
    look: readLook(undefined, new URLSearchParams({ family: font })),
    language,
  });

/** The parts of a PDF as one text, its packed streams unpacked. */
function unpacked(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString("latin1");
  return raw.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return `stream\n${inflateSync(Buffer.from(packed, "latin1")).toString("latin1")}\nendstream`;
    } catch (error) {
      if (error instanceof Error && "code" in error) return whole;
      throw error;
    }
  });
}

/** Every letter that the fonts of a PDF say they show: what a reader can search and copy. */
function lettersOf(pdf: string): Set<string> {
  const letters = new Set<string>();
  // Letters that are drawn in one piece are told beside the piece.
  for (const [, said = ""] of pdf.matchAll(/\/ActualText <feff([0-9a-f]+)>/gi))
    for (const letter of Buffer.from(said, "hex").swap16().toString("utf16le")) letters.add(letter);
  for (const [, map = ""] of pdf.matchAll(/begincmap([\s\S]*?)endcmap/g))
    for (const [, code = ""] of map.matchAll(/<[0-9a-f]{4}> <((?:[0-9a-f]{4})+)>/gi))
      for (const letter of Buffer.from(code, "hex").swap16().toString("utf16le")) letters.add(letter);
  return letters;
}

test.each(Object.keys(languages))("a PDF has every letter, in fonts of its own: %s", async (language) => {
  const markdown = everyBlock(language);
  const pdf = unpacked(await made(markdown, language));
  const wanted = new Set(readMarkdown(markdown).textContent.replace(/\s/g, ""));
  const letters = lettersOf(pdf);
  expect([...wanted].filter((letter) => !letters.has(letter))).toEqual([]);
  const fonts = pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
  expect([fonts > 2, pdf.match(/\/FontFile[23] /g)?.length]).toEqual([true, fonts]);
  expect(pdf).toContain(`/Lang (${language})`);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toContain("https://example.com/a?b=1&c=2");
  expect(pdf).toContain("mailto:ann@example.com");
  expect(pdf.match(/\/Type \/Outlines/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 595\.27\d* 841\.88\d*\]/);
});

test("what looks like Typst's own language is only words", async () => {
  const letters = lettersOf(
    unpacked(await made('#import "a.typ" $x$ #panic() \\*a\\* @b <c> = \\\\ // d', "en", "Inter")),
  );
  expect(Array.from('#import"$x()*@<>=\\/d').filter((sign) => !letters.has(sign))).toEqual([]);
});
