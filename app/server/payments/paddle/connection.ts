import { type Environment, LogLevel, Paddle } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import type { PaddleSettings } from "../provider.ts";

/** Paddle said no. `detail` is Paddle's own words and stays with us. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** Paddle's name of the reason; null when the answer was not in Paddle's form, such as a gateway's page. */
  readonly code: string | null;
  readonly detail: string;
  /** Names of fields that were not taken. */
  readonly fields: readonly string[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, answer: z.infer<typeof refusal> | null, retryAfter: string | null) {
    super(`Paddle answered ${status} ${answer?.error.code ?? ""}`);
    this.status = status;
    this.code = answer?.error.code ?? null;
    this.detail = answer?.error.detail ?? "";
    this.fields = answer?.error.errors?.map(({ field }) => field) ?? [];
    this.requestId = answer?.meta?.request_id ?? null;
    this.retryAfterSeconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** Nothing came back, or not in time; whether Paddle has done what was asked is not known. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly timedOut: boolean;

  constructor(cause: unknown) {
    super("Paddle did not answer", { cause });
    this.timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
  }
}

const refusal = z.object({
  error: z.object({
    code: z.string(),
    detail: z.string().catch(""),
    errors: z.array(z.object({ field: z.string() })).nullish(),
  }),
  meta: z.object({ request_id: z.string().nullish() }).nullish(),
});

/** The part of the SDK's own client that is used and replaced; its declarations leave it out. */
interface Client {
  readonly baseUrl: string;
  getHeaders(): Record<string, string>;
  get(path: string, query?: { toQueryString(): string }): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  patch(path: string, body: unknown): Promise<unknown>;
}

/** A way to Paddle that lasts for one call of ours. */
export interface Connection {
  sdk: Paddle;
  /** What stands at a path, for what the SDK's own reader would refuse as a whole. */
  get(path: string): Promise<unknown>;
}

/**
 * Connects the SDK, whose own transport has no limit of time, reads a gateway's page as JSON and follows redirects: its
 * client keeps the paths and the headers, and the sockets are ours. Calls throw Refusal or NoAnswer.
 * @param signal ends every request of this connection
 */
export function connect(settings: PaddleSettings, signal: AbortSignal): Connection {
  const sdk = new Paddle(settings.apiKey, {
    environment: (settings.apiUrl ?? settings.environment) as Environment,
    logLevel: LogLevel.none,
  });
  const client: Client = sdk["client"];
  const send = (method: string, path: string, body?: unknown): Promise<unknown> =>
    request(client.baseUrl + path, {
      method,
      headers: client.getHeaders(),
      body: body === undefined ? null : JSON.stringify(toWire(body)),
      redirect: "error",
      signal,
    });
  client.get = (path, query) => send("GET", path + (query?.toQueryString() ?? ""));
  client.post = (path, body) => send("POST", path, body);
  client.patch = (path, body) => send("PATCH", path, body);
  return { sdk, get: (path) => send("GET", path) };
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  const [response, text] = await fetch(url, init)
    .then(async (found) => [found, await found.text()] as const)
    .catch((error: unknown) => {
      throw new NoAnswer(error);
    });
  const answer = parseJson(text);
  if (response.ok && answer !== undefined) return answer;
  const read = refusal.safeParse(answer);
  throw new Refusal(response.status, read.success ? read.data : null, response.headers.get("retry-after"));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A body as Paddle spells it; what we put into custom data keeps its names. */
function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      toSnakeCase(name),
      name === "customData" ? inner : toWire(inner),
    ]),
  );
}
