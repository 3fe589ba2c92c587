import { createOwnRoute } from "../../access.ts";
import { generationParam, generationView } from "../../generated.ts";
import { json, newRoutes, typed } from "../../http.ts";

const read = createOwnRoute({
  method: "get",
  path: "/api/v1/generations/{id}",
  tags: ["generations"],
  request: { params: generationParam },
  responses: { 200: json(generationView, "The generation, whichever service made it") },
});

/** A generation by its id alone: its answer names the service, under which it is stopped and streamed. */
export const generationRoute = newRoutes().openapi(read, async (c) => {
  const { caller } = c.var;
  return typed(await c.env.generations.read(c.req.raw, caller, null, c.req.valid("param").id));
});
