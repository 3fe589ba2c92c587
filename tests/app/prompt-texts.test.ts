import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeAuth, startFakeAuth } from "#tests/support/fake-auth.ts";
import { testPassword } from "#tests/support/samples.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Visitor } from "#tests/support/visitor.ts";

let auth: FakeAuth;
let stet: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  auth = await startFakeAuth();
  stet = await openTestApp("sqlite", { remote: { auth: auth.url } });
  visitor = stet.visitor();
  const form = await visitor.open("/login");
  await visitor.press(form, {
    button: "Sign In",
    fill: { email: "nora@example.com", password: testPassword },
  });
});
afterEach(() => auth.answers.clear());
afterAll(async () => {
  await stet.close();
  await auth.close();
});

const defect = { status: 500, body: {} };
const prompts = "GET /api/v1/prompts/user/reader";
const item = {
  promptId: "one",
  id: "one",
  originalPromptText: "A wish.",
  createdAt: "2026-11-20T13:51:00.000Z",
  suggestions: '["Summarize"]',
  aiModels: '["Claude"]',
  action: "Summarize",
  state: "done",
  decision: null,
  guid: null,
  document: null,
  session: null,
  service: "smart-actions",
  charged: 12,
};

test.each([
  ["a defect", defect, "Failed to load recent prompts. Please try again."],
  ["a session that is over by then", { status: 401, body: {} }, "User ID not found. Please log in again."],
] as const)("recent prompts, where their list answers %s", async (_name, says, text) => {
  auth.answers.set(prompts, says);
  expect((await visitor.open("/recentprompts")).text).toContain(text);
});

test("details that cannot be read are those of the list", async () => {
  auth.answers.set(prompts, { status: 200, body: { prompts: [item], count: 1 } });
  auth.answers.set("GET /api/v1/prompts/one", defect);
  const { text } = await visitor.open("/recentprompts?prompt=one");
  expect(text).toMatch(/Prompt of 20 November, 13:51.*A wish\..*Summarize.*No prompt details available\./);
});

test("a prompt that cannot be saved stays in its form", async () => {
  const gpt = { name: "GPT-4", useCase: "", tooltip: "", parts: ["Task"], form: "headings" };
  auth.answers.set("GET /api/v1/models", {
    status: 200,
    body: { models: [gpt], writers: [{ id: "builtin", name: "Built-in writer" }] },
  });
  auth.answers.set("POST /api/v1/user/prompts", defect);
  const panel = await visitor.press(await visitor.open("/editPrompt"), { button: "Save…" });
  const failed = await visitor.press(panel, { button: "Save", fill: { title: "Mine", part: "Write." } });
  expect(failed.text).toContain("Error saving prompt. Please try again.");
  expect([failed.field("title"), failed.field("content")]).toEqual(["Mine", "### Task\n\nWrite."]);
});
