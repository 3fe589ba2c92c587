import { createRoute } from "@hono/zod-openapi";
import { entries, toPublic } from "#app/writer/catalogue/catalogue.ts";
import { inSidebar, sidebarGroups } from "#app/writer/catalogue/groups.ts";
import { audiences } from "#app/writer/catalogue/purpose/audiences.ts";
import { subtitleStyles, titleStyles } from "#app/writer/catalogue/titles.ts";
import type { Entry } from "#app/writer/task.ts";
import { cacheable, json, jsonCall, newService, typed } from "../http.ts";
import { type ServiceContext } from "../context.ts";
import { catalogueQuery } from "../generated.ts";
import { completionOf, mountGenerations, proposalOrder, requireEntry } from "../generating.ts";
import { freestyleOrder } from "./action-order.ts";
import * as shapes from "./contract.ts";
import { purposeOrder } from "./purpose-order.ts";

const tags = ["freestyle"];
const freestyleRoute = jsonCall(
  "freestyle",
  "/api/v1/freestyle",
  shapes.freestyleBody,
  shapes.freestyleAnswer,
);
const textCompletion = jsonCall(
  "freestyle",
  "/api/v1/textCompletion",
  shapes.completionBody,
  shapes.completionAnswer,
);
const purpose = jsonCall(
  "freestyle",
  "/api/v1/purpose-based-writing",
  shapes.purposeBody,
  shapes.purposeAnswer,
);
const audiencesRoute = createRoute({
  method: "get",
  path: "/api/v1/purpose-based-writing/audiences",
  tags,
  middleware: cacheable,
  responses: { 200: json(shapes.audiencesAnswer) },
});
const catalogue = createRoute({
  method: "get",
  path: "/api/v1/freestyle/catalogue",
  tags,
  middleware: cacheable,
  request: { query: catalogueQuery },
  responses: { 200: json(shapes.freestyleCatalogue, "The public part of the catalogue") },
});

function freestyleCatalogue(context: ServiceContext, writer: string | undefined) {
  const shown = (entry: Entry) => toPublic(entry, (one) => context.priceOf(one, writer));
  return {
    groups: [...sidebarGroups],
    entries: entries.filter(inSidebar).map(shown),
    titles: titleStyles.map(shown),
    subtitles: subtitleStyles.map(shown),
    chat: shown(requireEntry("assist/chat")),
    completion: shown(requireEntry("assist/completion")),
    prompt: shown(requireEntry("prompts/prompt")),
    prompts: shown(requireEntry("prompts/prompts")),
    purpose: shown(requireEntry("purpose/purpose-writer")),
    audiences: shownAudiences(),
  };
}

const shownAudiences = () => audiences.map(({ label, value, category }) => ({ label, value, category }));

export const freestyle = newService()
  .openapi(freestyleRoute, async (c) => {
    const { caller } = c.var;
    const order = await freestyleOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.FreestyleAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(textCompletion, async (c) => {
    const { caller } = c.var;
    const asked = c.req.valid("json");
    const order = await proposalOrder(c.env, caller.userId, {
      service: "freestyle",
      call: "textCompletion",
      input: asked,
      ...completionOf(asked),
    });
    return typed<shapes.CompletionAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(purpose, async (c) => {
    const { caller } = c.var;
    const order = await purposeOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.PurposeAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(audiencesRoute, (c) => {
    return c.json({ audiences: shownAudiences() }, 200);
  })
  .openapi(catalogue, (c) => {
    return c.json(freestyleCatalogue(c.env, c.req.valid("query").writer), 200);
  });

mountGenerations(freestyle, "freestyle");
