import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { CallerEnv } from "../access.ts";
import { jsonCall, newRoutes, typed } from "../http.ts";
import { type GeneratedText, generatedText } from "../generated.ts";
import { proposalOrder } from "../generating.ts";
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
type Asked = { document?: string | undefined; writer?: string | undefined };

/** Answers with a text that nothing keeps but the generation; who calls is known before what is asked for is judged. */
async function propose<T extends Asked>(
  c: Ctx,
  call: string,
  input: T,
  taskOf: (input: T) => tasks.ToolTask,
) {
  const { caller } = c.var;
  const order = await proposalOrder(c.env, caller.userId, {
    service: "smart-actions",
    call,
    input,
    ...taskOf(input),
  });
  return c.env.generate(c.req.raw, caller, order);
}

/** The calls that work on a text and keep nothing. */
export const toolRoutes = newRoutes()
  .openapi(calls("continueWrite", shapes.continueWriteBody), async (c) =>
    typed<GeneratedText>(await propose(c, "continueWrite", c.req.valid("json"), tasks.continueWrite)),
  )
  .openapi(calls("generateSocial", shapes.generateSocialBody), async (c) =>
    typed<GeneratedText>(await propose(c, "generateSocial", c.req.valid("json"), tasks.generateSocial)),
  )
  .openapi(calls("generateStories", shapes.generateStoriesBody), async (c) =>
    typed<GeneratedText>(await propose(c, "generateStories", c.req.valid("json"), tasks.generateStories)),
  )
  .openapi(calls("readTime", shapes.readTimeBody), async (c) =>
    typed<GeneratedText>(await propose(c, "readTime", c.req.valid("json"), tasks.readTime)),
  )
  .openapi(calls("adaptContent", shapes.adaptContentBody), async (c) =>
    typed<GeneratedText>(await propose(c, "adaptContent", c.req.valid("json"), tasks.adaptContent)),
  )
  .openapi(calls("createTemplate", shapes.createTemplateBody), async (c) =>
    typed<GeneratedText>(await propose(c, "createTemplate", c.req.valid("json"), tasks.createTemplate)),
  )
  .openapi(completePost, async (c) =>
    typed<shapes.CompletePostAnswer>(
      await propose(c, "completePost", c.req.valid("json"), tasks.completePost),
    ),
  );
