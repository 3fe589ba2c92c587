/** Who is let in to a call: told before anything of the request is judged. */

import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Caller, ServiceContext } from "./context.ts";
import { notFound } from "./errors.ts";

export type ServiceEnv = { Bindings: ServiceContext };
export type CallerEnv = ServiceEnv & { Variables: { caller: Caller } };
/** Middleware of a call for somebody who is told by name: it lets in or throws. */
export type Access = MiddlewareHandler<CallerEnv>;

/** Whoever is signed in. @throws ServiceError 401 */
export const signedIn: Access = async (c, next) => {
  c.set("caller", await c.env.session.require(c.req.raw));
  await next();
};

/** The product's own pages: they carry the gateway's signature. @throws ServiceError 404 for everybody else */
export const ofPages: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  if (!c.env.fromPages(c.req.raw)) throw notFound();
  await next();
};

/** The route of a call for whoever is signed in. */
export const createOwnRoute = <P extends string, R extends Omit<RouteConfig, "path" | "middleware">>(
  route: R & { path: P },
) => createRoute({ ...route, middleware: signedIn });
