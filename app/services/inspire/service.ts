import { createRoute } from "@hono/zod-openapi";
import { entriesUnder, toPublic } from "#app/writer/catalogue/catalogue.ts";
import { styles } from "#app/writer/catalogue/styles/styles.ts";
import { cacheable, json, jsonCall, newService, typed } from "../http.ts";
import { catalogueQuery } from "../generated.ts";
import { mountGenerations } from "../generating.ts";
import { type InspireAnswer, inspireAnswer, inspireBody, inspireCatalogue } from "./contract.ts";

const inspireRoute = jsonCall("inspire", "/api/v1/inspire", inspireBody, inspireAnswer);
const catalogue = createRoute({
  method: "get",
  path: "/api/v1/inspire/catalogue",
  tags: ["inspire"],
  middleware: cacheable,
  request: { query: catalogueQuery },
  responses: { 200: json(inspireCatalogue, "The families of versions and the creative styles") },
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
  .openapi(catalogue, (c) => {
    const { writer } = c.req.valid("query");
    const entries = entriesUnder("inspire").map((entry) =>
      toPublic(entry, (one) => c.env.priceOf(one, writer)),
    );
    return c.json({ entries, styles: [...styles] }, 200);
  });

mountGenerations(inspire, "inspire");
