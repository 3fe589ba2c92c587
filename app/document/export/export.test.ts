import { expect, test } from "vitest";
import { decode, storedOf } from "../document-tasks.ts";
import { openFile } from "../files/open-file.ts";
import { readMarkdown } from "../markdown.ts";
import { toStored } from "../stored.ts";
import { defaultView } from "../view.ts";
import { everyBlock, languages } from "#tests/support/every-block.ts";
import type { Format } from "./formats.ts";
import { readLook } from "./look.ts";
import { writeFileOf } from "./write-file.ts";

const look = readLook(defaultView, new URLSearchParams());

async function file(markdown: string, format: Format, more: object = {}) {
  const document = storedOf(readMarkdown(markdown));
  const asked = { document, title: "A title", subTitle: "and more", look, format, ...more };
  const made = await writeFileOf(asked, () => null);
  if (!made) throw new Error("there is a text");
  return made;
}

/** What our own reader makes of a file. */
async function readBack(bytes: Uint8Array<ArrayBuffer>, format: Format) {
  const form = new FormData();
  form.set("file", new File([bytes], `x.${format}`));
  const sent = new Response(form);
  const done = await openFile({
    body: new Uint8Array(await sent.arrayBuffer()),
    type: sent.headers.get("Content-Type") ?? "",
  });
  if (!done || "fault" in done.made) throw new Error("the file is read");
  return done.made;
}

test.each(Object.keys(languages))("a Word file comes back with the same structure: %s", async (language) => {
  const markdown = everyBlock(language);
  const back = await readBack(await file(markdown, "docx"), "docx");
  expect(back.title).toBe("A title");
  expect(back.subTitle).toBe("and more");
  expect(JSON.parse(decode(back.document))).toEqual(toStored(readMarkdown(markdown)));
});

test("a Markdown file has its spaces as spaces", async () => {
  const made = await file("**Bold&#32;**&#119;ords, typed on.&#32;\n\nThe end.&#32;", "md");
  expect(decode(made)).toBe("# A title\n\n*and more*\n\n**Bold** words, typed on.\n\nThe end.\n");
});
