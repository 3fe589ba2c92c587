import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Declined, NeedsModel, WriterFault } from "#app/writer/faults.ts";
import { keptText, oneSentence, plantRunning, sourceText } from "#tests/support/generations.ts";
import { says, scriptedWriter, throws } from "#tests/support/scripted-writer.ts";
import { onBothDatabases, openTestServices } from "#tests/support/test-services.ts";
import { smart, Writing } from "#tests/support/writing.ts";

interface Prompt {
  promptId: string;
  id: string;
  originalPromptText: string;
  createdAt: string;
  suggestions: string[];
  aiModels: string[];
  state: string;
  guid: string | null;
  document: string | null;
  session: string | null;
  service: string;
  charged: number | null;
}
interface Detail extends Prompt {
  generatedPrompts: Record<string, string>;
  structuredPrompts: Record<string, { data: Record<string, string>; originalPrompt: string }>;
}

onBothDatabases("recent prompts", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));
  const call = <T>(path: string, token = writing.user.token) =>
    writing.services.call<T>("GET", `/api/v1/prompts/${path}`, { token });
  const list = async (query = "") =>
    (await call<{ prompts: Prompt[]; count: number }>(`user/${writing.user.userId}${query}`)).data;
  const get = async (id: string) => (await call<{ prompt: Detail }>(id)).data.prompt;

  test("a generation is listed with what it was asked for, and in detail with what was written", async () => {
    expect(await list()).toEqual({ prompts: [], count: 0 });
    const { data } = await writing.ask();
    const { prompts, count } = await list();
    expect(count).toBe(1);
    const listed = {
      promptId: data.generation,
      id: data.generation,
      originalPromptText: sourceText,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      suggestions: ["Summarize", "One sentence"],
      aiModels: ["Scripted writer"],
      action: "Summarize",
      state: "done",
      decision: null,
      guid: data.guid,
      document: null,
      session: null,
      service: "smart-actions",
      charged: data.usage.charged,
    };
    expect(prompts).toEqual([listed]);
    expect(await get(data.generation)).toEqual({
      ...listed,
      generatedPrompts: { "Scripted writer": keptText },
      structuredPrompts: {
        "Scripted writer": {
          data: { action: "Summarize", Length: "One sentence" },
          originalPrompt: sourceText,
        },
      },
    });
  });

  test("prompts for several targets are listed with their targets, and in detail one by one", async () => {
    writing.script = says(
      "## GPT-4\n\n### Role\n\nAn editor.\n\n## Midjourney\n\na bakery, warm light --ar 3:2",
    );
    const { data } = await writing.services.call<{ generation: string }>("POST", "/api/v1/prompts", {
      token: writing.user.token,
      body: { text: sourceText, models: ["Midjourney", "gpt-4"] },
    });
    expect((await list()).prompts).toMatchObject([
      { id: data.generation, suggestions: ["Prompts", "GPT-4, Midjourney"], originalPromptText: sourceText },
    ]);
    expect(await get(data.generation)).toMatchObject({
      aiModels: ["GPT-4", "Midjourney"],
      generatedPrompts: { "GPT-4": "### Role\n\nAn editor.", Midjourney: "a bakery, warm light --ar 3:2" },
      structuredPrompts: {
        "GPT-4": { data: { role: "An editor." }, originalPrompt: sourceText },
        Midjourney: { data: { subject: "a bakery", style: "warm light", parameters: "--ar 3:2" } },
      },
    });
  });

  test("a proposal names its document", async () => {
    const { data } = await writing.services.call<{ guid: string }>("POST", `${smart}/createContent`, {
      token: writing.user.token,
      body: { title: "Mine", content_output: { text: sourceText }, mode: "create" },
    });
    const body = { aiAction: "Shorter", text: sourceText, document: data.guid };
    await writing.services.call("POST", "/api/v1/freestyle", { token: writing.user.token, body });
    expect((await list()).prompts).toMatchObject([
      {
        originalPromptText: sourceText,
        suggestions: ["Shorter"],
        decision: "proposed",
        guid: null,
        document: data.guid,
      },
    ]);
  });

  test("what failed is listed too, without a text", async () => {
    writing.script = throws(new WriterFault("No.", 502, true));
    await writing.ask();
    const [failed] = (await list()).prompts;
    expect(failed?.state).toBe("failed");
    expect(await get(failed?.id ?? "")).toMatchObject({
      originalPromptText: sourceText,
      generatedPrompts: {},
    });
  });

  test("what was declined was no prompt and is not listed", async () => {
    for (const fault of [new Declined("There is nothing to shorten here."), new NeedsModel("Paraphrase")]) {
      writing.script = throws(fault);
      expect((await writing.ask()).status).toBeGreaterThan(400);
    }
    writing.script = says(keptText);
    expect(await list()).toEqual({ prompts: [], count: 0 });
  });

  test("what is not listed is not found, and does not count", async () => {
    const hidden = await plantRunning(writing.services, writing.user.userId, { listed: 0 });
    const running = await plantRunning(writing.services, writing.user.userId, { output: "So far" });
    expect(await list()).toMatchObject({ count: 1, prompts: [{ id: running, state: "running" }] });
    expect((await call(hidden)).status).toBe(404);
    expect((await get(running)).generatedPrompts).toEqual({ "Scripted writer": "So far" });
  });

  test("a writer that this server has no more is named by its id, a payload without a text has none", async () => {
    const id = await plantRunning(writing.services, writing.user.userId, {
      writer: "openai:gone",
      input: JSON.stringify({ content: { not: "a text" } }),
    });
    expect((await list()).prompts).toMatchObject([{ id, aiModels: ["openai:gone"], originalPromptText: "" }]);
  });

  test("the list is newest first, in pages, with the count of all", async () => {
    const made: string[] = [];
    for (let at = 0; at < 3; at++) {
      made.unshift((await writing.ask({}, oneSentence(`${sourceText} ${at}`))).data.generation);
      writing.services.clock.pass(1_000);
    }
    const ids = async (query: string) => {
      const { prompts, count } = await list(query);
      return [prompts.map(({ id }) => id), count];
    };
    expect(await ids("")).toEqual([made, 3]);
    expect(await ids("?limit=2")).toEqual([made.slice(0, 2), 3]);
    expect(await ids("?limit=2&offset=2")).toEqual([made.slice(2), 3]);
    expect(await ids("?limit=2&offset=10")).toEqual([[], 3]);
    expect((await call(`user/${writing.user.userId}?limit=101`)).status).toBe(422);
  });

  test("somebody else's list answers 403, their prompt 404, nobody's calls 401", async () => {
    const { data } = await writing.ask();
    const other = await writing.services.newUser();
    expect((await call(`user/${writing.user.userId}`, other.token)).status).toBe(403);
    for (const id of [data.generation, randomUUID(), "%00", "x".repeat(99)]) {
      expect(await call(id, other.token)).toMatchObject({ status: 404, data: { detail: "Not found." } });
    }
    for (const path of [`user/${writing.user.userId}`, data.generation]) {
      expect((await writing.services.call("GET", `/api/v1/prompts/${path}`)).status).toBe(401);
    }
  });
});

describe("models", () => {
  test("are the targets, and the writers of this server, for everybody and to be kept", async () => {
    const services = await openTestServices("sqlite", [
      scriptedWriter(says("a"), "builtin"),
      scriptedWriter(says("b"), "openai:b"),
    ]);
    const { status, data, headers } = await services.call<{ models: object[] }>("GET", "/api/v1/models");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(data.models.map((model) => Object.values(model).slice(0, 2))).toEqual([
      ["GPT-4", "Long, careful drafts"],
      ["Claude", "Nuanced editing and long context"],
      ["Gemini", "Fast summaries and many languages"],
      ["Midjourney", "Image prompts"],
    ]);
    expect(data.models[3]).toMatchObject({
      tooltip: "Writes a prompt to paste elsewhere; no image is made here.",
    });
    expect(data).toMatchObject({
      writers: [
        { id: "builtin", name: "Scripted writer" },
        { id: "openai:b", name: "Scripted writer" },
      ],
    });
    await services.close();
  });
});
