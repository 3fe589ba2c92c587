import { expect, test } from "vitest";
import { parseMemory, type Remembered, takes, toMemory } from "./form-memory.ts";

const field = (name: string, type: string, value = "", checked = false, initial = ""): Remembered => ({
  name,
  type,
  value,
  initial,
  checked,
});

test("everything is kept but the passwords", () => {
  const fields = [
    field("planId", "hidden", "3"),
    field("firstName", "text", "Nora"),
    field("email", "email", "nora@example.com"),
    field("password", "password", "correct horse 1"),
    field("confirmPassword", "password", "correct horse 1"),
    field("terms", "checkbox", "true", true),
    field("", "submit", "Sign up"),
  ];
  expect(toMemory(fields)).toEqual({
    planId: "3",
    firstName: "Nora",
    email: "nora@example.com",
    terms: true,
  });
});

test("what was kept is read again, and only that", () => {
  const kept = { firstName: "Nora", terms: true };
  expect(parseMemory(JSON.stringify(kept))).toEqual(kept);
  for (const other of [null, "", "null", "17", '"text"', "[1]", "text"])
    expect(parseMemory(other)).toEqual({});
  expect(parseMemory('{"firstName":{"a":1},"email":"a@b.example"}')).toEqual({ email: "a@b.example" });
});

test("a visible field that nobody touched takes it; what is typed stays", () => {
  expect(takes(field("houseStyle", "textarea", "Short.", false, "Short."))).toBe(true);
  expect(takes(field("houseStyle", "textarea", "Shorter.", false, "Short."))).toBe(false);
  expect(takes(field("firstName", "text"))).toBe(true);
  expect(takes(field("firstName", "text", "Nora"))).toBe(false);
  expect(takes(field("terms", "checkbox", "true"))).toBe(true);
  expect(takes(field("terms", "checkbox", "true", true))).toBe(false);
  expect(takes(field("planId", "hidden", ""))).toBe(false);
  expect(takes(field("password", "password"))).toBe(false);
});
