import type { Writer } from "../task.ts";
import type { ModelLimits } from "./limits.ts";
import type { Protocol } from "./chat.ts";
import { thinkingTokens } from "../room.ts";
import { createModelWriter } from "./model-writer.ts";

export interface ModelSettings {
  /** Entries of the MODEL setting: `builtin` or `provider:model`. */
  models: readonly string[];
  keys: {
    openai?: string | undefined;
    model?: string | undefined;
    anthropic?: string | undefined;
    google?: string | undefined;
  };
  /** Base address for `ollama:` and `compatible:`. */
  modelBaseUrl: string | undefined;
  modelLimits: ModelLimits;
  /** Tokens that every model may think before it answers; by its family if absent. */
  thinkingTokens?: number | undefined;
}

/** MODEL names writers that cannot be made; every fault is one line for the operator. */
export class ModelSettingsError extends Error {
  override name = "ModelSettingsError";
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * The writers behind the MODEL setting, in its order and without `builtin`. Nothing is connected to yet.
 * @throws ModelSettingsError with one line per entry that cannot be served
 */
export function createModelWriters(settings: ModelSettings): Writer[] {
  const ids = [...new Set(settings.models)].filter((id) => id !== "builtin");
  const servers = ids.map((id) => ({ id, server: findServer(id, settings) }));
  const faults = servers.flatMap(({ server }) => (typeof server === "string" ? [server] : []));
  if (faults.length > 0) throw new ModelSettingsError(faults);
  return servers.flatMap(({ id, server }) =>
    typeof server === "string"
      ? []
      : [
          createModelWriter({
            id,
            limits: settings.modelLimits,
            thinking: thinkingTokens(id, settings.thinkingTokens),
            ...server,
          }),
        ],
  );
}

interface Server {
  protocol?: Protocol;
  baseUrl: string;
  apiKey?: string | undefined;
}

/** The server of one entry, or the line that says why there is none. */
function findServer(id: string, settings: ModelSettings): Server | string {
  const provider = id.slice(0, Math.max(0, id.indexOf(":")));
  if (id.endsWith(":")) return `MODEL: ${id} names no model`;
  const { modelBaseUrl: baseUrl, keys } = settings;
  switch (provider) {
    case "openai":
      if (!keys.openai) return `OPENAI_API_KEY: is required by MODEL=${id}`;
      return { baseUrl: "https://api.openai.com/v1", apiKey: keys.openai };
    case "ollama":
      return baseUrl ? { baseUrl: toOllama(baseUrl) } : `MODEL_BASE_URL: is required by MODEL=${id}`;
    case "compatible":
      return baseUrl ? { baseUrl, apiKey: keys.model } : `MODEL_BASE_URL: is required by MODEL=${id}`;
    case "anthropic":
      if (!keys.anthropic) return `ANTHROPIC_API_KEY: is required by MODEL=${id}`;
      return { protocol: "anthropic", baseUrl: "https://api.anthropic.com/v1", apiKey: keys.anthropic };
    case "google":
      if (!keys.google) return `GOOGLE_GENERATIVE_AI_API_KEY: is required by MODEL=${id}`;
      return {
        protocol: "google",
        baseUrl: "https://generativelanguage.googleapis.com/v1beta",
        apiKey: keys.google,
      };
    default:
      return `MODEL: ${id} is not builtin or provider:model`;
  }
}

/** Where a writer's model is asked; null for what has no address. */
export function addressOf(id: string, settings: ModelSettings): string | null {
  const server = findServer(id, settings);
  return typeof server === "string" ? null : server.baseUrl;
}

/** Ollama speaks this protocol under /v1 only, while its own address is usually given without a path. */
function toOllama(baseUrl: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === "/") url.pathname = "/v1";
  return url.href;
}
