import { eld } from "eld/small";
import { expect, test } from "vitest";
import { detectLanguage, ngrams, scoresOf } from "./detector.ts";

test("the detector has every n-gram of the package with its scores", async () => {
  // Not among the package's entries, so that its folder is named.
  const file = new URL("../../../node_modules/eld/src/ngrams/small.js", import.meta.url);
  const { ngramsData } = (await import(/* @vite-ignore */ file.href)) as {
    ngramsData: { ngrams: Record<string, object> };
  };
  const found = Object.fromEntries(Array.from(ngrams(), (ngram) => [ngram, scoresOf(ngram)]));
  expect(Object.keys(found).length).toBe(Object.keys(ngramsData.ngrams).length);
  expect(JSON.stringify(found)).toBe(JSON.stringify(ngramsData.ngrams));
});

test.each([
  "The rain falls on the harbour, and nobody minds it much.",
  "Det regner på havnen, og ingen bryder sig meget om det.",
  "Es regnet auf den Hafen, und niemanden stört es besonders.",
  "Идёт дождь, и никто не обращает на это внимания.",
  "雨が降っている。誰も気にしない。",
  "toString constructor __proto__ hasOwnProperty",
  "1234",
  "",
])("it tells what the package tells: %j", (text) => {
  const [ours, theirs] = [detectLanguage(text), eld.detect(text)];
  expect(ours.language).toBe(theirs.language);
  expect(ours.isReliable()).toBe(theirs.isReliable());
});
