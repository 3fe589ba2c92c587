import { expect, test } from "vitest";
import { initials, trialText } from "./account.ts";

const free = { id: 1, name: "Free" };

test("initials come from both names, else the username, else U", () => {
  expect(initials({ firstName: "Nora", lastName: "lindqvist", username: "nl" })).toBe("NL");
  expect(initials({ firstName: "Nora", lastName: "", username: "zed" })).toBe("N");
  expect(initials({ firstName: " ", lastName: "", username: "zed" })).toBe("Z");
  expect(initials({ firstName: "", lastName: "", username: "" })).toBe("U");
  expect(initials({ firstName: "𝒩ora", lastName: "", username: "" })).toBe("𝒩");
});

test("one day is not one days", () => {
  expect(trialText({ plan: free, trialDays: 1 })).toBe("1 day left in trial");
  expect(trialText({ plan: free, trialDays: 5 })).toBe("5 days left in trial");
  expect(trialText({ plan: free, trialDays: 0 })).toBe("0 days left in trial");
});

test("an unknown trial says so, a past one or a paid plan says nothing", () => {
  expect(trialText({ plan: free, trialDays: "unknown" })).toBe("Free trial active");
  expect(trialText({ plan: free, trialDays: null })).toBeNull();
  expect(trialText({ plan: { id: 3, name: "Pro" }, trialDays: 3 })).toBeNull();
});
