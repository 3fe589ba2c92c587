import { createOwnRoute } from "../../access.ts";
import { promptsOf } from "#app/writer/catalogue/prompts/prompts.ts";
import { findTarget, type Target, targets } from "#app/writer/catalogue/prompts/targets.ts";
import type { Entry } from "#app/writer/task.ts";
import { body, json, newRoutes, typed } from "../../http.ts";
import { assertNamed, proposalOrder, taskOf } from "../../generating.ts";
import { type WrittenPrompts, writePromptsBody, writtenPrompts } from "./contract.ts";
import { toWritten } from "./recent-prompts.ts";

const writePrompts = createOwnRoute({
  method: "post",
  path: "/api/v1/prompts",
  tags: ["prompts"],
  request: body(writePromptsBody),
  responses: { 200: json(writtenPrompts) },
});

/** Entries by the targets that they write for, in one spelling. */
const known = new Map<string, Entry>();

/** Some targets, each once and in the catalogue's order. @throws ServiceError 422 */
function targetsOf(names: readonly string[] | undefined): Target[] {
  const asked = names?.map((name) => assertNamed(findTarget(name), "models", name));
  return targets.filter((target) => !asked || asked.includes(target));
}

function entryFor(wanted: readonly Target[]): Entry {
  const key = wanted.map(({ name }) => name).join();
  const entry = known.get(key) ?? promptsOf(wanted);
  known.set(key, entry);
  return entry;
}

/** Writing one prompt for several targets. The generation keeps it with its targets, as a recent prompt. */
export const writeRoutes = newRoutes().openapi(writePrompts, async (c) => {
  const { caller } = c.var;
  const asked = c.req.valid("json");
  const wanted = targetsOf(asked.models);
  const task = taskOf(entryFor(wanted), {}, { text: asked.text }, "text");
  const order = await proposalOrder(c.env, caller.userId, {
    service: "prompts",
    call: "prompts",
    task: { ...task, values: { Targets: wanted.map(({ name }) => name).join(", ") } },
    input: asked,
    answer: ({ markdown }) => toWritten(markdown, asked.text),
  });
  return typed<WrittenPrompts>(await c.env.generate(c.req.raw, caller, order));
});
