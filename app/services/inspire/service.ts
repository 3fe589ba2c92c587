import { createRoute } from "@hono/zod-openapi";
import { publicCatalogue } from "#app/writer/catalogue/catalogue.ts";
import { styles } from "#app/writer/catalogue/styles/styles.ts";
import { body, json, newService, typed } from "../context.ts";
import { mountGenerations } from "../generating.ts";
import { type InspireAnswer, inspireAnswer, inspireBody, inspireCatalogue } from "./contract.ts";

const inspireRoute = createRoute({
  method: "post",
  path: "/api/v1/inspire",
  tags: ["inspire"],
  request: body(inspireBody),
  responses: { 200: json(inspireAnswer) },
});
const catalogue = createRoute({
  method: "get",
  path: "/api/v1/inspire/catalogue",
  tags: ["inspire"],
  responses: { 200: json(inspireCatalogue, "The families of versions and the creative styles") },
});

export const inspire = newService()
  .openapi(inspireRoute, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    const order = await c.env.inspireOrder(caller.userId, c.req.valid("json"), {
      service: "inspire",
      call: "inspire",
    });
    return typed<InspireAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(catalogue, (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    const entries = publicCatalogue((entry) => c.env.priceOf(entry)).filter(
      ({ group }) => group === "inspire",
    );
    return c.json({ entries, styles: [...styles] }, 200);
  });

mountGenerations(inspire, "inspire");
