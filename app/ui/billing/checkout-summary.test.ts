import { expect, test } from "vitest";
import {
  completeSummary,
  defaultSummary,
  parseKept,
  readSummary,
  summaryParams,
} from "./checkout-summary.ts";

test("both spellings are read, the longer one first", () => {
  const long = "planName=Pro&planPrice=12.99&planPeriod=per+month&planCredits=600000&planFeatures=One,+two";
  const short = "plan=Pro&price=%2412.99&period=per+month&credits=600k+Tokens&features=One,two";
  const wanted = {
    name: "Pro",
    price: "$12.99",
    period: "per month",
    credits: "600k Tokens a month",
    features: ["One", "two"],
  };
  expect(readSummary(new URLSearchParams(long))).toEqual(wanted);
  expect(readSummary(new URLSearchParams(short))).toEqual(wanted);
  expect(readSummary(new URLSearchParams("plan=Lite&planName=Pro"))).toEqual({ name: "Pro" });
  expect(readSummary(new URLSearchParams("plan=Lite&planName="))).toEqual({ name: "Lite" });
});

test("what is missing comes from the browser's memory, then from the defaults", () => {
  expect(completeSummary({}, {})).toEqual({
    name: "Pro 1",
    price: "$25.00",
    period: "per month",
    credits: null,
    features: [],
  });
  const kept = parseKept(JSON.stringify({ name: "Power", price: "$19.99", features: ["All of it"] }));
  expect(completeSummary({ name: "Pro" }, kept)).toEqual({
    ...defaultSummary,
    name: "Pro",
    price: "$19.99",
    features: ["All of it"],
  });
});

test("a plan survives its way through the address", () => {
  const plan = {
    name: "Lite",
    price: 6.99,
    credits: 200_000,
    features: ["Brainstorm, in two voices", "More"],
  };
  expect(readSummary(summaryParams(plan))).toEqual({
    name: "Lite",
    price: "$6.99",
    period: "per month",
    credits: "200k Tokens a month",
    features: ["Brainstorm in two voices", "More"],
  });
});

test("what stands in the memory's place and is no plan counts as nothing", () => {
  for (const kept of [null, "", "null", "17", "[1]", "text", "{broken"]) expect(parseKept(kept)).toEqual({});
  expect(parseKept('{"name":7,"price":null,"features":["a",1]}')).toEqual({});
});
