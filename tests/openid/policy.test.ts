import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpServer } from "#app/server/http/connections.ts";
import { answer } from "#app/server/http/listen.ts";
import { silent } from "#tests/support/test-services.ts";

const script = "https://accounts.google.com/gsi/client";
const folder = "https://accounts.google.com/gsi/";
const server = createHttpServer();
let origin = "";
beforeAll(async () => {
  answer(server, {
    origin: "http://localhost:3000",
    redirectLoopback: false,
    log: silent,
    readClient: (address) => ({ address, direct: true }),
    assets: (_request, _response, next) => next(),
    handle: async (request) =>
      request.url.endsWith("json")
        ? Response.json({})
        : new Response("<p>", { headers: { "Content-Type": "text/html" } }),
    strict: true,
    hosts: { signInScript: script, paddle: false },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function policyOf(path: string): Promise<{ sources: Map<string, string[]>; opener: string | null }> {
  const { headers } = await fetch(origin + path);
  const parts = (headers.get("Content-Security-Policy") ?? "").split("; ").map((part) => part.split(" "));
  return {
    sources: new Map(parts.map(([name = "", ...sources]) => [name, sources])),
    opener: headers.get("Cross-Origin-Opener-Policy"),
  };
}

test.each(["/login", "/signup", "/login?redirect=%2Fcreate"])(
  "%s lets the sign-in's script in, and its window",
  async (path) => {
    const { sources, opener } = await policyOf(path);
    expect(sources.get("script-src")).toContain(script);
    for (const name of ["connect-src", "frame-src", "style-src"]) expect(sources.get(name)).toContain(folder);
    expect([...sources.values()].flat().filter((source) => /unsafe|\*|https?:$/.test(source))).toEqual([]);
    expect(opener).toBe("same-origin-allow-popups");
  },
);

test.each(["/", "/profile", "/loginx", "/create/login", "/checkout", "/login.json"])(
  "%s does not",
  async (path) => {
    const { sources, opener } = await policyOf(path);
    expect([...sources.values()].flat().join(" ")).not.toContain("google");
    expect(opener).toBe("same-origin");
  },
);
