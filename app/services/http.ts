import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler, TypedResponse } from "hono";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { type Access, type ServiceEnv, signedIn } from "./access.ts";
import { OverLimit } from "#app/writer/faults.ts";
import { ServiceError } from "./errors.ts";

/** A response description of a route for JSON of `schema`. */
export function json<T extends z.ZodType>(schema: T, description = "Success") {
  return { description, content: { "application/json": { schema } } };
}

const tagged = etag();
/** Middleware of a public answer that is the same for everybody: kept for an hour, then asked for by its tag. */
export const cacheable: MiddlewareHandler = (c, next) =>
  tagged(c, async () => {
    await next();
    if (c.res.ok) c.header("Cache-Control", "public, max-age=3600");
  });

/** A required JSON body of `schema`. */
export function body<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/** The route of a call that takes JSON and answers with JSON, for whoever is signed in unless `middleware` asks for more. */
export const jsonCall = <P extends string, B extends z.ZodType, A extends z.ZodType>(
  tag: string,
  path: P,
  asked: B,
  answer: A,
  middleware: Access = signedIn,
) =>
  createRoute({
    method: "post",
    path,
    tags: [tag],
    middleware,
    request: body(asked),
    responses: { 200: json(answer) },
  });

/** Gives the runner's response the type of the route that answers with it. */
export function typed<T>(response: Response): Response & TypedResponse<T, 200, "json"> {
  return response as Response & TypedResponse<T, 200, "json">;
}

/** Routes with validation, to be mounted in a service: `newService().route("/", …)`. */
export function newRoutes(): OpenAPIHono<ServiceEnv> {
  return new OpenAPIHono<ServiceEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      return c.json({ detail: describeIssues(result.error) }, 422);
    },
  });
}

/** An empty service: routing, validation, OpenAPI and one shape for all errors. */
export function newService(): OpenAPIHono<ServiceEnv> {
  const app = newRoutes();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ detail: "Method not allowed." }, 405, { Allow: methods.join(", ") }),
    }),
  );
  app.notFound((c) => c.json({ detail: "Not found." }, 404));
  app.onError((error, c) => {
    const known = error instanceof ServiceError ? error : c.env.faultOf(error);
    if (known) return c.json(known.body, known.status as ContentfulStatusCode, known.headers);
    if (error instanceof OverLimit) return c.json({ detail: error.message, code: "not_possible" }, 422);
    if (error instanceof HTTPException) return c.json({ detail: error.message }, error.status);
    c.env.log.error({ err: error, path: c.req.path }, "a service call failed");
    return c.json({ detail: "Something went wrong on our side. Please try again." }, 500);
  });
  return app;
}

function describeIssues(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.length > 0 ? issue.path.join(".") : "body"}: ${issue.message}`)
    .join("; ");
}
