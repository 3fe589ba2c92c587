import { expect, test } from "vitest";
import { toStatement } from "./statement-view.ts";

test("a document is named where it differs from the line before, and at the top of a page", () => {
  const line = (id: string, document: string | null) => ({
    id,
    at: "2026-11-22T10:00:00.000Z",
    kind: "charge" as const,
    credits: -12,
    prompts: -1,
    title: "Rewrite",
    document: document === null ? null : { id: document, title: document === "b" ? "" : "The move" },
    writer: "builtin",
    input: 1_200,
    output: 1,
    source: "estimated" as const,
  });
  const entries = ["a", "a", "b", null, null, "b", "a"].map((id, at) => line(`line ${at}`, id));
  const page = { entries, pagination: { has_more: false, next_offset: null }, days: [] };
  const shown = toStatement(page, null).lines.map(({ document }) => document?.title ?? null);
  expect(shown).toEqual(["The move", null, "Untitled", null, null, "Untitled", "The move"]);
});
