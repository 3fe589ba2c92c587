import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ServiceEnv } from "../../access.ts";
import type { accessAnswer } from "../contract.ts";
import { knownBrowser, knownCookie, knownSeconds, rememberBrowser } from "./known-browsers.ts";
import type { Tokens } from "./sessions.ts";

export const path = "/api/v1/auth";
export type Ctx = Context<ServiceEnv>;

const refreshCookie = (c: Pick<Ctx, "env">): string =>
  c.env.settings.appUrl.startsWith("https:") ? "__Secure-stet_refresh" : "stet_refresh";

const rules = (c: Pick<Ctx, "env">) => ({
  path,
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: c.env.settings.appUrl.startsWith("https:"),
});

/** The refresh token goes to API clients as a cookie of the auth calls alone. */
export function handOut(c: Ctx, tokens: Tokens): z.infer<typeof accessAnswer> {
  const lasting = tokens.remembered ? { expires: new Date(tokens.expiresAt) } : {};
  setCookie(c, refreshCookie(c), tokens.refresh, { ...rules(c), ...lasting });
  return { access_token: tokens.access, expires_in: tokens.expiresIn };
}

export const readRefreshCookie = (c: Ctx): string | undefined => getCookie(c, refreshCookie(c));
export const dropRefreshCookie = <E extends ServiceEnv>(c: Context<E>): void =>
  void deleteCookie(c, refreshCookie(c), rules(c));

/** The name that this browser was given when it logged in at an address before, or null. */
export const readKnown = (c: Ctx, email: string): string | null =>
  knownBrowser(c.env.settings.secretKey, email.trim(), getCookie(c, knownCookie));

/** Makes this browser one that has logged in at an address. */
export function keepKnown(c: Ctx, email: string): void {
  const value = rememberBrowser(c.env.settings.secretKey, email, getCookie(c, knownCookie));
  setCookie(c, knownCookie, value, { ...rules(c), maxAge: knownSeconds });
}
