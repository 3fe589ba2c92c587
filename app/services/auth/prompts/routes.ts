import { createRoute } from "@hono/zod-openapi";
import { promptsOf } from "#app/writer/catalogue/prompts/prompts.ts";
import { findTarget, targets } from "#app/writer/catalogue/prompts/targets.ts";
import { parsePrompts, partsOf } from "#app/writer/prompt-parts.ts";
import type { Entry } from "#app/writer/task.ts";
import { body, json, newRoutes, typed } from "../../context.ts";
import { assertNamed, proposalOrder, taskOf } from "../../generating.ts";
import { type WrittenPrompts, writePromptsBody, writtenPrompts } from "./contract.ts";

const writePrompts = createRoute({
  method: "post",
  path: "/api/v1/prompts",
  tags: ["prompts"],
  request: body(writePromptsBody),
  responses: { 200: json(writtenPrompts) },
});

/** Entries by the targets that they write for, in one spelling. */
const known = new Map<string, Entry>();

/** The entry that writes for some targets, each once and in the catalogue's order. @throws ServiceError 422 */
function entryFor(names: readonly string[] | undefined): Entry {
  const asked = names?.map((name) => assertNamed(findTarget(name), "models", name));
  const wanted = targets.filter((target) => !asked || asked.includes(target));
  const key = wanted.map(({ name }) => name).join();
  const entry = known.get(key) ?? promptsOf(wanted);
  known.set(key, entry);
  return entry;
}

/** Writing one prompt for several targets. The generation keeps it with its targets, as a recent prompt. */
export const promptRoutes = newRoutes().openapi(writePrompts, async (c) => {
  const caller = await c.env.session.require(c.req.raw);
  const asked = c.req.valid("json");
  const order = await proposalOrder(c.env, caller.userId, {
    service: "prompts",
    call: "prompts",
    task: taskOf(entryFor(asked.models), {}, { text: asked.text }, "text"),
    input: asked,
    answer(markdown) {
      const prompts = parsePrompts(markdown);
      return {
        generatedPrompts: Object.fromEntries(prompts.map(({ target, text }) => [target.name, text])),
        structuredPrompts: Object.fromEntries(prompts.map((prompt) => [prompt.target.name, partsOf(prompt)])),
        aiModels: prompts.map(({ target }) => target.name),
      };
    },
  });
  return typed<WrittenPrompts>(await c.env.generate(c.req.raw, caller, order));
});
