import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { manners, type Manner } from "./behaviours.ts";
import { startFakeModel, type FakeModel } from "./fake-model.ts";

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(async () => {
  await fake.close();
});

const answer = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() })]),
  usage: z.object({ completion_tokens: z.int() }).optional(),
});

async function ask(content: string, model = "sample", baseUrl = fake.baseUrl) {
  const body = JSON.stringify({ model, messages: [{ role: "user", content }] });
  const response = await fetch(`${baseUrl}/chat/completions`, { method: "POST", body });
  const { choices, usage } = answer.parse(await response.json());
  return { text: choices[0].message.content, finish: choices[0].finish_reason, usage };
}

const source = "Twelve boats came home. The harbour was full again.";

describe("manners", () => {
  const seen: Record<Manner, (text: string) => boolean> = {
    obeys: (text) => text === source,
    "over-writes": (text) => text.length > 3 * source.length,
    truncates: (text) => source.startsWith(text) && text.length < source.length / 2,
    "invents-number": (text) => text.startsWith(source) && /\d/.test(text.slice(source.length)),
    "switches-language": (text) => /\bund\b/.test(text),
    "adds-preamble": (text) => text.indexOf(source) > 0,
  };
  it.each(manners)("%s", async (manner) => {
    fake.script({ kind: "content", manner });
    expect((await ask(source)).text).toSatisfy(seen[manner]);
  });

  it("works on the writer's own text where it stands between marks", async () => {
    const mark = "======STET=====";
    const title = `${mark} TITLE BEGINS ${mark}\nBoats\n${mark} TITLE ENDS ${mark}`;
    const text = `${mark} TEXT BEGINS ${mark}\n${source}\n${mark} TEXT ENDS ${mark}`;
    expect((await ask(`${title}\n\n${text}`)).text).toBe(source);
  });
});

describe("which behaviour", () => {
  it("is the queue's, then the model's name, then the fallback", async () => {
    fake.fallback = { kind: "echo", answer: (messages) => `${messages.length} message` };
    fake.script({ kind: "text", text: "Queued.", finish: "length", usage: false });
    expect(await ask(source, "truncates")).toEqual({ text: "Queued.", finish: "length", usage: undefined });
    expect((await ask(source, "truncates")).text.length).toBeLessThan(source.length);
    expect(await ask(source)).toEqual({ text: "1 message", finish: "stop", usage: { completion_tokens: 3 } });
    expect(fake.requests.map((request) => request.body.model)).toEqual(["truncates", "truncates", "sample"]);
  });

  it("can be sent from another process, and nonsense cannot", async () => {
    const post = (body: unknown) =>
      fetch(`${fake.url}/script`, { method: "POST", body: JSON.stringify(body) });
    expect((await post([{ kind: "fault", name: "no-such-fault" }])).status).toBe(422);
    expect((await post([{ kind: "fault", name: "overloaded", retryAfter: "3" }])).status).toBe(200);
    const refused = await fetch(`${fake.baseUrl}/chat/completions`, { method: "POST", body: "{}" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([529, "3"]);
    expect(await (await fetch(`${fake.url}/requests`)).json()).toHaveLength(1);
  });
});

it("stands alone as a program", async () => {
  const program = fileURLToPath(new URL("fake-model.ts", import.meta.url));
  const child = spawn(process.execPath, [program, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line]: unknown[] = await once(child.stdout, "data");
    expect((await ask(source, "sample", String(line).trim())).text).toBe(source);
  } finally {
    child.kill();
  }
});
