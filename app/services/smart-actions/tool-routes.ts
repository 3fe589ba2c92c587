import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { CallerEnv } from "../access.ts";
import { jsonCall, newRoutes, typed } from "../http.ts";
import { type GeneratedText, generatedText } from "../generated.ts";
import { completionOf, proposalOrder, type ToolOrder, toolOrder } from "../generating.ts";
import * as shapes from "./contract.ts";
import * as tasks from "./tool-tasks.ts";

const calls = <N extends string, T extends z.ZodType>(name: N, schema: T) =>
  jsonCall("smart-actions", `/api/v1/smart-actions/${name}` as const, schema, generatedText);
const completePost = jsonCall(
  "smart-actions",
  "/api/v1/smart-actions/completePost",
  shapes.completePostBody,
  shapes.completePostAnswer,
);

type Ctx = Context<CallerEnv>;
type Asked = ToolOrder["input"];

/** Answers with a text that is proposed, or kept as one of its own; who calls is known before what is asked for is judged. */
async function useTool<T extends Asked>(
  c: Ctx,
  call: string,
  input: T,
  toolOf: (input: T) => Pick<ToolOrder, "task" | "tool" | "mode">,
) {
  const { caller } = c.var;
  const asked = { service: "smart-actions", call, input, ...toolOf(input) } as const;
  return c.env.generate(c.req.raw, caller, await toolOrder(c.env, caller.userId, asked));
}

/** The calls that work on a text. */
export const toolRoutes = newRoutes()
  .openapi(calls("continueWrite", shapes.continueWriteBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "continueWrite", c.req.valid("json"), tasks.continueWrite)),
  )
  .openapi(calls("generateSocial", shapes.generateSocialBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "generateSocial", c.req.valid("json"), tasks.generateSocial)),
  )
  .openapi(calls("generateStories", shapes.generateStoriesBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "generateStories", c.req.valid("json"), tasks.generateStories)),
  )
  .openapi(calls("readTime", shapes.readTimeBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "readTime", c.req.valid("json"), tasks.readTime)),
  )
  .openapi(calls("adaptContent", shapes.adaptContentBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "adaptContent", c.req.valid("json"), tasks.adaptContent)),
  )
  .openapi(calls("createTemplate", shapes.createTemplateBody), async (c) =>
    typed<GeneratedText>(await useTool(c, "createTemplate", c.req.valid("json"), tasks.createTemplate)),
  )
  .openapi(completePost, async (c) => {
    const { caller } = c.var;
    const input = c.req.valid("json");
    const order = await proposalOrder(c.env, caller.userId, {
      service: "smart-actions",
      call: "completePost",
      input,
      ...completionOf(input),
    });
    return typed<shapes.CompletePostAnswer>(await c.env.generate(c.req.raw, caller, order));
  });
