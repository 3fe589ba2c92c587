import { describe, expect, test } from "vitest";
import { activationLetter } from "#app/services/auth/mails/activation.ts";
import { deletionLetter } from "#app/services/auth/mails/deletion.ts";
import { passwordChangedLetter } from "#app/services/auth/mails/password-changed.ts";
import { resetLetter } from "#app/services/auth/mails/reset.ts";
import { sessionEndedLetter } from "#app/services/auth/mails/session-ended.ts";
import { supportLetter } from "#app/services/auth/mails/support.ts";
import { takenLetter } from "#app/services/auth/mails/taken.ts";
import { verificationLetter } from "#app/services/auth/mails/verification.ts";
import { parsePage } from "#tests/support/page-tree.ts";

const appUrl = "https://stet.example";
const to = "ada@example.com";
const name = '<b>"Ada" & Co</b>';
const link = `${appUrl}/activate-account?token=a-b_c`;
const message = { name, email: to, subject: "Help", message: "Two lines:\n<script>second</script>" };

const letters = [
  activationLetter(to, name, link),
  takenLetter(to, appUrl),
  resetLetter(to, name, link),
  verificationLetter(to, name, link),
  passwordChangedLetter(to, name, appUrl),
  sessionEndedLetter(to, name, "Firefox on <i>", appUrl),
  deletionLetter(to, name, Date.UTC(2026, 11, 24), appUrl),
  supportLetter(to, message),
];
const words = (text: string): string => text.replace(/\s+/g, " ").trim();

describe.each(letters.map((letter) => [letter.kind, letter] as const))("the letter %s", (_kind, letter) => {
  const page = parsePage(letter.html);
  const links = page.findAll("a").map((found) => found.attribute("href") ?? "");

  test("says the same as plain text and as HTML", () => {
    const plain = letter.text.split("\n\n").filter((part) => !links.includes(part));
    const shown = page.findAll("p").filter((found) => !found.find((inner) => inner.tag === "a"));
    expect(shown.map((found) => words(found.text()))).toEqual(
      plain.map((part) => words(part.replaceAll("\n", ""))),
    );
    for (const one of links) expect(letter.text).toContain(one);
  });

  test("leads nowhere but to the public origin, and loads nothing", () => {
    for (const one of links) expect(new URL(one).origin).toBe(appUrl);
    expect(letter.text.match(/https?:\/\/[^\s/]+/g) ?? []).toEqual(links.map(() => appUrl));
    expect(letter.html).not.toMatch(/<(img|script|link|iframe|b|i)\b|url\(/);
  });

  test("is readable on a dark ground: no colour of its own, and it says that it can", () => {
    expect(letter.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(letter.html).not.toMatch(/[^-]color:|background/);
  });

  test("has a subject of one line", () => expect(letter.subject).toMatch(/^[^\r\n]{5,80}$/));
});

test("no two letters are of one kind", () => {
  expect(new Set(letters.map(({ kind }) => kind)).size).toBe(letters.length);
});
