import { describe, expect, test } from "vitest";
import { guestsOf, type Hosts, secure, secureCookies } from "./security-headers.ts";

const script = "https://accounts.google.com/gsi/client";
const everything: Hosts = { signInScript: script, paddle: true };
const nothing: Hosts = { signInScript: null, paddle: false };
const pages = [
  "/",
  "/plans",
  "/profile",
  "/checkouts",
  "/checkout/test/portal",
  "/checkout.data",
  "/create/checkout",
];

function headersOf(path: string, hosts: Hosts): Headers {
  const headers = new Headers();
  secure(headers, false, "n", guestsOf(path, hosts));
  return headers;
}

function sourcesOf(path: string, hosts: Hosts): Map<string, string[]> {
  const parts = (headersOf(path, hosts).get("Content-Security-Policy") ?? "").split("; ");
  return new Map(parts.map((part) => part.split(" ")).map(([name = "", ...sources]) => [name, sources]));
}

describe("the payment provider", () => {
  test("is let in to /checkout: script, styles, frame, calls, windows and the browser's cards", () => {
    const sources = sourcesOf("/checkout", everything);
    expect(sources.get("script-src")).toEqual(["'self'", "'nonce-n'", "https://cdn.paddle.com"]);
    for (const host of ["https://buy.paddle.com", "https://sandbox-buy.paddle.com"]) {
      expect(sources.get("frame-src")).toContain(host);
      expect(sources.get("connect-src")).toContain(host);
      expect(headersOf("/checkout", everything).get("Permissions-Policy")).toContain(`"${host}"`);
    }
    expect(sources.get("style-src")).toContain("https://cdn.paddle.com");
    expect([...sources.values()].flat().filter((source) => /unsafe|\*|https?:$/.test(source))).toEqual([]);
    expect(headersOf("/checkout", everything).get("Cross-Origin-Opener-Policy")).toBe(
      "same-origin-allow-popups",
    );
  });

  test.each([...pages, "/checkout/test", "/login"])("is not let in to %s", (path) => {
    expect([...headersOf(path, everything)].flat().join(" ")).not.toContain("paddle");
    expect(headersOf(path, everything).get("Permissions-Policy")).toContain("payment=()");
  });

  test("is let in nowhere while it is not set up", () => {
    const headers = headersOf("/checkout", nothing);
    expect([...headers].flat().join(" ")).not.toContain("paddle");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });
});

test("only the test checkout's frame may stand in a frame, and only in one of this site", () => {
  expect(sourcesOf("/checkout/test", nothing).get("frame-ancestors")).toEqual(["'self'"]);
  for (const path of [...pages, "/checkout", "/checkout/test/", "/checkout/test/invoice/1"]) {
    expect(sourcesOf(path, everything).get("frame-ancestors"), path).toEqual(["'none'"]);
  }
});

test("what is no page runs nothing", () => {
  const headers = new Headers();
  secure(headers, false);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("every cookie of a site on https is Secure", () => {
  const headers = new Headers();
  for (const cookie of ["stet_flash=a; Path=/", "stet=b; Path=/; Secure; HttpOnly", "x=secure"])
    headers.append("Set-Cookie", cookie);
  secureCookies(headers);
  expect(headers.getSetCookie()).toEqual([
    "stet_flash=a; Path=/; Secure",
    "stet=b; Path=/; Secure; HttpOnly",
    "x=secure; Secure",
  ]);
});
