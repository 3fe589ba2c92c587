import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler, TypedResponse } from "hono";
import { etag } from "hono/etag";
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
import type { BrainstormTables } from "./brainstorm/tables.ts";
import type { GeneratePayload } from "./generating.ts";
import type { SmartActionsTables } from "./smart-actions/tables.ts";

/** One of the five backends: a function from a web Request to a web Response. */
export type Service = (request: Request) => Promise<Response>;

export interface ServiceTables extends AuthTables, SmartActionsTables, BrainstormTables {}
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
  /** What `deliver` writes into where that is there already, or has its id: else a new id is kept for it. */
  guid?: string;
  /** Only one generation at a time may write into `guid`: a second is told of the first by 409 `still_running`. */
  alone?: true;
  /**
   * Refuses what the service's tables do not allow, by throwing, in the transaction of the hold. Not asked for a
   * repeated idempotency key, whose answer stands; it takes no locks.
   */
  admit?: (trx: Trx) => Promise<void>;
  /** Stores what was made in the transaction that settles the charge. Absent: the call makes nothing. */
  deliver?: (trx: Trx, made: { guid: string; generation: string; markdown: string }) => Promise<void>;
  /** With what continueWrite goes on from a text that was cut off; absent where nothing can be written behind one. */
  continueOption?: string;
  /** The call's own fields of the answer. */
  answer(markdown: string): Record<string, unknown>;
}

export const generationServices = ["smart-actions", "freestyle", "brainstorm", "inspire", "prompts"] as const;
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
  /** What an entry of the catalogue may cost with a writer, the default one if absent. @throws ServiceError 422 */
  priceOf(entry: Entry, writer?: string): Price;
  /** The most credits that a task costs with the default writer. */
  mostOf(task: Task): number;
  usage(userId: string): Promise<Usage>;
  /** The newest lines before a cursor (null: now), and the cursor to read on. @throws ServiceError 422 for no cursor */
  statement(userId: string, before: string | null): Promise<{ lines: StatementLine[]; next: string | null }>;
  payments: Payments;
  limits: Limits;
  mail(trx: Trx, letter: Letter): Promise<void>;
  outbox(): Promise<{ id: string; to: string; subject: string; text: string; createdAt: number }[]>;
  /** Everything that is kept about a user, in all tables of the server. */
  exportUser(userId: string): AsyncIterable<ExportedFile>;
  /** One of the user's content items, for a proposal on it. @throws ServiceError 404 */
  getContent(
    userId: string,
    contentId: string,
  ): Promise<{ revision: number; mode: string; document: DocumentJson }>;
  /** The smart-actions service's function, for every call that makes a content item. */
  createContent(trx: Trx, userId: string, content: NewContent): Promise<void>;
  /** The smart-actions service's function that puts a new text into an item; the present one stays among its versions. */
  renewContent(trx: Trx, userId: string, content: NewContent): Promise<void>;
  /** The inspire service's function, for generateSmart in mode inspire. @throws ServiceError 404, 422 */
  inspireOrder(
    userId: string,
    payload: GeneratePayload,
    call: Pick<GenerateOrder, "service" | "call">,
  ): Promise<GenerateOrder>;
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

const tagged = etag();
/** Middleware of a public answer that is the same for everybody: kept for an hour, then asked for by its tag. */
export const cacheable: MiddlewareHandler = (c, next) =>
  tagged(c, async () => {
    await next();
    if (c.res.ok) c.header("Cache-Control", "public, max-age=3600");
  });

/** A required JSON body of `schema`. */
export function body<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/** The route of a call that takes JSON and answers with JSON. */
export const jsonCall = <P extends string, B extends z.ZodType, A extends z.ZodType>(
  tag: string,
  path: P,
  asked: B,
  answer: A,
) =>
  createRoute({
    method: "post",
    path,
    tags: [tag],
    request: body(asked),
    responses: { 200: json(answer) },
  });

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

function describeIssues(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.length > 0 ? issue.path.join(".") : "body"}: ${issue.message}`)
    .join("; ");
}
