import { expect, test } from "vitest";
import { actionName } from "./action-name.ts";

test("a name is written as a name", () => {
  expect(["chat", "title:plain", "subtitle:SEO", "Fix Grammar", "X: a thread"].map(actionName)).toEqual([
    "Chat",
    "Title, plain",
    "Subtitle, SEO",
    "Fix Grammar",
    "X: a thread",
  ]);
});
