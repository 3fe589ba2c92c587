import { afterAll, beforeAll, expect, test } from "vitest";
import { composeInstruction } from "#app/writer/instruction.ts";
import type { Task } from "#app/writer/task.ts";
import { generatingCalls } from "#tests/support/generating-calls.ts";
import { Asking } from "#tests/support/generating.ts";
import { says, scriptedWriter } from "#tests/support/scripted-writer.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";

let services: TestServices;
let tasks: Task[] = [];
beforeAll(async () => {
  services = await openTestServices("sqlite", [
    scriptedWriter((task, signal) => {
      tasks.push(task);
      return says("The bakery moves to Mill Lane.")(task, signal);
    }),
  ]);
});
afterAll(() => services.close());

/** What is asked for in other words than the catalogue's, the entry that does it, and with which values. */
const spellings: readonly (readonly [call: string, more: object, entry: string, values: object])[] = [
  ["readTime", { read_time: 2 }, "read-time/2-minutes", {}],
  ["readTime", { read_time: "10 min read" }, "read-time/10-minutes", {}],
  ["readTime", { read_time: "1" }, "read-time/1-minute", {}],
  ["createTemplate", { template_option: "Press Release" }, "templates/press-release", {}],
  ["createTemplate", { template_option: "press-release" }, "templates/press-release", {}],
  ["continueWrite", { continue_option: "Continue Writing" }, "continue/continue-writing", {}],
  ["freestyle, a title", { aiAction: "title:seo" }, "titles/title-seo", {}],
  ["freestyle, a title", { aiAction: "title" }, "titles/title-plain", {}],
  ["freestyle, a title", { aiAction: "Subtitle:Catchy" }, "titles/subtitle-catchy", {}],
  ["generateStories", { storyType: undefined }, "stories/check-continuity", {}],
  ["adaptContent", { language: "Hebrew", use_case: "Press Release" }, "adapt/adapt", { Language: "Hebrew" }],
  [
    "purpose-based-writing",
    { length: "Very long (1000+ words)", audience: "hiring-managers", tone: "bold & confident" },
    "purpose/purpose-writer",
    { Length: "Very long (1000+ words)", Audience: "Hiring managers", Tone: "Bold & confident" },
  ],
];

test.each(spellings)("%s takes %j", async (name, more, entry, values) => {
  const call = generatingCalls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  const me = await Asking.as(services, call);
  tasks = [];
  const { status, data } = await me.ask(call, more);
  expect(status, JSON.stringify(data)).toBe(200);
  expect(tasks[0]?.entry.id).toBe(entry);
  expect(tasks[0]?.values).toMatchObject(values);
});

const around = {
  title: "The move",
  sub_title: "In May",
  before: "It began in the old shop.",
  after: "Then the ovens went.",
  audience: "People of the street",
};

test.each([
  "generateSmart, mode generate",
  "inspire",
  "continueWrite",
  "generateSocial",
  "generateStories",
  "readTime",
  "adaptContent",
  "createTemplate",
  "completePost",
  "textCompletion",
  "freestyle, an action of the sidebar",
  "freestyle, a title",
  "freestyle, chat",
  "freestyle, a prompt",
])("%s tells the writer what surrounds the text, as background", async (name) => {
  const call = generatingCalls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  const me = await Asking.as(services, call);
  tasks = [];
  const { status, data } = await me.ask(call, around);
  expect(status, JSON.stringify(data)).toBe(200);
  const { sub_title: subTitle, ...others } = around;
  expect(tasks[0]?.source).toMatchObject({ ...others, subTitle });
  if (!tasks[0]) return;
  const { system, prompt } = composeInstruction(tasks[0]);
  expect(system).toContain(
    "Background, to be read and not to be changed or written again: the title, the subtitle",
  );
  for (const told of Object.values(around)) {
    expect(prompt).toContain(`\n${told}\n`);
    expect(system).not.toContain(told);
  }
});

const refused: readonly (readonly [call: string, more: object, said: string])[] = [
  ["generateSocial", { action: "Fit to 280", platform: "TikTok" }, "Fit to 280 is a tool for Twitter / X"],
  ["readTime", { read_time: "2.5 minutes" }, "read_time"],
  ["readTime", { read_time: "20 minutes" }, "read_time"],
  ["readTime", { read_time: -1 }, "read_time"],
  ["adaptContent", { use_case: undefined }, "needs a language, a tone or a use case"],
  ["freestyle, chat", { context: "  " }, "context: is empty"],
  ["purpose-based-writing", { text: "x".repeat(2_001) }, "text: has at most 2,000 characters"],
  ["prompts", { models: [] }, "models"],
];

test.each(refused)("%s refuses %j", async (name, more, said) => {
  const call = generatingCalls.find((one) => one.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  const { status, data } = await (await Asking.as(services, call)).ask(call, more);
  expect([status, data["detail"]]).toEqual([422, expect.stringContaining(said)]);
});
