import { usage } from "#app/server/credits/ledger.ts";
import { grantPlan } from "#app/server/commands/accounts.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { GeneratingCall } from "./generating-calls.ts";
import type { Called, TestServices, TestUser } from "./test-services.ts";

/** Asks generating calls as one user. */
export class Asking {
  readonly services: TestServices;
  readonly user: TestUser;

  constructor(services: TestServices, user: TestUser) {
    this.services = services;
    this.user = user;
  }

  /** A new user, on a paid plan where the call needs one. */
  static async as(services: TestServices, { paid }: Pick<GeneratingCall, "paid">): Promise<Asking> {
    const user = await services.newUser();
    if (paid) await grantPlan(services.db, user.email, "pro", services.clock.now());
    return new Asking(services, user);
  }

  ask<T = Record<string, unknown>>(
    { path, body }: Pick<GeneratingCall, "path" | "body">,
    more: object = {},
    headers: Record<string, string> = {},
  ): Promise<Called<T>> {
    return this.services.call<T>("POST", path, {
      body: { ...body, ...more },
      token: this.user.token,
      headers,
    });
  }

  stream(
    { path, body }: Pick<GeneratingCall, "path" | "body">,
    more: object = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.services.fetch(path, {
      method: "POST",
      body: JSON.stringify({ ...body, ...more }),
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        Authorization: `Bearer ${this.user.token}`,
        ...headers,
      },
    });
  }

  /** The events of a generation, on from an offset. */
  follow(service: string, id: string, from: string): Promise<Response> {
    return this.services.fetch(`/api/v1/${service}/generations/${id}`, {
      headers: {
        Accept: "text/event-stream",
        Authorization: `Bearer ${this.user.token}`,
        "Last-Event-ID": from,
      },
    });
  }

  async view(service: string, id: string): Promise<GenerationView> {
    const path = `/api/v1/${service}/generations/${id}`;
    return (await this.services.call<GenerationView>("GET", path, { token: this.user.token })).data;
  }

  async stop(service: string, id: string): Promise<GenerationView> {
    const path = `/api/v1/${service}/generations/${id}/stop`;
    return (await this.services.call<GenerationView>("POST", path, { token: this.user.token })).data;
  }

  get<T = Record<string, unknown>>(path: string): Promise<Called<T>> {
    return this.services.call<T>("GET", path, { token: this.user.token });
  }

  /** A document of the user's own. */
  async newDocument(): Promise<string> {
    const body = { title: "Mine", content_output: { text: "<p>Mine</p>" }, mode: "document" };
    const made = await this.services.call<{ guid: string }>("POST", "/api/v1/smart-actions/createContent", {
      body,
      token: this.user.token,
    });
    return made.data.guid;
  }

  /** Credits and prompts that are spent or held. */
  async spent(): Promise<{ credits: number; prompts: number }> {
    const { credits, prompts } = await usage(this.services.db, this.user.userId, this.services.clock.now());
    return { credits: credits.used, prompts: prompts.used };
  }

  async left(): Promise<number> {
    const { credits } = await usage(this.services.db, this.user.userId, this.services.clock.now());
    return credits.limit - credits.used;
  }

  /** How much is kept of the user's: contents, and messages of sessions. */
  async kept(): Promise<{ content: number; message: number }> {
    const { db } = this.services;
    const contents = await db
      .selectFrom("contents")
      .select("id")
      .where("user_id", "=", this.user.userId)
      .execute();
    const messages = await db
      .selectFrom("brainstorm_messages")
      .innerJoin("brainstorm_sessions", "brainstorm_sessions.id", "brainstorm_messages.session_id")
      .select("brainstorm_messages.id")
      .where("brainstorm_sessions.user_id", "=", this.user.userId)
      .execute();
    return { content: contents.length, message: messages.length };
  }

  /** How many recent prompts are listed. */
  async listed(): Promise<number> {
    const { data } = await this.get<{ count: number }>(`/api/v1/prompts/user/${this.user.userId}`);
    return data.count;
  }
}
