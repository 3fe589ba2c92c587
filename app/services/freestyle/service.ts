import { createRoute } from "@hono/zod-openapi";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { findByName, publicCatalogue } from "#app/writer/catalogue/catalogue.ts";
import { prepareTask } from "#app/writer/prepare.ts";
import {
  body,
  catalogueAnswer,
  type GenerateOrder,
  json,
  mountGenerations,
  mountUnbuilt,
  newService,
  type ServiceContext,
  ServiceError,
  typed,
} from "../context.ts";
import { type FreestyleAnswer, type FreestyleBody, freestyleAnswer, freestyleBody } from "./contract.ts";

const freestyleRoute = createRoute({
  method: "post",
  path: "/api/v1/freestyle",
  tags: ["freestyle"],
  request: body(freestyleBody),
  responses: { 200: json(freestyleAnswer) },
});

const catalogue = createRoute({
  method: "get",
  path: "/api/v1/freestyle/catalogue",
  tags: ["freestyle"],
  responses: { 200: json(catalogueAnswer, "The public part of the catalogue") },
});

const sidebar = new Set(["writing", "marketing", "professional", "blog"]);

async function freestyleOrder(
  context: ServiceContext,
  userId: string,
  asked: FreestyleBody,
): Promise<GenerateOrder> {
  const entry = findByName("sidebar", asked.aiAction);
  if (!entry) throw new ServiceError(422, `aiAction: "${asked.aiAction}" is not an action.`);
  return {
    service: "freestyle",
    call: "freestyle",
    action: entry.name,
    task: prepareTask(
      entry,
      {},
      {
        text: asked.text,
        ...(asked.context ? { context: asked.context } : {}),
        ...(asked.examples ? { examples: asked.examples } : {}),
      },
    ),
    input: asked,
    writer: asked.writer,
    document: asked.document
      ? { id: asked.document, revision: await context.getRevision(userId, asked.document) }
      : undefined,
    counts: 1,
    listed: 1,
    answer: (markdown) => ({ content_output: { text: writeHtml(readMarkdown(markdown)) } }),
  };
}

export const freestyle = newService()
  .openapi(freestyleRoute, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    const order = await freestyleOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<FreestyleAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(catalogue, (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(
      { entries: publicCatalogue((entry) => c.env.priceOf(entry)).filter(({ group }) => sidebar.has(group)) },
      200,
    );
  });

mountGenerations(freestyle, "freestyle");
mountUnbuilt(freestyle, [
  "POST /api/v1/textCompletion",
  "POST /api/v1/purpose-based-writing",
  "GET /api/v1/purpose-based-writing/audiences",
]);
