import { expect, test } from "vitest";
import { findEntry } from "../catalogue/catalogue.ts";
import { writeByRule } from "./writer.ts";

async function write(id: string, text: string) {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no entry ${id}`);
  const written = await writeByRule({ entry, source: { text }, values: {} }, new AbortController().signal);
  if (!("text" in written)) throw new Error(JSON.stringify(written));
  return written;
}

const replacements = async (text: string): Promise<string[]> => {
  const { edits = [] } = await write("writing/fix-grammar", text);
  return edits.map(({ replacement }) => replacement);
};

test("an apostrophe that is set is curly where the text has curly ones", async () => {
  const text = "“I don’t know,” she said. He dont care, and they cant come.";
  expect(await replacements(text)).toEqual(["doesn’t", "can’t"]);
  expect((await write("writing/fix-grammar", text)).text).toContain("they can’t come");
});

test("it is straight where the text has none, or has both", async () => {
  expect(await replacements("He dont care, and they cant come.")).toEqual(["doesn't", "can't"]);
  expect(await replacements("“I don't know,” she said. He dont care.")).toEqual(["doesn't"]);
  expect(await replacements("“We’re late,” she said. It's ten. He dont care.")).toEqual(["doesn't"]);
});
