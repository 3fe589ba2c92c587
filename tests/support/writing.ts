import { afterAll, beforeAll, beforeEach } from "vitest";
import type { GenerationView } from "#app/services/generated.ts";
import type { Task } from "#app/writer/task.ts";
import { eventually } from "./eventually.ts";
import { type Generated, oneSentence } from "./generations.ts";
import { says, type Script, scriptedWriter } from "./scripted-writer.ts";
import {
  type Called,
  type DatabaseKind,
  openTestServices,
  type TestServices,
  type TestUser,
} from "./test-services.ts";

export const smart = "/api/v1/smart-actions";
/** 200 words, more than a preamble's hold. */
export const long = Array.from({ length: 200 }, (_, at) => `word${at}`);

/** Services with one scripted writer, and a new user with a fresh script for every test. */
export class Writing {
  services!: TestServices;
  user!: TestUser;
  /** What the writer does with the next tasks. */
  script: Script = says("");
  /** What it was asked for, repair tries included. */
  tasks: Task[] = [];

  /** Opens the services before a file's tests and closes them after; `first` is every test's script at its start. */
  static forTests(kind: DatabaseKind, first: Script): Writing {
    const writing = new Writing();
    beforeAll(async () => {
      const write: Script = (task, signal) => {
        writing.tasks.push(task);
        return writing.script(task, signal);
      };
      writing.services = await openTestServices(kind, [scriptedWriter(write)]);
    });
    beforeEach(async () => {
      writing.user = await writing.services.newUser();
      writing.script = first;
      writing.tasks = [];
    });
    afterAll(() => writing.services.close());
    return writing;
  }

  ask<T = Generated>(
    headers: Record<string, string> = {},
    body: object = oneSentence(),
    token = this.user.token,
  ): Promise<Called<T>> {
    return this.services.call<T>("POST", `${smart}/generateSmart`, { body, token, headers });
  }

  /** Asks without waiting. */
  async begin(): Promise<{ generation: string; guid: string }> {
    const { status, data } = await this.ask<{ generation: string; guid: string }>({
      Prefer: "respond-async, wait=0",
    });
    if (status !== 202) throw new Error(`the generation did not begin: ${status}`);
    return data;
  }

  stream(headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
    return this.services.fetch(`${smart}/generateSmart`, {
      method: "POST",
      body: JSON.stringify(oneSentence()),
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        Authorization: `Bearer ${this.user.token}`,
        ...headers,
      },
      ...(signal ? { signal } : {}),
    });
  }

  view(id: string, service = "smart-actions", token = this.user.token): Promise<Called<GenerationView>> {
    return this.services.call<GenerationView>("GET", `/api/v1/${service}/generations/${id}`, { token });
  }

  /** The generation once it has ended. */
  ended(id: string): Promise<GenerationView> {
    return eventually(async () => {
      const { data } = await this.view(id);
      return data.state === "running" ? null : data;
    });
  }

  stop(id: string, token = this.user.token): Promise<Called<GenerationView>> {
    return this.services.call<GenerationView>("POST", `${smart}/generations/${id}/stop`, { token });
  }

  /** The text of a content item as HTML, or its status when it is not there. */
  async content(guid: string): Promise<string | number> {
    const { status, data } = await this.services.call<{ content: { content_output: { text: string } } }>(
      "GET",
      `${smart}/recentContent/${guid}`,
      { token: this.user.token },
    );
    return status === 200 ? data.content.content_output.text : status;
  }

  /** Credits and prompts that the user has spent or that are held. */
  async spent(): Promise<{ credits: number; prompts: number }> {
    const { data } = await this.services.call<{ tokensUsed: number }>("GET", "/api/v1/auth/me", {
      token: this.user.token,
    });
    const { taken } = await this.services.db
      .selectFrom("entries")
      .innerJoin("buckets", "buckets.id", "entries.bucket_id")
      .select((eb) => eb.fn.sum<number | null>("entries.amount").as("taken"))
      .where("buckets.user_id", "=", this.user.userId)
      .where("buckets.unit", "=", "prompts")
      .where("entries.kind", "<>", "grant")
      .executeTakeFirstOrThrow();
    return { credits: data.tokensUsed, prompts: Math.abs(Number(taken)) };
  }
}
