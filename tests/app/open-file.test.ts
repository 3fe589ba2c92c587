import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { largestFile } from "#app/document/files/file-kind.ts";
import { joinStet } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Page, Visitor } from "#tests/support/visitor.ts";

let stet: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  stet = await openTestApp();
  visitor = stet.visitor();
  await joinStet(stet, visitor);
});
afterAll(() => stet.close());

const openAs = async (file: File, fill: Record<string, string> = {}, page?: Page): Promise<Page> =>
  visitor.press(page ?? (await visitor.open("/create/open")), {
    button: "Open as a card",
    fill,
    files: { file },
  });

test("a file opens as a document of the kind that was chosen, and its history says so", async () => {
  const start = await visitor.open("/create");
  expect(start.root.find((link) => link.attribute("href") === "/create/open")?.text()).toBe("Open a file");
  const text = "---\ntitle: Walking tours\n---\n\nWe walked *far*.\n\n![A map](map.png)\n";
  const opened = await openAs(new File([text], "report.md"), { mode: "story" });
  expect(opened.url.pathname).toMatch(/^\/create\/[\w-]{36}$/);
  expect([opened.field("title"), opened.field("text")]).toEqual([
    "Walking tours",
    "We walked *far*.\n\nA map",
  ]);
  expect(opened.text).toContain("The file is open as a document. Left out: 1 picture.");
  expect(opened.text).toContain("Story");
  const history = await visitor.open(`${opened.url.pathname}?panel=history`);
  expect(history.text).toContain("Opened from a file");
});

test("one click with one file makes one document, with another file another one", async () => {
  const page = await visitor.open("/create/open");
  const file = new File(["Once."], "once.txt");
  const first = await openAs(file, { title: "Named here" }, page);
  const again = await openAs(file, { title: "Named here" }, page);
  const other = await openAs(new File(["Twice."], "twice.txt"), { title: "Named here" }, page);
  expect([first.field("title"), first.field("text")]).toEqual(["Named here", "Once."]);
  expect(again.url.pathname).toBe(first.url.pathname);
  expect([other.url.pathname === first.url.pathname, other.field("text")]).toEqual([false, "Twice."]);
});

test("what cannot be opened is said beside the field, and what was typed stays", async () => {
  const bomb = zipSync({ "word/document.xml": strToU8("<a/>"), "a.xml": new Uint8Array(60_000_000) });
  const refusals: [File | null, string][] = [
    [null, "Choose a file first."],
    [new File([bomb], "bomb.docx"), "This file unpacks to more than 50 MB and was not opened."],
    [new File(["%PDF"], "a.pdf"), "This kind of file cannot be opened."],
    [new File([" "], "a.txt"), "There is no text in this file."],
    [new File(["x".repeat(largestFile + 200)], "a.txt"), "This file is 5.1 MB. A file may have up to 5 MB."],
  ];
  for (const [file, why] of refusals) {
    const page = file
      ? await openAs(file, { title: "Mine", mode: "post" })
      : await visitor.press(await visitor.open("/create/open"), { button: "Open as a card" });
    expect(page.status).toBe(422);
    expect(page.text).toContain(why);
    if (file) expect(page.field("title")).toBe("Mine");
  }
  // Where the server leads whose body it has not read.
  expect((await visitor.open("/create/open?large")).text).toContain("A file may have up to 5 MB.");
});
