import type { Logger } from "pino";
import { findOllama } from "#app/writer/providers/find-ollama.ts";
import type { Settings } from "./settings.ts";

/** A start waits for no longer than this for a model that may not be there. */
const waitMs = 300;
const allServices = 5;

/**
 * The settings with the model that an Ollama on this machine has, while MODEL is unset: it writes, and the built-in
 * writer is second. A process that hosts no service asks nothing. What writes is said in the log.
 */
export async function withFoundModel(settings: Settings, log: Logger): Promise<Settings> {
  const { ollama } = settings;
  if (ollama === null || Object.keys(settings.remote).length === allServices) return settings;
  const found = await findOllama(ollama, waitMs);
  if (found === null) {
    log.info("Texts are written by the built-in writer; /help#connect-a-model tells how to connect a model");
    return settings;
  }
  log.info(`Texts are written by ${found}, which was found at ${ollama}; MODEL chooses another`);
  return { ...settings, models: [found, "builtin"], modelBaseUrl: ollama };
}
