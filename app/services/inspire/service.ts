import { createRoute, z } from "@hono/zod-openapi";
import { entriesUnder, toPublic } from "#app/writer/catalogue/catalogue.ts";
import { styles } from "#app/writer/catalogue/styles/styles.ts";
import { createOwnRoute } from "../access.ts";
import { cacheable, json, jsonCall, newService, typed } from "../http.ts";
import { catalogueQuery } from "../generated.ts";
import { mountGenerations } from "../generating.ts";
import {
  earlierAnswer,
  type InspireAnswer,
  inspireAnswer,
  inspireBody,
  inspireCatalogue,
} from "./contract.ts";
import { listEarlier } from "./earlier.ts";

const inspireRoute = jsonCall("inspire", "/api/v1/inspire", inspireBody, inspireAnswer);
const catalogue = createRoute({
  method: "get",
  path: "/api/v1/inspire/catalogue",
  tags: ["inspire"],
  middleware: cacheable,
  request: { query: catalogueQuery },
  responses: { 200: json(inspireCatalogue, "The families of versions and the creative styles") },
});

const earlier = createOwnRoute({
  method: "get",
  path: "/api/v1/inspire/{id}/earlier",
  tags: ["inspire"],
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 200: json(earlierAnswer, "Cards that lie on its board no more, the newest first") },
});

export const inspire = newService()
  .openapi(inspireRoute, async (c) => {
    const { caller } = c.var;
    const order = await c.env.inspireOrder(caller.userId, c.req.valid("json"), {
      service: "inspire",
      call: "inspire",
    });
    return typed<InspireAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(earlier, async (c) => {
    const { id } = c.req.valid("param");
    return c.json({ cards: await listEarlier(c.env, c.var.caller.userId, id) }, 200);
  })
  .openapi(catalogue, (c) => {
    const { writer } = c.req.valid("query");
    const entries = entriesUnder("inspire").map((entry) =>
      toPublic(entry, (one) => c.env.priceOf(one, writer)),
    );
    return c.json({ entries, styles: [...styles] }, 200);
  });

mountGenerations(inspire, "inspire");
