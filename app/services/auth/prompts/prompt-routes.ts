import { createRoute } from "@hono/zod-openapi";
import { targets } from "#app/writer/catalogue/prompts/targets.ts";
import { assertSelf, cacheable, json, newRoutes, page } from "../../context.ts";
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
const list = createRoute({
  method: "get",
  path: "/api/v1/prompts/user/{userId}",
  tags,
  request: { params: shapes.userParam, query: page(50) },
  responses: { 200: json(shapes.promptsAnswer, "The generation history, newest first; `count` is of all") },
});
const get = createRoute({
  method: "get",
  path: "/api/v1/prompts/{id}",
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.promptAnswer) },
});

/** What can be written with, and what the caller had written. */
export const promptRoutes = newRoutes()
  .openapi(modelsRoute, (c) => {
    const shown = targets.map(({ name, useCase, tooltip }) => ({ name, useCase, tooltip }));
    return c.json({ models: shown, writers: [...c.env.writers] }, 200);
  })
  .openapi(list, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    assertSelf(caller, c.req.valid("param").userId);
    const { prompts, count } = await c.env.history.listPrompts(caller.userId, c.req.valid("query"));
    return c.json({ prompts: prompts.map(toListed), count }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const prompt = await c.env.history.getPrompt(userId, c.req.valid("param").id);
    return c.json({ prompt: toDetail(prompt) }, 200);
  });
