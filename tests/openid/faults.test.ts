import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SignInProvider } from "#app/services/context.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { type Scripted, type ScriptedIssuer, startScriptedIssuer } from "./scripted-issuer.ts";

const base = "/api/v1/auth";
const loginFailed = "Google login failed. Please try again.";
const signupFailed = "Google signup failed. Please try again.";
const noToken = "Failed to get Google access token";
const discovery = "/.well-known/openid-configuration";
const html: Scripted = { raw: "<h1>Not what was asked for</h1>" };
const broken: Scripted = { status: 500, body: { error: "server_error" } };
const person = { sub: "1", email: "ada@example.com", email_verified: true, name: "Ada Byron" };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair("RS256");
});

let issuer: ScriptedIssuer;
let services: TestServices;
afterEach(async () => {
  await services.close();
  await issuer.stop();
});

async function open(more: Record<string, string> = {}, change: Partial<SignInProvider> = {}): Promise<void> {
  issuer = await startScriptedIssuer(more);
  const google: SignInProvider = {
    clientId: "stet",
    clientSecret: "a secret",
    issuer: issuer.origin,
    tokenInfoUrl: null,
    scriptUrl: null,
    ...change,
  };
  services = await openTestServices("sqlite", [], { settings: { google } });
  issuer.answers.set("/userinfo", { status: 200, body: person });
}

const byToken = (call: "login" | "signup" = "login", token = "a-token") =>
  services.call<{ detail: string; user: { email: string } }>("POST", `${base}/${call}/google`, {
    body: { access_token: token },
  });

/** Begins a sign-in and comes back with a code, as if the provider had given one. */
async function byCode() {
  const begun = await services.fetch(`${base}/google`);
  const Cookie = begun.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const place = new URL(begun.headers.get("Location") ?? "", "http://localhost:3000");
  const finish = () =>
    services.call<{ detail: string; user: { email: string } }>("POST", `${base}/google/callback`, {
      body: { code: "a-code", state: place.searchParams.get("state") ?? "" },
      headers: { Cookie },
    });
  return { place, nonce: place.searchParams.get("nonce") ?? "", finish };
}

const idToken = (claims: Record<string, unknown>, key = keys.privateKey) =>
  new SignJWT({ sub: "1", aud: "stet", iss: issuer.origin, ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "k" })
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(key);

describe("the discovery document", () => {
  test.each<[string, Scripted]>([
    ["an error", broken],
    ["a page", html],
    ["nothing, and the line is cut", "drop"],
    ["somebody else's", { status: 200, body: { issuer: "https://evil.example" } }],
    ["no document", { status: 200, body: [] }],
    ["a redirect", { status: 302, body: {} }],
  ])("%s: the sentence of the specification, and the next try asks anew", async (_name, scripted) => {
    await open({ introspection_endpoint: "/introspect" });
    const right = issuer.answers.get(discovery) ?? "drop";
    issuer.answers.set(discovery, scripted);
    issuer.answers.set("/introspect", { status: 200, body: { active: true, client_id: "stet", sub: "1" } });
    expect(await byToken()).toMatchObject({ status: 503, data: { detail: loginFailed } });
    expect(await byToken("signup")).toMatchObject({ status: 503, data: { detail: signupFailed } });
    const { place, finish } = await byCode();
    expect(place.href).toBe("http://localhost:3000/auth/google/callback");
    expect(await finish()).toMatchObject({ status: 401, data: { detail: loginFailed } });
    issuer.answers.set(discovery, right);
    expect((await byToken()).status).toBe(200);
    const asked = issuer.requests.filter(({ path }) => path === discovery).length;
    expect((await byToken()).status).toBe(200);
    expect(issuer.requests.filter(({ path }) => path === discovery)).toHaveLength(asked);
  });

  test("an answer that never comes is waited for five seconds", async () => {
    await open();
    issuer.answers.set(discovery, "hang");
    const started = performance.now();
    expect(await byToken()).toMatchObject({ status: 503, data: { detail: loginFailed } });
    const ms = performance.now() - started;
    expect(ms).toBeGreaterThan(4_000);
    expect(ms).toBeLessThan(7_000);
  });

  test("nobody at the address", async () => {
    await open();
    await issuer.stop();
    expect(await byToken()).toMatchObject({ status: 503, data: { detail: loginFailed } });
    issuer = await startScriptedIssuer();
  });
});

describe("the code's exchange", () => {
  async function exchange(token: Scripted | ((nonce: string) => Promise<Record<string, unknown>>)) {
    await open();
    issuer.answers.set("/jwks", {
      status: 200,
      body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k", alg: "RS256", use: "sig" }] },
    });
    const { nonce, finish } = await byCode();
    const scripted: Scripted =
      typeof token === "function" ? { status: 200, body: await token(nonce) } : token;
    issuer.answers.set("/token", scripted);
    return finish();
  }
  const tokens = (id_token: string) => ({ access_token: "a-token", token_type: "Bearer", id_token });

  test("everything right signs in", async () => {
    const { status, data } = await exchange(async (nonce) => tokens(await idToken({ nonce })));
    expect([status, data.user.email]).toEqual([200, "ada@example.com"]);
  });

  test.each<[string, Scripted, number, string]>([
    ["an error of the provider", broken, 503, loginFailed],
    ["a page", html, 503, loginFailed],
    ["a cut line", "drop", 503, loginFailed],
    ["a refused code", { status: 400, body: { error: "invalid_grant" } }, 401, loginFailed],
    ["a refused client", { status: 401, body: { error: "invalid_client" } }, 401, loginFailed],
    ["no access token", { status: 200, body: { token_type: "Bearer" } }, 503, noToken],
    ["no id token", { status: 200, body: { access_token: "a", token_type: "Bearer" } }, 401, loginFailed],
    ["an id token that is none", { status: 200, body: tokens("x.y.z") }, 503, loginFailed],
  ])("%s", async (_name, scripted, status, detail) => {
    expect(await exchange(scripted)).toMatchObject({ status, data: { detail } });
  });

  test.each<[string, Record<string, unknown>]>([
    ["another client", { aud: "somebody-else" }],
    ["another nonce", { nonce: "of another sign-in" }],
    ["no nonce", { nonce: undefined }],
    ["another issuer", { iss: "https://evil.example" }],
    ["somebody else than the user info", { sub: "2" }],
  ])("an id token for %s is refused", async (_name, claims) => {
    const answer = await exchange(async (nonce) => tokens(await idToken({ nonce, ...claims })));
    expect(answer).toMatchObject({ status: 401, data: { detail: loginFailed } });
  });

  test("an id token that the issuer has not signed is refused", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const answer = await exchange(async (nonce) => tokens(await idToken({ nonce }, privateKey)));
    expect(answer).toMatchObject({ status: 401, data: { detail: loginFailed } });
  });
});

describe("whom an access token is for", () => {
  test("an issuer that does not tell lets nobody in", async () => {
    await open();
    expect(await byToken()).toMatchObject({ status: 401, data: { detail: loginFailed } });
    expect(issuer.requests.map(({ path }) => path)).toEqual([discovery]);
  });

  test.each<[string, Scripted, number]>([
    ["not active", { status: 200, body: { active: false } }, 401],
    ["another client's", { status: 200, body: { active: true, client_id: "somebody-else", sub: "1" } }, 401],
    ["nobody's", { status: 200, body: { active: true, client_id: "stet" } }, 401],
    ["somebody else's", { status: 200, body: { active: true, client_id: "stet", sub: "2" } }, 401],
    ["unknown: an error", broken, 503],
    ["unknown: a page", html, 503],
    ["unknown: a cut line", "drop", 503],
  ])("by introspection: %s", async (_name, scripted, status) => {
    await open({ introspection_endpoint: "/introspect" });
    issuer.answers.set("/introspect", scripted);
    expect(await byToken("signup")).toMatchObject({ status, data: { detail: signupFailed } });
  });

  async function openTokenInfo(scripted: Scripted): Promise<void> {
    const other = await startScriptedIssuer();
    await open({}, { tokenInfoUrl: `${other.origin}/tokeninfo` });
    other.answers.set("/tokeninfo", scripted);
    const { stop } = issuer;
    issuer = {
      ...issuer,
      async stop() {
        expect(other.requests.every(({ authorization }) => authorization === "Bearer a-token")).toBe(true);
        await other.stop();
        await stop();
      },
    };
  }

  test.each<[string, Scripted, number]>([
    ["another client's", { status: 200, body: { aud: "somebody-else", sub: "1" } }, 401],
    ["nobody's", { status: 200, body: { aud: "stet" } }, 401],
    ["somebody else's", { status: 200, body: { aud: "stet", sub: "2" } }, 401],
    ["not good", { status: 400, body: { error_description: "Invalid Value" } }, 401],
    ["unknown: a page", html, 401],
    ["unknown: an error", broken, 503],
    ["unknown: a cut line", "drop", 503],
    ["unknown: a redirect", { status: 302, body: {} }, 503],
  ])("by the issuer's own call: %s", async (_name, scripted, status) => {
    await openTokenInfo(scripted);
    expect(await byToken()).toMatchObject({ status, data: { detail: loginFailed } });
  });

  test("by the issuer's own call: ours", async () => {
    await openTokenInfo({
      status: 200,
      body: { aud: "stet", azp: "stet", sub: "1", email_verified: "true" },
    });
    issuer.answers.set("/userinfo", { status: 200, body: { ...person, email_verified: "true" } });
    expect(await byToken()).toMatchObject({ status: 200, data: { user: { email: "ada@example.com" } } });
  });

  test.each<[string, Scripted, number]>([
    ["an error", broken, 503],
    ["a page", html, 503],
    ["no", { status: 401, body: {} }, 503],
    ["nobody", { status: 200, body: { email: "ada@example.com", email_verified: true } }, 401],
    ["a word for truth", { status: 200, body: { ...person, email_verified: "yes" } }, 403],
    ["an address of digits", { status: 200, body: { ...person, email: 5 } }, 401],
  ])("the user info says %s", async (_name, scripted, status) => {
    await openTokenInfo({ status: 200, body: { aud: "stet", sub: "1" } });
    issuer.answers.set("/userinfo", scripted);
    expect((await byToken()).status).toBe(status);
  });
});

test("where third-party sign-in is not set up, its calls are unknown", async () => {
  issuer = await startScriptedIssuer();
  services = await openTestServices("sqlite", []);
  expect((await services.call("GET", `${base}/google`)).status).toBe(404);
  for (const call of ["login/google", "signup/google", "google/callback"]) {
    expect((await services.call("POST", `${base}/${call}`, { body: {} })).status).toBe(404);
  }
});
