import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type DatabaseKind, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { passProvider } from "./browse.ts";
import { type OpenIdProvider, startProvider } from "./provider.ts";

const base = "/api/v1/auth";

interface LoginAnswer {
  access_token: string;
  expires_in: number;
  user: Record<string, unknown> & { id: string };
  from?: string;
  detail?: string;
}

/** What tests of third-party sign-in do at the services, with people whom a provider knows. */
export class SignIns {
  readonly services: TestServices;
  readonly provider: OpenIdProvider;

  private constructor(services: TestServices, provider: OpenIdProvider) {
    this.services = services;
    this.provider = provider;
  }

  /** Services that trust a provider of their own. */
  static async open(kind: DatabaseKind): Promise<SignIns> {
    const provider = await startProvider("http://localhost:3000");
    const google = provider.settings;
    return new SignIns(await openTestServices(kind, [], { settings: { google } }), provider);
  }

  async close(): Promise<void> {
    await this.services.close();
    await this.provider.stop();
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return this.services.call<LoginAnswer>("POST", `${base}/${path}`, { body, headers });
  }

  async me(token: string): Promise<number> {
    return (await this.services.call("GET", `${base}/me`, { token })).status;
  }

  usersOf(email: string) {
    return this.services.db.selectFrom("users").selectAll().where("email_key", "=", email).execute();
  }

  identitiesOf(userId: string) {
    return this.services.db.selectFrom("identities").selectAll().where("user_id", "=", userId).execute();
  }

  /** Somebody new whom the provider knows. */
  async somebody(known: Record<string, unknown> = {}): Promise<{ id: string; email: string }> {
    const id = randomUUID();
    const email = `${id}@example.com`;
    const names = { given_name: "Ada", family_name: "Byron" };
    await this.provider.know(id, { email, email_verified: true, ...names, ...known });
    return { id, email };
  }

  async begin(from?: string) {
    const query = from === undefined ? "" : `?from=${encodeURIComponent(from)}`;
    const response = await this.services.fetch(`${base}/google${query}`);
    expect(response.status).toBe(302);
    const set = response.headers.getSetCookie().find((one) => one.startsWith("stet_google=")) ?? "";
    const place = new URL(response.headers.get("Location") ?? "", "http://localhost:3000");
    return { place, set, Cookie: set.split(";", 1)[0] ?? "" };
  }

  /** What the provider sends back with somebody, or with nobody, and the cookie of that browser. */
  async returned(id: string | null, from?: string) {
    const flow = await this.begin(from);
    const back = Object.fromEntries((await passProvider(flow.place.href, id)).searchParams);
    return { Cookie: flow.Cookie, back };
  }

  async byRedirect(id: string, from?: string) {
    const { Cookie, back } = await this.returned(id, from);
    return this.post("google/callback", { code: back["code"], state: back["state"] }, { Cookie });
  }
}
