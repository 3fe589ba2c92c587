import { expect, test } from "vitest";
import { accountTexts, quotedTexts, recognised, writingTexts } from "./spec-texts.ts";
import { textsIn } from "./support/seen-texts.ts";
import { parsePage } from "./support/page-tree.ts";

/** What of the specification a page is taken to say. */
function seenOn(body: string): string[] {
  const root = parsePage(`<!doctype html><title>Sign up</title><body>${body}`);
  return textsIn(root.text(), root.pieces(), quotedTexts);
}

test("no text is listed twice", () => {
  const all = [...quotedTexts, ...recognised];
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  expect([accountTexts.length > 80, writingTexts.length > 80]).toEqual([true, true]);
});

test("a text counts where a reader reads it, letter for letter", () => {
  expect(seenOn("<p>You have been told: Content saved!</p>")).toEqual(["Content saved!"]);
  expect(seenOn("<p>content saved!</p><p>Content saved.</p>")).toEqual([]);
  expect(seenOn("<h1>Transform <em>Your Ideas</em> Into Powerful Content</h1>")).toEqual([
    "Transform Your Ideas Into Powerful Content",
  ]);
  expect(seenOn('<textarea placeholder="Write your text to improve..."></textarea>')).toEqual([
    "Write your text to improve...",
  ]);
});

test("not as a piece of a longer one", () => {
  const short = "Failed to generate content";
  expect(seenOn(`<p>${short}. Please try again.</p>`)).toEqual([`${short}. Please try again.`]);
  expect(seenOn(`<p>${short}.</p>`)).toEqual([short]);
});

test("not where nobody reads it", () => {
  const text = "Content saved!";
  expect(seenOn(`<script>${text}</script><template>${text}</template><p hidden>${text}</p>`)).toEqual([]);
  expect(seenOn(`<a href="/?${text}">Home</a>`)).toEqual([]);
});

test("a label counts where it stands by itself", () => {
  expect(seenOn("<button>Sign up</button>")).toEqual(["Sign up"]);
  expect(seenOn("<p>Sign up, or go.</p>")).toEqual([]);
});
