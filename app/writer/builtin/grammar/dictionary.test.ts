import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import { expect, test } from "vitest";
import { isRare, knows } from "./dictionary.ts";

const varieties = [
  ["British", "dictionary-en-gb"],
  ["American", "dictionary-en"],
] as const;

const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(name));

/** As they stand, as a title and a shout have them, with what a slip leaves out or doubles, and with both apostrophes. */
const formsOf = (word: string): string[] => [
  word,
  word.toLowerCase(),
  word.toUpperCase(),
  word.charAt(0).toUpperCase() + word.slice(1),
  word.slice(0, 1) + word.slice(2),
  word + word.slice(-1),
  `${word}s`,
  `un${word}`,
  `${word}'s`,
  `${word}’s`,
];

test.each(varieties)("what is laid out beforehand knows what the %s dictionary knows", (variety, name) => {
  const [aff, dic] = ["index.aff", "index.dic"].map((file) =>
    readFileSync(join(folderOf(name), file), "utf8"),
  );
  const whole = nspell(aff ?? "", dic ?? "");
  const stems = (dic ?? "")
    .split("\n")
    .flatMap((line, at) => (at % 17 === 0 ? [line.replace(/\/.*/, "")] : []));
  const words = [
    ...stems,
    "21st",
    "1th",
    "11th",
    "3rd",
    "9",
    "2nd",
    "a",
    "I",
    "’tis",
    "'em",
    "",
    " the ",
  ].flatMap(formsOf);
  expect(words.filter((word) => knows(variety, word) !== whole.correct(word))).toEqual([]);
});

test("a list of all words has what no dictionary of everyday English has, and no slips", () => {
  expect(["carrom", "roading", "dieback", "hogget"].filter((word) => !isRare(word))).toEqual([]);
  expect(["seperate", "writting", "recieve", "wich", "house"].filter(isRare)).toEqual([]);
});
