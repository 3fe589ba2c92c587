import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { emailKey } from "../accounts/addresses.ts";
import { keyFor } from "./tokens.ts";

/** Of the cookie that says in which accounts a browser has logged in before. */
export const knownCookie = "stet_known";
/** Seconds that a browser stays known after a log-in. */
export const knownSeconds = 400 * 24 * 60 * 60;

const most = 5;
const tokensOf = (cookie: string | undefined): string[] => cookie?.split("~").slice(0, most) ?? [];

/**
 * The browser's own name at an address, if it has logged in there before: such a browser has tries of its own, which
 * nobody else can use up. A log-in at one address says nothing about another.
 */
export function knownBrowser(secret: string, email: string, cookie: string | undefined): string | null {
  const token = tokensOf(cookie).find((one) => isOf(secret, email, one));
  return token?.split(".")[0] ?? null;
}

/** The cookie's value after a log-in at an address; the five latest addresses are kept. */
export function rememberBrowser(secret: string, email: string, cookie: string | undefined): string {
  const known = tokensOf(cookie);
  const own = known.find((token) => isOf(secret, email, token)) ?? sign(secret, email, newName());
  return [own, ...known.filter((token) => token !== own)].slice(0, most).join("~");
}

const newName = (): string => randomBytes(12).toString("base64url");

function sign(secret: string, email: string, name: string): string {
  const mac = createHmac("sha256", keyFor(secret, "known browser")).update(`${name} ${emailKey(email)}`);
  return `${name}.${mac.digest("base64url")}`;
}

function isOf(secret: string, email: string, token: string): boolean {
  const wanted = Buffer.from(sign(secret, email, token.split(".")[0] ?? ""));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
