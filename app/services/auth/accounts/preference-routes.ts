import { createOwnRoute } from "../../access.ts";
import { body, json, newRoutes } from "../../http.ts";
import * as shapes from "../contract.ts";
import { getPreferences, updatePreferences } from "./preferences.ts";

const tags = ["auth"];
const path = "/api/v1/user/preferences";
const responses = { 200: json(shapes.preferences) };

const get = createOwnRoute({ method: "get", path, tags, responses });
const update = createOwnRoute({
  method: "put",
  path,
  tags,
  request: body(shapes.preferencesBody),
  responses,
});

/** What the caller has chosen once for everything that is written. */
export const preferenceRoutes = newRoutes()
  .openapi(get, async (c) => c.json(await getPreferences(c.env.db, c.var.caller.userId), 200))
  .openapi(update, async (c) => {
    const { db, clock } = c.env;
    const { userId } = c.var.caller;
    return c.json(await updatePreferences(db, userId, c.req.valid("json"), clock.now()), 200);
  });
