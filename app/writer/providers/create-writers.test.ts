import { expect, it } from "vitest";
import { createModelWriters, ModelSettingsError, type ModelSettings } from "./create-writers.ts";

const settings: ModelSettings = {
  models: ["builtin"],
  keys: { openai: "sample-key" },
  modelBaseUrl: "http://127.0.0.1:11434",
  modelLimits: { connect: 5_000, firstByte: 30_000, idle: 30_000, total: 120_000 },
};

function linesOf(changes: Partial<ModelSettings>): readonly string[] {
  try {
    createModelWriters({ ...settings, ...changes });
  } catch (error) {
    if (error instanceof ModelSettingsError) return error.faults;
    throw error;
  }
  return [];
}

it("makes the named writers once each, in order, without the built-in one", () => {
  const models = ["ollama:gemma3:4b", "builtin", "openai:gpt-5", "compatible:a/b", "openai:gpt-5"];
  const made = createModelWriters({ ...settings, models });
  expect(made.map(({ id, name }) => [id, name])).toEqual([
    ["ollama:gemma3:4b", "gemma3:4b"],
    ["openai:gpt-5", "gpt-5"],
    ["compatible:a/b", "a/b"],
  ]);
  expect(createModelWriters(settings)).toEqual([]);
});

it("says in one line each what cannot be served", () => {
  expect(linesOf({ models: ["anthropic:claude", "google:gemini", "openai:gpt-5"] })).toEqual([
    "ANTHROPIC_API_KEY: is required by MODEL=anthropic:claude",
    "GOOGLE_GENERATIVE_AI_API_KEY: is required by MODEL=google:gemini",
  ]);
  expect(linesOf({ models: ["openai:gpt-5"], keys: {} })).toEqual([
    "OPENAI_API_KEY: is required by MODEL=openai:gpt-5",
  ]);
  expect(linesOf({ models: ["ollama:gemma3", "compatible:x"], modelBaseUrl: undefined })).toEqual([
    "MODEL_BASE_URL: is required by MODEL=ollama:gemma3",
    "MODEL_BASE_URL: is required by MODEL=compatible:x",
  ]);
  expect(linesOf({ models: ["openai:", "elsewhere:x"] })).toEqual([
    "MODEL: openai: names no model",
    "MODEL: elsewhere:x is not builtin or provider:model",
  ]);
});
