import { expect, test } from "vitest";
import { figuresOf } from "./plan-limit.ts";

const nothing = { used: null, max: null, plan: null };

test("figures stand in the fields of the detail", () => {
  const detail = { status: "token_limit_exceeded", current_usage: 39_990, max_allowed: 40_000 };
  const figures = { used: 39_990, max: 40_000 };
  expect(figuresOf({ detail: { ...detail, planName: "Free" } })).toEqual({ ...figures, plan: "Free" });
  expect(figuresOf({ detail: { ...detail, plan: "Pro" } })).toEqual({ ...figures, plan: "Pro" });
  expect(figuresOf({ detail: { current_usage: "many", max_allowed: null, planName: "" } })).toEqual(nothing);
});

test("or in a sentence that says 'Token limit exceeded'", () => {
  const detail = "Token limit exceeded: used 39,990 of 40,000 tokens.";
  expect(figuresOf({ detail })).toEqual({ used: 39_990, max: 40_000, plan: null });
  expect(figuresOf({ detail: "Token limit exceeded" })).toEqual(nothing);
  expect(figuresOf({ detail: "Token limit exceeded (40000)" })).toEqual(nothing);
});
