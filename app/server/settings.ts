import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";
import { plans } from "#app/services/auth/plans/plans.ts";
import type { SignInProvider } from "#app/services/context.ts";
import type { PaddleSettings } from "./payments/provider.ts";

const serviceNames = ["auth", "smart-actions", "freestyle", "brainstorm", "inspire"] as const;
export type ServiceName = (typeof serviceNames)[number];

const text = z.string().trim().min(1).optional();
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .optional();
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(3_600_000).default(fallback);
const providers = ["openai", "anthropic", "google", "ollama", "compatible"];

const modelName = z
  .string()
  .refine(
    (value) => value === "builtin" || (value.includes(":") && providers.includes(value.split(":")[0] ?? "")),
    {
      error: ({ input }) =>
        `"${String(input)}" is not builtin or provider:model with provider ${providers.join(", ")}`,
    },
  );

/** An address, or a range in CIDR notation. */
const networkRange = z.string().refine(
  (value) => {
    const [address = "", prefix, ...rest] = value.split("/");
    const bits = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 &&
      rest.length === 0 &&
      (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
    );
  },
  { error: ({ input }) => `"${String(input)}" is not an address or a range such as 10.0.0.0/8` },
);

/** `lite:pri_…,pro:pri_…,power:pri_…`, as price ids by plan id. */
const paddlePrices = z.string().transform((value, context) => {
  const sold = plans.filter((plan) => plan.price > 0);
  const given = new Map(
    value.split(",").map((item) => {
      const [name = "", ...id] = item.trim().split(":");
      return [name, id.join(":")];
    }),
  );
  for (const { name } of sold) {
    if (!given.get(name)) context.addIssue(`names no price for ${name}`);
  }
  for (const name of given.keys()) {
    if (!sold.some((plan) => plan.name === name)) context.addIssue(`"${name}" is not a plan that is sold`);
  }
  if (new Set(given.values()).size < given.size) context.addIssue("names one price for two plans");
  return new Map(sold.map((plan) => [plan.id, given.get(plan.name) ?? ""]));
});

/** Names of this machine, as addresses have them. */
export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const googleIssuer = "https://accounts.google.com";

/**
 * Ollama's own variable, `host`, `host:port` or an address, as an origin on this machine. Null for another machine's: texts
 * go to no server that MODEL does not name.
 */
const ollamaHost = z
  .string()
  .trim()
  .default("127.0.0.1")
  .transform((value, context) => {
    const address = URL.parse(/^https?:\/\//.test(value) ? value : `http://${value}`);
    if (!address) {
      context.addIssue(`"${value}" is not host, host:port or an address`);
      return z.NEVER;
    }
    if (["0.0.0.0", "[::]"].includes(address.hostname)) address.hostname = "127.0.0.1";
    if (address.port === "" && !/:(80|443)\/?$/.test(value)) address.port = "11434";
    return loopbackNames.includes(address.hostname) ? address.origin : null;
  });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default("127.0.0.1"),
  APP_URL: origin,
  DATA_DIR: z.string().trim().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET_KEY: z.string().min(32, "needs at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  SUPPORT_EMAIL: z.email().optional(),
  SOCIAL_URL: z.url({ protocol: /^https$/ }).optional(),
  MODEL: z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(modelName).min(1, "names no writer"))
    .optional(),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  MODEL_API_KEY: text,
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OLLAMA_HOST: ollamaHost,
  MODEL_CONNECT_MS: milliseconds(5_000),
  MODEL_FIRST_BYTE_MS: milliseconds(30_000),
  MODEL_IDLE_MS: milliseconds(30_000),
  MODEL_TOTAL_MS: milliseconds(120_000),
  MODEL_THINKING_TOKENS: z.coerce.number().int().min(0).max(200_000).optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default(googleIssuer),
  PADDLE_API_KEY: text,
  PADDLE_CLIENT_TOKEN: text,
  PADDLE_WEBHOOK_SECRET: text,
  PADDLE_PRICES: paddlePrices.optional(),
  PADDLE_ENVIRONMENT: z.enum(["production", "sandbox"]).default("production"),
  PADDLE_API_URL: origin,
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(networkRange)),
  AUTH_SERVICE_URL: origin,
  SMART_ACTIONS_SERVICE_URL: origin,
  FREESTYLE_SERVICE_URL: origin,
  BRAINSTORM_SERVICE_URL: origin,
  INSPIRE_SERVICE_URL: origin,
});

/** The validated settings; names and meanings are in the README's table. */
export interface Settings {
  port: number;
  host: string;
  /** Public origin, without a trailing slash. */
  appUrl: string;
  /** False while APP_URL is unset and the origin is the loopback default. */
  appUrlGiven: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  secretKey: string;
  /** `smtp://…` or `smtps://…`; without it letters stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string | undefined;
  /** The operator's page at a professional network, `https://…`. */
  socialUrl: string | undefined;
  /** Entries of MODEL, or the built-in writer alone while it is unset. */
  models: string[];
  /** Where a model is looked for at start; null while MODEL says what writes. */
  ollama: string | null;
  keys: {
    openai: string | undefined;
    model: string | undefined;
    anthropic: string | undefined;
    google: string | undefined;
  };
  modelBaseUrl: string | undefined;
  modelLimits: { connect: number; firstByte: number; idle: number; total: number };
  /** Tokens that every model may think before it answers; by its family while MODEL_THINKING_TOKENS is unset. */
  thinkingTokens: number | undefined;
  /** Third-party sign-in; null while GOOGLE_CLIENT_ID is unset. */
  google: SignInProvider | null;
  /** Card payments; null: the built-in test checkout. */
  paddle: PaddleSettings | null;
  trustedProxies: string[];
  remote: Partial<Record<ServiceName, string>>;
}

/** A start that cannot go on; every fault is one line for the operator. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * Reads the settings from an environment, once at start. A missing SECRET_KEY is generated into DATA_DIR.
 * @throws SettingsError with one line per bad value
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const value = parsed.data;
  const remote = remoteServices(value);
  const faults = combinationFaults(value, remote);
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    port: value.PORT,
    host: value.HOST,
    appUrl: value.APP_URL ?? `http://localhost:${value.PORT}`,
    appUrlGiven: value.APP_URL !== undefined,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    secretKey: value.SECRET_KEY ?? storedSecret(value.DATA_DIR),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? "Stet <stet@localhost>",
    supportEmail: value.SUPPORT_EMAIL,
    socialUrl: value.SOCIAL_URL,
    models: value.MODEL ?? ["builtin"],
    ollama: value.MODEL ? null : value.OLLAMA_HOST,
    keys: {
      openai: value.OPENAI_API_KEY,
      model: value.MODEL_API_KEY,
      anthropic: value.ANTHROPIC_API_KEY,
      google: value.GOOGLE_GENERATIVE_AI_API_KEY,
    },
    modelBaseUrl: value.MODEL_BASE_URL,
    modelLimits: {
      connect: value.MODEL_CONNECT_MS,
      firstByte: value.MODEL_FIRST_BYTE_MS,
      idle: value.MODEL_IDLE_MS,
      total: value.MODEL_TOTAL_MS,
    },
    thinkingTokens: value.MODEL_THINKING_TOKENS,
    google: signInProvider(value),
    paddle: paddleSettings(value),
    trustedProxies: value.TRUSTED_PROXIES,
    remote,
  };
}

type Environment = z.infer<typeof environment>;

function remoteServices(value: Environment): Settings["remote"] {
  const addresses: [ServiceName, string | undefined][] = [
    ["auth", value.AUTH_SERVICE_URL],
    ["smart-actions", value.SMART_ACTIONS_SERVICE_URL],
    ["freestyle", value.FREESTYLE_SERVICE_URL],
    ["brainstorm", value.BRAINSTORM_SERVICE_URL],
    ["inspire", value.INSPIRE_SERVICE_URL],
  ];
  return Object.fromEntries(addresses.filter(([, address]) => address !== undefined));
}

/** Google says by a call of its own whom an access token is for, and has a script; other issuers have the standard's calls. */
function signInProvider(value: Environment): SignInProvider | null {
  if (!value.GOOGLE_CLIENT_ID || !value.GOOGLE_CLIENT_SECRET) return null;
  const issuer = value.GOOGLE_ISSUER.replace(/\/$/, "");
  const isGoogle = issuer === googleIssuer;
  return {
    clientId: value.GOOGLE_CLIENT_ID,
    clientSecret: value.GOOGLE_CLIENT_SECRET,
    issuer: value.GOOGLE_ISSUER,
    tokenInfoUrl: isGoogle ? "https://oauth2.googleapis.com/tokeninfo" : null,
    scriptUrl: isGoogle ? `${googleIssuer}/gsi/client` : null,
  };
}

function signInFaults(value: Environment): string[] {
  const faults: string[] = [];
  if (value.GOOGLE_CLIENT_ID && !value.GOOGLE_CLIENT_SECRET)
    faults.push("GOOGLE_CLIENT_SECRET: is required together with GOOGLE_CLIENT_ID");
  if (value.GOOGLE_CLIENT_SECRET && !value.GOOGLE_CLIENT_ID)
    faults.push("GOOGLE_CLIENT_ID: is required together with GOOGLE_CLIENT_SECRET");
  const { protocol, hostname } = new URL(value.GOOGLE_ISSUER);
  if (protocol === "http:" && !loopbackNames.includes(hostname))
    faults.push("GOOGLE_ISSUER: needs https, except on this machine");
  return faults;
}

const paddleNames = [
  "PADDLE_API_KEY",
  "PADDLE_CLIENT_TOKEN",
  "PADDLE_WEBHOOK_SECRET",
  "PADDLE_PRICES",
] as const;

function paddleSettings(value: Environment): PaddleSettings | null {
  const { PADDLE_API_KEY, PADDLE_CLIENT_TOKEN, PADDLE_WEBHOOK_SECRET, PADDLE_PRICES } = value;
  if (!PADDLE_API_KEY || !PADDLE_CLIENT_TOKEN || !PADDLE_WEBHOOK_SECRET || !PADDLE_PRICES) return null;
  return {
    apiKey: PADDLE_API_KEY,
    clientToken: PADDLE_CLIENT_TOKEN,
    webhookSecret: PADDLE_WEBHOOK_SECRET,
    environment: value.PADDLE_ENVIRONMENT,
    apiUrl: value.PADDLE_API_URL,
    prices: PADDLE_PRICES,
  };
}

/** Payments are set up whole or not at all: half of it would sell plans that never begin. */
function paddleFaults(value: Environment): string[] {
  const missing = paddleNames.filter((name) => value[name] === undefined);
  if (missing.length === paddleNames.length) return [];
  return missing.map((name) => `${name}: is required together with the other PADDLE settings`);
}

function combinationFaults(value: Environment, remote: Settings["remote"]): string[] {
  const faults = [...signInFaults(value), ...paddleFaults(value)];
  const remotes = Object.keys(remote).length;
  if (value.DATABASE_URL && !value.SECRET_KEY)
    faults.push("SECRET_KEY: is required together with DATABASE_URL");
  if (!value.DATABASE_URL && remotes > 0 && remotes < serviceNames.length) {
    faults.push("*_SERVICE_URL: with SQLite it is all five services or none; use DATABASE_URL for a mix");
  }
  if (value.SMTP_URL && !value.MAIL_FROM) faults.push("MAIL_FROM: is required together with SMTP_URL");
  const needed: Record<string, [string, unknown]> = {
    openai: ["OPENAI_API_KEY", value.OPENAI_API_KEY],
    anthropic: ["ANTHROPIC_API_KEY", value.ANTHROPIC_API_KEY],
    google: ["GOOGLE_GENERATIVE_AI_API_KEY", value.GOOGLE_GENERATIVE_AI_API_KEY],
    ollama: ["MODEL_BASE_URL", value.MODEL_BASE_URL],
    compatible: ["MODEL_BASE_URL", value.MODEL_BASE_URL],
  };
  for (const provider of new Set((value.MODEL ?? []).map((model) => model.split(":")[0] ?? ""))) {
    const need = needed[provider];
    if (need && !need[1]) faults.push(`${need[0]}: is required by MODEL=${provider}:…`);
  }
  return faults;
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, "secret.key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Whether the public origin is this machine. */
export const isLocal = ({ appUrl }: Pick<Settings, "appUrl">): boolean =>
  loopbackNames.includes(new URL(appUrl).hostname);

/** Without a mail server letters stay in the outbox; they are shown only while the public origin is this machine. */
export function outboxShown(settings: Pick<Settings, "appUrl" | "smtpUrl">): boolean {
  return !settings.smtpUrl && isLocal(settings);
}

/** Who sells the plans, for the line at start: anybody can have them for nothing while nobody does. */
export const salesLine = ({ paddle }: Pick<Settings, "paddle">): string =>
  paddle
    ? `Plans are sold through Paddle (${paddle.environment})`
    : "Plans are given at the built-in test checkout, which charges nobody: the PADDLE settings are not set";

/** What becomes of letters, for the line at start. */
export function mailLine(settings: Pick<Settings, "appUrl" | "smtpUrl">): string {
  if (settings.smtpUrl) return `Mail goes out through ${new URL(settings.smtpUrl).host}`;
  if (outboxShown(settings)) return `Mail is not delivered; it is shown at ${settings.appUrl}/outbox`;
  return "Mail cannot be delivered: SMTP_URL is not set, so nobody can activate an account or reset a password";
}
