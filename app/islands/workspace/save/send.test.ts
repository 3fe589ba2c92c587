import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { toAnswer } from "./send.ts";

test("only an answer with its revision says that a text is saved", () => {
  const saved = { revision: 7, updatedAt: "2026-11-22T12:00:00.000Z" };
  expect(toAnswer(200, { ...saved, language: null })).toEqual({ kind: "saved", revision: 7, language: null });
  expect(toAnswer(200, { ...saved, language: "de" })).toEqual({ kind: "saved", revision: 7, language: "de" });
  for (const said of [null, {}, "<html>"]) expect(toAnswer(200, said)).toEqual({ kind: "failed" });
});

test("what may go better the next time is tried again, what will not is told", () => {
  for (const status of [0, 302, 403, 408, 429, 500, 502, 503])
    expect(toAnswer(status, null).kind).toBe("failed");
  expect(toAnswer(401, null)).toEqual({ kind: "signed-out" });
  expect(toAnswer(409, null)).toEqual({ kind: "conflict", current: null });
  expect(toAnswer(422, { detail: "The title has at most 500 characters." })).toEqual({
    kind: "refused",
    reason: "The title has at most 500 characters.",
  });
  for (const status of [400, 404, 422, 507]) expect(toAnswer(status, { detail: "" }).kind).toBe("refused");
});

test("texts that differ in one character, or in the order of two, have different fingerprints", () => {
  const text = "The ovens go with us. ".repeat(40);
  const seen = new Set([fingerprint(text)]);
  for (let at = 0; at < text.length - 1; at += 1) {
    seen.add(fingerprint(`${text.slice(0, at)}#${text.slice(at + 1)}`));
    const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
    if (swapped !== text) seen.add(fingerprint(swapped));
  }
  const places = Array.from({ length: text.length - 1 }, (_, at) => at);
  const swaps = places.filter((at) => text[at] !== text[at + 1]).length;
  expect(seen.size).toBe(1 + (text.length - 1) + swaps);
  expect(fingerprint("The ovens go with us. ".repeat(40))).toBe(fingerprint(text));
});
