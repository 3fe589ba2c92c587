import type { GenerationService } from "#app/services/generation-services.ts";
import { readSamples } from "../texts/read-texts.ts";
import { bakery, bridgeNews } from "./samples.ts";

/** One valid request of a generating call, and what is known of its answer. */
export interface GeneratingCall {
  name: string;
  service: GenerationService;
  path: string;
  body: object;
  /** What is answered besides what every generating call answers. */
  answers: readonly string[];
  /** Counted as a prompt and listed among the recent ones. */
  prompt: 0 | 1;
  /** What the built-in writer makes of it. */
  builtin: 200 | 501;
  /** Kept as a content item, or as a message of a session. */
  keeps?: "content" | "message";
  /** Needs a paid plan. */
  paid?: true;
  /** What it cannot be asked with, and the field that is named. */
  wrong?: readonly [body: object, field: string];
  /** What the built-in writer declines. */
  declined?: object;
}

const smart = "/api/v1/smart-actions";
const samples = readSamples();
/** The built-in writer hands a sheet out over texts of its kind alone. */
const [story, letter] = [samples.get("story with a dog") ?? "", samples.get("request email") ?? ""];
const headlines = { smart_actions: { main_action: "Headlines & Titles" } };
const versions = Array.from({ length: 8 }, (_, at) => `version${at + 1}`);
const inspired = ["guid", "content_output", "styles", "positions", "content_input", "actions_applied"];
const roles = { primary_role: "Marketer", secondary_role: "Customer" };
const purpose = {
  goal: "Drive signups",
  channel: "Email Newsletter",
  tone: "Professional",
  length: "Short",
  audience: "General public",
};

/** Calls whose text is one that more can be written behind. */
export const goesOn = ({ answers }: Pick<GeneratingCall, "answers">): boolean =>
  answers.includes("content_output") && !answers.includes("options") && !answers.includes("styles");

/** The keys of an inspiration's content_output. */
export const inspiredKeys = ["text", ...versions];

/** Every generating call. */
export const generatingCalls: readonly GeneratingCall[] = [
  {
    name: "generateSmart, mode generate",
    service: "smart-actions",
    path: `${smart}/generateSmart`,
    body: { content: bakery, mode: "generate", smart_actions: { main_action: "Summarize" } },
    answers: ["guid", "content_output"],
    prompt: 1,
    builtin: 200,
    keeps: "content",
    wrong: [{ smart_actions: { main_action: "Fly" } }, "smart_actions.main_action"],
  },
  {
    name: "generateSmart, mode inspire",
    service: "smart-actions",
    path: `${smart}/generateSmart`,
    body: { content: bakery, mode: "inspire", ...headlines },
    answers: inspired,
    prompt: 1,
    builtin: 200,
    keeps: "content",
    wrong: [{ user_selections: { Length: "Endless" } }, "user_selections"],
  },
  {
    name: "inspire",
    service: "inspire",
    path: "/api/v1/inspire",
    body: { content: bakery, ...headlines },
    answers: inspired,
    prompt: 1,
    builtin: 200,
    keeps: "content",
    wrong: [{ smart_actions: { main_action: "Summarize" } }, "smart_actions.main_action"],
  },
  {
    name: "continueWrite",
    service: "smart-actions",
    path: `${smart}/continueWrite`,
    body: { content: bakery, continue_option: "add a quote slot", title: "The move" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ continue_option: "stop writing" }, "continue_option"],
  },
  {
    name: "generateSocial",
    service: "smart-actions",
    path: `${smart}/generateSocial`,
    body: { text: bakery, action: "Write a Post", platform: "LinkedIn" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ platform: "Telegraph" }, "platform"],
    declined: { text: "Hm." },
  },
  {
    name: "generateStories",
    service: "smart-actions",
    path: `${smart}/generateStories`,
    body: { text: story, action: "Check continuity", storyType: "Memoir" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ storyType: "Opera" }, "storyType"],
  },
  {
    name: "readTime",
    service: "smart-actions",
    path: `${smart}/readTime`,
    body: { text: bridgeNews, read_time: "1 minute" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ read_time: "3 minutes" }, "read_time"],
    declined: { text: bakery, read_time: 5 },
  },
  {
    name: "adaptContent",
    service: "smart-actions",
    path: `${smart}/adaptContent`,
    body: { text: bakery, use_case: "Press Release" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ language: "Klingon" }, "language"],
  },
  {
    name: "createTemplate",
    service: "smart-actions",
    path: `${smart}/createTemplate`,
    body: { text: letter, template_option: "email" },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ template_option: "Telegram" }, "template_option"],
  },
  {
    name: "completePost",
    service: "smart-actions",
    path: `${smart}/completePost`,
    body: { text: bakery },
    answers: ["result"],
    prompt: 0,
    builtin: 501,
  },
  {
    name: "freestyle, an action of the sidebar",
    service: "freestyle",
    path: "/api/v1/freestyle",
    body: { aiAction: "Shorter", text: bakery },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ aiAction: "Fly" }, "aiAction"],
  },
  {
    name: "freestyle, a title",
    service: "freestyle",
    path: "/api/v1/freestyle",
    body: { aiAction: "title:SEO", text: bakery },
    answers: ["content_output", "options"],
    prompt: 0,
    builtin: 200,
    wrong: [{ aiAction: "title:loud" }, "aiAction"],
  },
  {
    name: "freestyle, a subtitle",
    service: "freestyle",
    path: "/api/v1/freestyle",
    body: { aiAction: "subtitle:short", text: bakery },
    answers: ["content_output", "options"],
    prompt: 0,
    builtin: 200,
  },
  {
    name: "freestyle, chat",
    service: "freestyle",
    path: "/api/v1/freestyle",
    body: { aiAction: "chat", text: bakery, context: "Please make it shorter." },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
    wrong: [{ context: "x".repeat(301) }, "context"],
  },
  {
    name: "freestyle, a prompt",
    service: "freestyle",
    path: "/api/v1/freestyle",
    body: { aiAction: "prompt", text: `Write a farewell letter to our customers. ${bakery}` },
    answers: ["content_output"],
    prompt: 1,
    builtin: 200,
  },
  {
    name: "textCompletion",
    service: "freestyle",
    path: "/api/v1/textCompletion",
    body: { text: bakery },
    answers: ["result"],
    prompt: 0,
    builtin: 501,
  },
  {
    name: "purpose-based-writing",
    service: "freestyle",
    path: "/api/v1/purpose-based-writing",
    body: { ...purpose, text: bakery },
    answers: ["guid", "content_output", "parameters"],
    prompt: 1,
    builtin: 200,
    keeps: "content",
    wrong: [{ channel: "Telegraph" }, "channel"],
  },
  {
    name: "brainstorm/generate",
    service: "brainstorm",
    path: "/api/v1/brainstorm/generate",
    body: { text: bakery, role: "Marketer", ...roles, messages: [] },
    answers: ["id", "role", "text", "session", "guid"],
    prompt: 1,
    builtin: 200,
    keeps: "message",
    paid: true,
    wrong: [{ role: "Analyst" }, "role"],
  },
  {
    name: "roles",
    service: "brainstorm",
    path: "/api/v1/roles",
    body: { text: bakery },
    answers: ["status", "primary_role", "secondary_role", "detail"],
    prompt: 0,
    builtin: 200,
    paid: true,
  },
  {
    name: "generateInspiration",
    service: "brainstorm",
    path: "/api/v1/generateInspiration",
    body: { text: bakery, role: "Marketer", response: "Who is this for? The regulars know already." },
    answers: ["response"],
    prompt: 0,
    builtin: 200,
    paid: true,
    wrong: [{ role: "x".repeat(51) }, "role"],
  },
  {
    name: "otherPerspectives",
    service: "brainstorm",
    path: "/api/v1/otherPerspectives",
    body: { text: bakery, role: "Skeptic" },
    answers: ["response"],
    prompt: 0,
    builtin: 200,
    paid: true,
  },
  {
    name: "prompts",
    service: "prompts",
    path: "/api/v1/prompts",
    body: { text: `Write a farewell letter to our customers. ${bakery}`, models: ["Claude", "Midjourney"] },
    answers: ["generatedPrompts", "structuredPrompts", "aiModels"],
    prompt: 1,
    builtin: 200,
    wrong: [{ models: ["Telegraph"] }, "models"],
  },
];

/** What every generating call answers. */
export const answeredByAll = ["generation", "writer", "finish", "usage", "promises", "remarks", "taken_off"];
