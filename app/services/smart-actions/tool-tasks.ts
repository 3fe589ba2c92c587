import type { z } from "@hono/zod-openapi";
import { entriesUnder, findByName } from "#app/writer/catalogue/catalogue.ts";
import { socialTools } from "#app/writer/catalogue/social.ts";
import { storyTools } from "#app/writer/catalogue/stories/story-tools.ts";
import { templates } from "#app/writer/catalogue/templates/templates.ts";
import type { Entry, Task, Values } from "#app/writer/task.ts";
import { type GenerateOrder } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { assertNamed, backgroundOf, completionOf, requireEntry, sourceOf, taskOf } from "../generating.ts";
import type * as shapes from "./contract.ts";

/** What a call asks for, and its answer where that is not a document's text. */
export interface ToolTask {
  task: Task;
  prompt?: boolean;
  answer?: GenerateOrder["answer"];
}
type Body<T extends z.ZodType> = z.infer<T>;

/** The values that were given, by the names of their suboptions. */
const chosen = (values: Record<string, string | undefined>): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** @throws ServiceError 422 */
function onText(
  entry: Entry,
  asked: Omit<Body<typeof shapes.createTemplateBody>, "template_option">,
  values: Values = {},
  field = "text",
): ToolTask {
  const { text, context, examples } = asked;
  const source = sourceOf(text, { ...backgroundOf(asked), context, examples });
  return { task: taskOf(entry, values, source, field) };
}

export function continueWrite(asked: Body<typeof shapes.continueWriteBody>): ToolTask {
  const { content, continue_option: option, context } = asked;
  const entry = assertNamed(
    entriesUnder("continue").find(({ name }) => name === option.trim().toLowerCase()),
    "continue_option",
    option,
  );
  const source = sourceOf(content, { ...backgroundOf(asked), context });
  return { task: taskOf(entry, {}, source, "continue_option") };
}

export function generateSocial(asked: Body<typeof shapes.generateSocialBody>): ToolTask {
  const { action, platform } = asked;
  const tool = assertNamed(
    socialTools.find(({ name }) => name === action),
    "action",
    action,
  );
  if (platform !== undefined) {
    assertNamed(
      socialTools.find((one) => one.platform === platform),
      "platform",
      platform,
    );
    if (tool.platform !== "General" && tool.platform !== platform)
      throw new ServiceError(422, `platform: ${tool.name} is a tool for ${tool.platform}.`);
  }
  return onText(tool, asked);
}

export function generateStories(asked: Body<typeof shapes.generateStoriesBody>): ToolTask {
  const tool = assertNamed(
    storyTools.find(({ name }) => name === asked.action),
    "action",
    asked.action,
  );
  return onText(tool, asked, chosen({ "Story Type": asked.storyType }), "storyType");
}

export function readTime(asked: Body<typeof shapes.readTimeBody>): ToolTask {
  const said = String(asked.read_time);
  const minutes = /^\s*(\d{1,3})(?![\d.,]*\d)/.exec(said)?.[1];
  const name = minutes === undefined ? said : `${Number(minutes)} minute${Number(minutes) === 1 ? "" : "s"}`;
  return onText(assertNamed(findByName("read-time", name), "read_time", said), asked);
}

export function adaptContent(asked: Body<typeof shapes.adaptContentBody>): ToolTask {
  const values = chosen({ Language: asked.language, Tone: asked.tone, "Use case": asked.use_case });
  return onText(requireEntry("adapt/adapt"), asked, values, "language, tone, use_case");
}

export function createTemplate(asked: Body<typeof shapes.createTemplateBody>): ToolTask {
  const { template_option: option } = asked;
  const found = templates.find(({ name, value }) => option === value || option === name);
  return onText(assertNamed(found, "template_option", option), asked);
}

export function completePost(asked: Body<typeof shapes.completePostBody>): ToolTask {
  return completionOf(asked);
}
