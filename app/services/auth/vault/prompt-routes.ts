import { createRoute } from "@hono/zod-openapi";
import { createOwnRoute } from "../../access.ts";
import { targets } from "#app/writer/catalogue/prompts/targets.ts";
import { assertSelf } from "../../errors.ts";
import { cacheable, json, newRoutes } from "../../http.ts";
import { page } from "../../fields.ts";
import * as shapes from "./contract.ts";
import { toDetail, toListed } from "./recent-prompts.ts";

const tags = ["prompts"];

const modelsRoute = createRoute({
  method: "get",
  path: "/api/v1/models",
  tags,
  middleware: cacheable,
  responses: { 200: json(shapes.modelsAnswer) },
});
const list = createOwnRoute({
  method: "get",
  path: "/api/v1/prompts/user/{userId}",
  tags,
  request: { params: shapes.userParam, query: page(50) },
  responses: { 200: json(shapes.promptsAnswer, "The generation history, newest first; `count` is of all") },
});
const get = createOwnRoute({
  method: "get",
  path: "/api/v1/prompts/{id}",
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.promptAnswer) },
});

/** What can be written with, and what the caller had written. */
export const promptRoutes = newRoutes()
  .openapi(modelsRoute, (c) => {
    const shown = targets.map(({ name, useCase, tooltip, parts, form }) => ({
      name,
      useCase,
      tooltip,
      parts,
      form,
    }));
    return c.json({ models: shown, writers: [...c.env.writers] }, 200);
  })
  .openapi(list, async (c) => {
    const { caller } = c.var;
    assertSelf(caller, c.req.valid("param").userId);
    const { prompts, count } = await c.env.history.listPrompts(caller.userId, c.req.valid("query"));
    return c.json({ prompts: prompts.map(toListed), count }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = c.var.caller;
    const prompt = await c.env.history.getPrompt(userId, c.req.valid("param").id);
    return c.json({ prompt: toDetail(prompt) }, 200);
  });
