import type { z } from "@hono/zod-openapi";
import { entriesUnder, findByName } from "#app/writer/catalogue/catalogue.ts";
import { socialTools } from "#app/writer/catalogue/social.ts";
import { storyTools } from "#app/writer/catalogue/stories/story-tools.ts";
import { templates } from "#app/writer/catalogue/templates/templates.ts";
import type { Entry, Task, Values } from "#app/writer/task.ts";
import { ServiceError } from "../errors.ts";
import { assertNamed, backgroundOf, requireEntry, sourceOf, taskOf, type ToolOrder } from "../generating.ts";
import type * as shapes from "./contract.ts";

/** What a call asks for, and the tool as a content item keeps it that is made by it. */
type ToolTask = { task: Task } & Pick<ToolOrder, "tool" | "mode">;
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
): Task {
  const { text, context, examples } = asked;
  const source = sourceOf(text, { ...backgroundOf(asked), context, examples });
  return taskOf(entry, values, source, field);
}

export function continueWrite(asked: Body<typeof shapes.continueWriteBody>): ToolTask {
  const { content, continue_option: option, context } = asked;
  const entry = assertNamed(
    entriesUnder("continue").find(({ name }) => name === option.trim().toLowerCase()),
    "continue_option",
    option,
  );
  const source = sourceOf(content, { ...backgroundOf(asked), context });
  return { task: taskOf(entry, {}, source, "continue_option"), tool: { kind: "continue" } };
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
  return { task: onText(tool, asked), tool: { kind: "social", platform: platform ?? tool.platform } };
}

export function generateStories(asked: Body<typeof shapes.generateStoriesBody>): ToolTask {
  const tool = assertNamed(
    storyTools.find(({ name }) => name === asked.action),
    "action",
    asked.action,
  );
  const values = chosen({ "Story Type": asked.storyType });
  return { task: onText(tool, asked, values, "storyType"), tool: { kind: "story" } };
}

export function readTime(asked: Body<typeof shapes.readTimeBody>): ToolTask {
  const said = String(asked.read_time);
  const minutes = /^\s*(\d{1,3})(?![\d.,]*\d)/.exec(said)?.[1];
  const name = minutes === undefined ? said : `${Number(minutes)} minute${Number(minutes) === 1 ? "" : "s"}`;
  const entry = assertNamed(findByName("read-time", name), "read_time", said);
  return { task: onText(entry, asked), tool: { kind: "read_time" } };
}

export function adaptContent(asked: Body<typeof shapes.adaptContentBody>): ToolTask {
  const values = chosen({ Language: asked.language, Tone: asked.tone, "Use case": asked.use_case });
  const task = onText(requireEntry("adapt/adapt"), asked, values, "language, tone, use_case");
  return { task, tool: { kind: "adapt" } };
}

export function createTemplate(asked: Body<typeof shapes.createTemplateBody>): ToolTask {
  const { template_option: option } = asked;
  const found = templates.find(({ name, value }) => option === value || option === name);
  const template = assertNamed(found, "template_option", option);
  return {
    task: onText(template, asked),
    tool: { kind: "template", value: template.value },
    mode: modeOfCategory[template.category] ?? "document",
  };
}

/** What comes of a template is a post or a story where its category says so. */
const modeOfCategory: Readonly<Record<string, string>> = { Social: "post", Stories: "story" };
