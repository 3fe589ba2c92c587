import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { admin } from "#app/server/commands/admin.ts";
import { CommandError } from "#app/server/commands/command-error.ts";
import { readSettings } from "#app/server/settings.ts";
import { freshSettings, type FreshSettings, silent } from "#tests/support/test-services.ts";
import type { FaultName } from "./behaviours.ts";
import { type FakeModel, startFakeModel } from "./fake-model.ts";

let fresh: FreshSettings;
let fake: FakeModel;
beforeAll(async () => {
  fresh = await freshSettings("sqlite");
  fake = await startFakeModel();
});
afterEach(() => fake.reset());
afterAll(async () => {
  await fake.close();
  await fresh.drop();
});

/** What `npm run admin -- model` prints and what it ends with, with an environment besides the database's. */
async function tried(env: Record<string, string>): Promise<{ lines: string[]; fault: string | null }> {
  const { dataDir, secretKey } = fresh.settings;
  const settings = readSettings({ DATA_DIR: dataDir, SECRET_KEY: secretKey, ...env });
  const lines: string[] = [];
  try {
    for await (const line of admin(settings, silent, ["model"])) lines.push(line);
    return { lines, fault: null };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { lines, fault: error.message };
  }
}

const own = (model: string) => ({ MODEL: model, MODEL_BASE_URL: fake.baseUrl });
const measured = /^ {2}[\w ]+: \d+\.\d s \(\d+\.\d s to the first word\), /;

test("MODEL is set: each of its writers is asked for three texts, with time, tokens and promises", async () => {
  fake.script({
    kind: "text",
    text: "Here is the corrected text:\n\nThere is a new bakery on Mill Lane since May.",
  });
  const { lines, fault } = await tried(own("compatible:sample-model"));
  expect(fault).toBeNull();
  expect(lines.slice(0, 2)).toEqual([
    "MODEL is compatible:sample-model",
    `compatible:sample-model at ${fake.baseUrl}, which writes`,
  ]);
  const [grammar = "", begins, ...others] = lines.slice(2);
  expect(grammar).toMatch(measured);
  expect(grammar).toMatch(/, \d+ tokens in, \d+ out, \d of \d promises kept/);
  expect(grammar).toContain("taken off: Here is the corrected text:");
  expect(begins).toBe("    There is a new bakery on Mill Lane since May.");
  expect(others.filter((line) => measured.test(line)).map((line) => line.split(":")[0])).toEqual([
    "  Shorter",
    "  Summarize",
  ]);
  expect(fake.requests).toHaveLength(3);
});

test("MODEL is unset: the Ollama of this machine is found, and the built-in writer is second", async () => {
  const { lines, fault } = await tried({ OLLAMA_HOST: fake.url });
  expect(fault).toBeNull();
  expect(lines[0]).toBe(`MODEL is not set; an Ollama was found at ${fake.url}`);
  expect(lines[1]).toBe(`ollama:llama3.1:8b at ${fake.baseUrl}, which writes`);
  const second = lines.indexOf("Built-in writer, for calls that ask for it");
  expect(lines.slice(second + 1).filter((line) => measured.test(line))).toHaveLength(3);
  expect(lines.at(second + 2)).toBe(
    "    There is a new bakery on Mill Lane since May. It opens at six in the morning, six days a week. In or…",
  );
}, 60_000);

describe("what cannot write is one line that says what to check", () => {
  const refusal = (id: string, line: string) => `${id}: ${line}`;

  test.each<[FaultName, string, string]>([
    ["bad-key", "compatible", "refused the key. Check MODEL_API_KEY."],
    [
      "model-missing",
      "ollama",
      "does not know the model sample-model. `ollama pull sample-model` fetches it.",
    ],
    [
      "model-missing",
      "compatible",
      "does not know the model sample-model. Check MODEL, and that MODEL_BASE_URL",
    ],
    ["redirect", "compatible", "leads somewhere else. Check MODEL_BASE_URL."],
  ])("%s with %s", async (name, provider, line) => {
    fake.fallback = { kind: "fault", name };
    const { lines, fault } = await tried(own(`${provider}:sample-model`));
    fake.fallback = { kind: "content", manner: "obeys" };
    expect(fault).toContain(refusal(`${provider}:sample-model`, `${fake.baseUrl} ${line}`));
    expect(fault).not.toContain("\n");
    expect(lines).toHaveLength(2);
  });

  test("nobody there", async () => {
    const { fault } = await tried({ MODEL: "ollama:llama3.1", MODEL_BASE_URL: "http://127.0.0.1:9" });
    expect(fault).toBe(
      "ollama:llama3.1: nobody answers at http://127.0.0.1:9/v1. Is it running, and is MODEL_BASE_URL right?",
    );
  });

  test("an account that is used up is named by its key", async () => {
    fake.fallback = { kind: "fault", name: "out-of-quota" };
    const { fault } = await tried(own("compatible:sample-model"));
    fake.fallback = { kind: "content", manner: "obeys" };
    expect(fault).toBe("compatible:sample-model: the account of MODEL_API_KEY is used up.");
  });

  test("what fails for a reason of its own is said as everywhere", async () => {
    fake.fallback = { kind: "fault", name: "clean-end-at-once" };
    const { fault } = await tried(own("compatible:sample-model"));
    fake.fallback = { kind: "content", manner: "obeys" };
    expect(fault).toMatch(/^compatible:sample-model: The model's answer broke off before its end\./);
  });

  test("the others are asked all the same", async () => {
    const { lines, fault } = await tried(own("compatible:bad-key,compatible:sample-model"));
    expect(fault).toMatch(/^compatible:bad-key: .* refused the key/);
    expect(lines).toContain(`compatible:sample-model at ${fake.baseUrl}, for calls that ask for it`);
    expect(lines.filter((line) => measured.test(line))).toHaveLength(3);
  });
});

test("a process whose services run elsewhere writes nothing itself", async () => {
  const remote = ["AUTH", "SMART_ACTIONS", "FREESTYLE", "BRAINSTORM", "INSPIRE"].map((name, at) => [
    `${name}_SERVICE_URL`,
    `http://127.0.0.1:${at + 9_001}`,
  ]);
  const { lines, fault } = await tried(Object.fromEntries(remote) as Record<string, string>);
  expect([lines, fault]).toEqual([[], expect.stringContaining("The services run elsewhere")]);
});
