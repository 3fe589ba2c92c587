/** What a writer's fault means to the operator: the pages tell their readers less, and name no address. */

import type { WriterFault } from "#app/writer/faults.ts";
import { addressOf } from "#app/writer/providers/create-writers.ts";
import { type Fault, faultOf } from "#app/writer/providers/upstream-faults.ts";
import type { Settings } from "../settings.ts";

interface Where {
  address: string;
  model: string;
  /** The setting that holds the address, and the one that holds the key. */
  addressSetting: string;
  keySetting: string;
  /** How a model that is missing gets there. */
  fetch: string;
}

const lines: Partial<Record<Fault, (where: Where) => string>> = {
  unreachable: ({ address, addressSetting }) =>
    `nobody answers at ${address}. Is it running, and is ${addressSetting} right?`,
  connect: ({ address, addressSetting }) =>
    `${address} does not answer in time. Is it running, and is ${addressSetting} right?`,
  certificate: ({ address }) => `the certificate of ${address} is not trusted.`,
  redirect: ({ address, addressSetting }) => `${address} leads somewhere else. Check ${addressSetting}.`,
  page: ({ address, addressSetting }) => `a web page answers at ${address}. Check ${addressSetting}.`,
  key: ({ address, keySetting }) => `${address} refused the key. Check ${keySetting}.`,
  quota: ({ keySetting }) => `the account of ${keySetting} is used up.`,
  missing: ({ address, model, fetch }) => `${address} does not know the model ${model}. ${fetch}`,
};

/** One line that says what to check. */
export function operatorLine(fault: WriterFault, id: string, settings: Settings): string {
  const known = faultOf(fault);
  const line = known === null ? undefined : lines[known];
  return line ? line(whereOf(id, settings)) : fault.message;
}

const keySettings: Readonly<Record<string, string>> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
};

function whereOf(id: string, settings: Settings): Where {
  const provider = id.slice(0, id.indexOf(":"));
  const model = id.slice(provider.length + 1);
  const isOwn = provider === "ollama" || provider === "compatible";
  return {
    address: addressOf(id, settings) ?? provider,
    model,
    addressSetting: isOwn ? "MODEL_BASE_URL" : "this machine's network",
    keySetting: keySettings[provider] ?? "MODEL_API_KEY",
    fetch:
      provider === "ollama"
        ? `\`ollama pull ${model}\` fetches it.`
        : isOwn
          ? "Check MODEL, and that MODEL_BASE_URL ends where the server's own path does, mostly in /v1."
          : "Check its name in MODEL.",
  };
}
