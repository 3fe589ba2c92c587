import { expect, test } from "vitest";
import { readDeskCookie } from "./desk-cookie.ts";

const sent = (told: unknown): string => `a=1; stet_desk=${encodeURIComponent(JSON.stringify(told))}; b=2`;
const told = { owner: "nora", mode: "create", action: "Rewrite", options: { Tone: "Friendly" }, noted: true };

test("what is kept of home's form is read for its owner, and a guest's by whoever signs in", () => {
  expect(readDeskCookie(sent(told), "nora")).toEqual(told);
  expect(readDeskCookie(sent(told), "ada")).toBeNull();
  expect(readDeskCookie(sent(told), null)).toBeNull();
  expect(readDeskCookie(sent({ ...told, owner: "guest" }), "ada")?.action).toBe("Rewrite");
});

test("what is none counts as nothing", () => {
  for (const header of [null, "", "a=1", "stet_desk=%E0%A4%A", "stet_desk=x", sent(1), sent(null), sent({})])
    expect(readDeskCookie(header, null)).toBeNull();
});
