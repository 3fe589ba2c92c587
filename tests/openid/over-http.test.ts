import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Launched } from "#tests/support/launcher.ts";
import { freePort } from "#tests/support/postgres.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { type OpenIdProvider, startProvider } from "./provider.ts";

let provider: OpenIdProvider;
let server: Launched;
beforeAll(async () => {
  const port = await freePort();
  provider = await startProvider(`http://localhost:${port}`);
  const { clientId, clientSecret, issuer } = provider.settings;
  server = await Launched.start({
    PORT: String(port),
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  });
}, 120_000);
afterAll(async () => {
  await server.close();
  await provider.stop();
});

test("the settings alone are enough: from the button through the provider into the account, process to process", async () => {
  const id = randomUUID();
  await provider.know(id, {
    email: `${id}@example.com`,
    email_verified: true,
    given_name: "Ada",
    family_name: "Byron",
  });
  const visitor = new Visitor(server.origin, (request) => fetch(request, { redirect: "manual" }));
  const login = await visitor.open("/login?redirect=%2Fprofile");
  const link = login.root.findAll("a").find((found) => found.text().trim() === "Sign in with Google");
  const there = await visitor.open(link?.attribute("href") ?? "no link");
  expect(there.url.origin).toBe(provider.origin);
  const back = await visitor.press(there, { button: "Go on", fill: { id } });
  expect(back.url.href).toBe(`${server.origin}/profile`);
  expect(back.text).toContain(`${id}@example.com`);
  expect(server.output).not.toMatch(/"level":(50|60)/);
});

test("a provider without a script opens nothing in the policy of any page", async () => {
  for (const path of ["/login", "/signup", "/"]) {
    const { headers } = await server.fetch(path);
    expect(headers.get("Content-Security-Policy")).not.toContain("http");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  }
});
