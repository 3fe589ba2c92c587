import { expect, test } from "vitest";
import { type PromptForm, type PromptPart, readParts, writeParts } from "./prompt-parts.ts";

const usual = ["Role", "Task", "Context", "Format", "Constraints"];
const shape = (form: PromptForm) => ({ form, parts: form === "line" ? imageParts : usual });
const imageParts = ["Subject", "Details", "Style", "Parameters"];

const parts: PromptPart[] = [
  { name: "Role", text: "You are the membership editor." },
  { name: "Task", text: "Write a newsletter item.\n\n- sixty seats\n- laptops from noon" },
  { name: "Tone", text: "Friendly: to one reader." },
];

test.each(["headings", "tags", "labels"] as const)(
  "parts of any name are read as they were written: %s",
  (form) => {
    const written = writeParts(form, [...parts, { name: "Empty", text: " \n" }]);
    expect(written).not.toContain("Empty");
    const read = readParts(shape("headings"), written);
    expect(read.form).toBe(form);
    const wanted =
      form === "tags" ? parts.map((part) => ({ ...part, name: part.name.toLowerCase() })) : parts;
    expect(read.parts).toEqual(wanted);
    expect(writeParts(form, read.parts)).toBe(written);
  },
);

test("what stands before, between and without parts is kept", () => {
  const before = "Hello.\n\n### Role\n\nAn editor.";
  expect(readParts(shape("headings"), before).parts).toEqual([
    { name: "", text: "Hello." },
    { name: "Role", text: "An editor." },
  ]);
  const between = "<role>An editor.</role> Mind the gap.\n<task>\nWrite.\n### not a part\n</task>";
  expect(readParts(shape("tags"), between).parts).toEqual([
    { name: "role", text: "An editor." },
    { name: "", text: "Mind the gap." },
    { name: "task", text: "Write.\n### not a part" },
  ]);
  expect(readParts(shape("tags"), " Just do it. ")).toEqual({
    form: "tags",
    parts: [{ name: "", text: "Just do it." }],
  });
  expect(readParts(shape("labels"), "")).toEqual({ form: "labels", parts: [] });
});

test("a plain label is a part where its name is a usual one, and nothing in a fence is", () => {
  const { parts: read } = readParts(
    shape("headings"),
    "Role: An editor.\nNote: mind it.\n```\n# code\nTask: none\n```",
  );
  expect(read).toEqual([{ name: "Role", text: "An editor.\nNote: mind it.\n```\n# code\nTask: none\n```" }]);
});

test("a line for a picture is written in one line and read by its parts", () => {
  const line = "a bakery, at dawn, bread, warm light --ar 3:2";
  const { form, parts: read } = readParts(shape("line"), line);
  expect(read.map(({ name, text }) => [name, text])).toEqual([
    ["Subject", "a bakery"],
    ["Details", "at dawn, bread"],
    ["Style", "warm light"],
    ["Parameters", "--ar 3:2"],
  ]);
  expect(writeParts(form, read)).toBe(line);
});
