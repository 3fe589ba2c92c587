import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { TypedResponse } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import { z } from "zod";
import { cleanLines } from "#app/document/clean-text.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import type { Price } from "#app/document/credits.ts";
import type { Entry, Task } from "#app/writer/task.ts";
import type { History, Payments, StatementLine, Usage } from "./auth/host.ts";
import type { AuthTables } from "./auth/tables.ts";
import type { SmartActionsTables } from "./smart-actions/tables.ts";

/** One of the five backends: a function from a web Request to a web Response. */
export type Service = (request: Request) => Promise<Response>;

export interface ServiceTables extends AuthTables, SmartActionsTables {}
export type Db = Kysely<ServiceTables>;
export type Trx = Transaction<ServiceTables>;

/** Who is calling, as told by a living session's bearer token. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** What a letter is made of; both bodies say the same. */
export interface Letter {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to this server: the writer of a message to support. */
  replyTo?: string;
  /** Written for nobody, so that a call for an unknown address does the work of one for a known one. */
  nobody?: true;
}

/** Calls that a network or an address may make only so often. */
export type LimitedCall =
  | "login by network"
  | "signup by network"
  | "reset by network"
  | "reset by address"
  | "resend by network"
  | "resend by address"
  | "contact by network";

/** Counts what must not happen too often; a restart forgets nothing. */
export interface Limits {
  /** Counts one call of `who`. @throws ServiceError 429 `rate_limited` when there were too many */
  count(call: LimitedCall, who: string): Promise<void>;
  /**
   * Takes one of `who`'s tries, before it is known how it ends: tries that run side by side count too. Waits grow with
   * each one that is not forgiven. @throws ServiceError 429 `rate_limited` while `who` has to wait
   */
  claim(who: string): Promise<void>;
  /** Forgets the tries of `who`: the last one was good. */
  forgive(who: string): Promise<void>;
}

/** A file of the download of a user's data. */
export interface ExportedFile {
  name: string;
  text: string | AsyncIterable<string>;
}

/** A content item as a generation or a save makes it. */
export interface NewContent {
  id: string;
  title: string;
  subTitle: string;
  document: DocumentJson;
  mode: string;
  reason: "generated" | "created";
  contentInput?: string;
  smartActions?: readonly string[];
  actionsApplied?: unknown;
  generationId?: string;
}

/** A generation that a service asks for; `server/generations` runs all of them the same way. */
export interface GenerateOrder {
  service: GenerationService;
  call: string;
  /** The catalogue's name of the action, as lists show it. */
  action: string;
  task: Task;
  /** The request's payload, kept with the generation. */
  input: unknown;
  /** Id of a writer of this server; the first of MODEL if absent. */
  writer?: string | undefined;
  /** The document that the result is proposed for. */
  document?: { id: string; revision: number } | undefined;
  counts: 0 | 1;
  listed: 0 | 1;
  /** Makes the content item in the transaction that settles the charge. Absent: the call makes none. */
  deliver?: (trx: Trx, made: { guid: string; generation: string; markdown: string }) => Promise<void>;
  /** The call's own fields of the answer. */
  answer(markdown: string): Record<string, unknown>;
}

export const generationServices = ["smart-actions", "freestyle", "brainstorm", "inspire"] as const;
export type GenerationService = (typeof generationServices)[number];

/** A generation whose result is proposed for a document. */
export interface Proposal {
  generation: string;
  document: string;
}

/** An OpenID issuer that people sign in with. */
export interface SignInProvider {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Where the issuer tells whom an access token is for, if it does so by a call of its own; else by introspection. */
  tokenInfoUrl: string | null;
  /** The issuer's script that fetches an access token in the browser; null where it has none. */
  scriptUrl: string | null;
}

/** Everything that a service may use of the process that hosts it. Wired in `server/services.ts`, there and nowhere else. */
export interface ServiceContext {
  db: Db;
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  clock: { now(): number };
  log: Logger;
  settings: {
    appUrl: string;
    secretKey: string;
    /** Where messages to support go. */
    supportTo: string;
    /** True while mail stays in the outbox table and people read it at /outbox. */
    outboxShown: boolean;
    /** Third-party sign-in; null while it is not set up. */
    google: SignInProvider | null;
  };
  session: {
    /** The caller named by the request's bearer token. @throws ServiceError 401 */
    require(request: Request): Promise<Caller>;
  };
  /** The client's address, when the gateway vouches for it. */
  client(request: Request): string | null;
  /** Whether one of the product's own pages calls, rather than somebody from outside. */
  fromPages(request: Request): boolean;
  generate(request: Request, caller: Caller, order: GenerateOrder): Promise<Response>;
  generations: {
    read(request: Request, caller: Caller, service: GenerationService, id: string): Promise<Response>;
    stop(caller: Caller, service: GenerationService, id: string): Promise<Response>;
    /** Whether a guid is kept for the text of a generation, anybody's. */
    isReserved(trx: Trx, guid: string): Promise<boolean>;
    /** Marks the caller's proposal for a document as kept or discarded; a decision stands. @throws ServiceError 404 */
    decide(trx: Trx, userId: string, proposal: Proposal, decision: "kept" | "discarded"): Promise<void>;
  };
  history: History;
  /** What this server writes with, the default first. */
  writers: readonly { id: string; name: string }[];
  /** What an entry of the catalogue may cost with the default writer. */
  priceOf(entry: Entry): Price;
  usage(userId: string): Promise<Usage>;
  /** The newest lines before a cursor (null: now), and the cursor to read on. @throws ServiceError 422 for no cursor */
  statement(userId: string, before: string | null): Promise<{ lines: StatementLine[]; next: string | null }>;
  payments: Payments;
  limits: Limits;
  mail(trx: Trx, letter: Letter): Promise<void>;
  outbox(): Promise<{ id: string; to: string; subject: string; text: string; createdAt: number }[]>;
  /** Everything that is kept about a user, in all tables of the server. */
  exportUser(userId: string): AsyncIterable<ExportedFile>;
  /** Revision of one of the user's documents, for a proposal on it. @throws ServiceError 404 */
  getRevision(userId: string, contentId: string): Promise<number>;
  /** The smart-actions service's function, for every call that makes a content item. */
  createContent(trx: Trx, userId: string, content: NewContent): Promise<void>;
}

/** An answer that is not a success, in the shape `{ detail, code?, retry_after?, … }`. */
export class ServiceError extends Error {
  override name = "ServiceError";
  readonly status: number;
  readonly body: { detail: string | object; code?: string; [key: string]: unknown };

  constructor(status: number, detail: string | object, more: { code?: string; [key: string]: unknown } = {}) {
    super(typeof detail === "string" ? detail : JSON.stringify(detail));
    this.status = status;
    this.body = { detail, ...more };
  }

  get headers(): Record<string, string> {
    const wait = this.body["retry_after"];
    return typeof wait === "number" ? { "Retry-After": String(Math.ceil(wait)) } : {};
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

export const notFound = (): ServiceError => new ServiceError(404, "Not found.");

/** What is no id is nobody's; databases differ in what they make of the rest. @throws ServiceError 404 */
export function assertId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw notFound();
}

/** @throws ServiceError 403 when a path's {userId} is not the caller's own */
export function assertSelf({ userId }: Caller, named: string): void {
  if (named !== userId) throw new ServiceError(403, "That is not your account.");
}

export type ServiceEnv = { Bindings: ServiceContext };

/** The public part of a catalogue: what pages show of the entries. */
export const catalogueAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      icon: z.string(),
      shortDescription: z.string(),
      purpose: z.string(),
      group: z.string(),
      builtin: z.boolean(),
      /** What it may cost with the default writer; see `mostCredits`. */
      price: z.object({ overhead: z.number(), share: z.number().nullable() }),
      suboptions: z
        .array(
          z.object({
            name: z.string(),
            icon: z.string(),
            shortDescription: z.string(),
            description: z.string(),
            values: z.array(z.object({ name: z.string(), description: z.string() })).readonly(),
          }),
        )
        .readonly(),
    }),
  ),
});

/** A response description of a route for JSON of `schema`. */
export function json<T extends z.ZodType>(schema: T, description = "Success") {
  return { description, content: { "application/json": { schema } } };
}

/** A text out of a request, at most `most` characters, without what no database keeps: control characters, lone surrogates. */
export const text = (most: number) =>
  z
    .string()
    .max(most, `has at most ${most.toLocaleString("en-GB")} characters`)
    .transform(cleanLines);

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** Which part of a list is asked for: `limit` rows after the first `offset`. */
export const page = (limit: number) =>
  z.object({ limit: whole(1, 100).default(limit), offset: whole(0, 1_000_000).default(0) });
export type Page = z.infer<ReturnType<typeof page>>;

export const pagination = z.object({
  has_more: z.boolean(),
  next_offset: z.number().nullable(),
  total: z.number(),
});

/** Where a list of `total` rows goes on after its first `shown`. */
export const toPagination = (shown: number, total: number): z.infer<typeof pagination> =>
  shown < total
    ? { has_more: true, next_offset: shown, total }
    : { has_more: false, next_offset: null, total };

/** The pattern of `like … escape '\\'` for a text in lower case that holds `words`. */
export const holding = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** A required JSON body of `schema`. */
export function body<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/** Gives the runner's response the type of the route that answers with it. */
export function typed<T>(response: Response): Response & TypedResponse<T, 200, "json"> {
  return response as Response & TypedResponse<T, 200, "json">;
}

/** Routes with validation, to be mounted in a service: `newService().route("/", …)`. */
export function newRoutes(): OpenAPIHono<ServiceEnv> {
  return new OpenAPIHono<ServiceEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      return c.json({ detail: describeIssues(result.error) }, 422);
    },
  });
}

/** An empty service: routing, validation, OpenAPI and one shape for all errors. */
export function newService(): OpenAPIHono<ServiceEnv> {
  const app = newRoutes();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ detail: "Method not allowed." }, 405, { Allow: methods.join(", ") }),
    }),
  );
  app.notFound((c) => c.json({ detail: "Not found." }, 404));
  app.onError((error, c) => {
    if (error instanceof ServiceError) {
      return c.json(error.body, error.status as ContentfulStatusCode, error.headers);
    }
    if (error instanceof HTTPException) return c.json({ detail: error.message }, error.status);
    c.env.log.error({ err: error, path: c.req.path }, "a service call failed");
    return c.json({ detail: "Something went wrong on our side. Please try again." }, 500);
  });
  return app;
}

/** What was promised of a text, after its check. */
export const keptPromise = z.object({
  id: z.string(),
  say: z.string(),
  kept: z.boolean(),
  found: z.string(),
  strength: z.enum(["hard", "soft"]),
  unchecked: z.literal(true).optional(),
});

const generationParam = z.object({
  id: z.string().max(100).describe("Of the generation, or the guid of its text"),
});

/** A generation as `GET …/generations/{id}` answers it. `text` is Markdown, times are ISO 8601. */
const generationView = z.object({
  generation: z.string(),
  service: z.string(),
  call: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
  state: z.enum(["running", "done", "stopped", "failed", "interrupted"]),
  decision: z.enum(["proposed", "kept", "discarded"]).nullable(),
  guid: z.string().nullable(),
  document: z.string().nullable(),
  base_revision: z.number().nullable(),
  writer: z.string(),
  input: z.unknown(),
  text: z.string(),
  answer: z.record(z.string(), z.unknown()).nullable(),
  error: z
    .object({
      status: z.number(),
      detail: z.union([z.string(), z.looseObject({})]),
      code: z.string().optional(),
      retryable: z.boolean(),
    })
    .nullable(),
  promises: z.array(keptPromise),
  finish: z.enum(["stop", "length", "stopped"]).nullable(),
  charged: z.number().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type GenerationView = z.infer<typeof generationView>;

/** Mounts reading and stopping a generation under a service's own prefix, as generating calls of that service name it. */
export function mountGenerations(app: OpenAPIHono<ServiceEnv>, service: GenerationService): void {
  const path = `/api/v1/${service}/generations/{id}`;
  const described = {
    tags: [service],
    request: { params: generationParam },
    responses: { 200: json(generationView) },
  };
  app.openapi(createRoute({ ...described, method: "get", path }), async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    return typed(await c.env.generations.read(c.req.raw, caller, service, c.req.valid("param").id));
  });
  app.openapi(createRoute({ ...described, method: "post", path: `${path}/stop` }), async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    return typed(await c.env.generations.stop(caller, service, c.req.valid("param").id));
  });
}

/** Answers 501 for calls that are not built yet, each named by method and path: `"POST /api/v1/roles"`. */
export function mountUnbuilt(app: OpenAPIHono<ServiceEnv>, calls: readonly string[]): void {
  for (const call of calls) {
    const [method = "GET", path = "/"] = call.split(" ");
    app.on(method, path, (c) => c.json({ detail: "This call is not built yet." }, 501));
  }
}

function describeIssues(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.length > 0 ? issue.path.join(".") : "body"}: ${issue.message}`)
    .join("; ");
}
