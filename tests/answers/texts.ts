/** What the answers are written on: short texts of many kinds and languages. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface AnswerText {
  name: string;
  /** English name of its language. */
  language: string;
  title?: string;
  text: string;
}

const folder = join(import.meta.dirname, "texts");

function readText(file: string): AnswerText {
  let text = readFileSync(join(folder, file), "utf8");
  const head: Record<string, string> = {};
  for (let found = headLine.exec(text); found; found = headLine.exec(text)) {
    head[found[1] ?? ""] = found[2] ?? "";
    text = text.slice(found[0].length);
  }
  const { lang = "English", title } = head;
  return { name: basename(file, ".md"), language: lang, ...(title ? { title } : {}), text: text.trim() };
}

/** A line over the text: `title: …`, `lang: …`. */
const headLine = /^(title|lang): (.*)\n+/;

/** Every text, by its file's name. */
export const answerTexts: ReadonlyMap<string, AnswerText> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readText(file))
    .map((one) => [one.name, one]),
);

/** @throws Error for a name that no file has */
export function requireText(name: string): AnswerText {
  const found = answerTexts.get(name);
  if (!found) throw new Error(`tests/answers/texts has no ${name}.md`);
  return found;
}
