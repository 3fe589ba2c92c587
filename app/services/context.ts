import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Bytes, StoredText } from "#app/document/document-tasks.ts";
import type { Price } from "#app/document/credits.ts";
import type { CardPositions } from "#app/writer/card-positions.ts";
import type { Entry, Task } from "#app/writer/task.ts";
import type { Made, RunTask } from "#app/writer/thread-tasks.ts";
import type { Version } from "#app/writer/versions.ts";
import type { History, PasswordCost, Payments, StatementLine, Usage, UsedDay } from "./auth/host.ts";
import type { AuthTables } from "./auth/tables.ts";
import type { BrainstormTables } from "./brainstorm/tables.ts";
import type { GeneratePayload } from "./generated.ts";
import type { GenerationService } from "./generation-services.ts";
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

/** An answer that is no success. */
export interface Refusal {
  status: number;
  body: { detail: string | object; [key: string]: unknown };
  headers: Record<string, string>;
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
  | "contact by network"
  | "draft by network";

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
  text: string | AsyncIterable<string | Uint8Array>;
}

/** A content item as a generation or a save makes it. */
export interface NewContent {
  id: string;
  title: string;
  subTitle: string;
  text: StoredText;
  mode: string;
  reason: "generated" | "created" | "imported";
  /** The action that it was made by. */
  action?: string;
  contentInput?: string;
  smartActions?: readonly string[];
  actionsApplied?: unknown;
  generationId?: string;
  /** Of an inspiration: what is said of its cards from the start. */
  positions?: CardPositions;
  /** What the writer typed and it was made of, as the stored document; kept as 'Your text', before Version 1. */
  typed?: Bytes;
}

/** A text that was written for a document at a revision. */
export interface Filling {
  document: { id: string; revision: number };
  text: StoredText;
  generation: string;
  action: string;
}

/** A text that was written for a document and is to be one of its versions. */
export interface WrittenVersion {
  document: string;
  text: StoredText;
  generation: string;
  action: string;
  /** It has the place of Version 1 where results are listed, if that is the only one. */
  inPlace: boolean;
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
  deliver?: (trx: Trx, made: Made & { guid: string; generation: string }) => Promise<void>;
  /**
   * Puts what was made into the document that it is proposed for, if that is empty, in the same transaction; it is kept
   * then. Absent: the call's result is no text of a document.
   */
  fill?: (trx: Trx, filling: Filling) => Promise<boolean>;
  /** The result is versions of a text, as `readVersions` takes it; `made` is then what that answers. */
  versions?: { from: number; source: string; kept: readonly Version[]; said: readonly Version[] };
  /** With what continueWrite goes on from a text that was cut off; absent where nothing can be written behind one. */
  continueOption?: string;
  /** The call's own fields of the answer. */
  answer(made: Made): Record<string, unknown>;
}

/** A generation whose result is proposed for a document. */
export interface Proposal {
  generation: string;
  document: string;
  /** Ids of its marks that were let stand. */
  stood?: readonly string[] | undefined;
}

/** A proposal that waits for its decision. */
export interface OpenProposal {
  generation: string;
  call: string;
  action: string;
  base_revision: number | null;
}

/** What was asked of a document in the writer's own words. */
export interface AskedInstruction {
  generation: string;
  instruction: string;
  state: "running" | "done" | "stopped" | "failed" | "interrupted";
  decision: "proposed" | "kept" | "discarded" | null;
  stood: number;
  declined: string | null;
  createdAt: number;
}

/** A generation that writes, or was to write, the text of a card. */
export interface CardRun {
  generation: string;
  service: GenerationService;
  action: string;
  state: "running" | "done" | "stopped" | "failed" | "interrupted";
  /** The document that it proposes for; null where it makes one. */
  document: string | null;
  /** The guid that its text gets. */
  guid: string | null;
  /** Why there is no text, in a sentence; null while nothing failed. */
  problem: string | null;
  /** There was nothing to do: once more would be answered alike. */
  isDeclined: boolean;
  /** Its text waits for the writer's word. */
  isProposed: boolean;
  /** How many wait before it, while it waits until fewer are written at once; null where it does not. */
  before: number | null;
  /** When it ended, in milliseconds since 1970. */
  endedAt: number | null;
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
  /** The same database for what reads or writes long texts, so that they hold up nobody; long values come as bytes. */
  aside: Db;
  /** One transaction; `bytes` is about how much it writes, so that what is long is done aside. */
  transact<T>(work: (trx: Trx) => Promise<T>, bytes?: number): Promise<T>;
  clock: { now(): number };
  log: Logger;
  /** What an error of the process that hosts the service means to a caller; null for a defect. */
  faultOf(error: unknown): Refusal | null;
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
  /** Reads, writes and checks what may be long. */
  run: RunTask;
  generate(request: Request, caller: Caller, order: GenerateOrder): Promise<Response>;
  generations: {
    /** By its id or the guid of its text; `service` null: whichever service made it. @throws ServiceError 404 */
    read(request: Request, caller: Caller, service: GenerationService | null, id: string): Promise<Response>;
    stop(caller: Caller, service: GenerationService, id: string): Promise<Response>;
    /** Whether a guid is kept for the text of a generation, anybody's. */
    isReserved(trx: Trx, guid: string): Promise<boolean>;
    /** What runs for a user's documents, and what was to make one of them and did not: the newest first. */
    listForCards(userId: string, documents: readonly string[]): Promise<CardRun[]>;
    /** A document's undecided proposals, the oldest first. */
    listProposed(userId: string, document: string): Promise<OpenProposal[]>;
    /** What was asked of a document with an action that takes an instruction, the oldest first; at most `most`. */
    listInstructions(
      userId: string,
      document: string,
      action: string,
      most: number,
    ): Promise<AskedInstruction[]>;
    /**
     * Marks the caller's proposal for a document as kept or discarded, and tells of it; a decision stands, but for that on
     * the generation which made the document. @throws ServiceError 404
     */
    decide(
      trx: Trx,
      userId: string,
      proposal: Proposal,
      decision: "kept" | "discarded",
    ): Promise<{ generation: string; action: string }>;
    /**
     * Ends what goes on for documents, or for what else generations write into by its id, that are being deleted:
     * proposals are discarded, runs stopped and given back.
     */
    abandon(trx: Trx, userId: string, ids: readonly string[]): Promise<void>;
  };
  history: History;
  /** What this server writes with, the default first. */
  writers: readonly { id: string; name: string }[];
  /** What an entry of the catalogue may cost with a writer, the default one if absent. @throws ServiceError 422 */
  priceOf(entry: Entry, writer?: string): Price;
  /** The most credits that a task of a user's costs with the default writer. */
  mostOf(userId: string, task: Task): Promise<number>;
  usage(userId: string): Promise<Usage>;
  /** The newest lines before a cursor (null: now), and the cursor to read on. @throws ServiceError 422 for no cursor */
  statement(userId: string, before: string | null): Promise<{ lines: StatementLine[]; next: string | null }>;
  /** The last 20 days, the oldest first. */
  usedDays(userId: string): Promise<UsedDay[]>;
  payments: Payments;
  limits: Limits;
  passwordCost: PasswordCost;
  mail(trx: Trx, letter: Letter): Promise<void>;
  outbox(): Promise<{ id: string; to: string; subject: string; text: string; createdAt: number }[]>;
  /** Everything that is kept about a user, in all tables of the server. */
  exportUser(userId: string): AsyncIterable<ExportedFile>;
  /** Bytes that a user's documents, versions and saved prompts take. */
  storedBytes(userId: string): Promise<number>;
  /**
   * Does what stores something of a user's in a transaction, and refuses more than the plan gives.
   * @throws ServiceError 507 `storage_full`
   */
  withinStorage<T>(trx: Trx, userId: string, work: () => Promise<T>): Promise<T>;
  /**
   * One of the user's content items, for a proposal on it; of an inspiration the versions that its writer keeps.
   * @throws ServiceError 404
   */
  getContent(
    userId: string,
    contentId: string,
  ): Promise<{ revision: number; mode: string; favourites: readonly string[] }>;
  /** Its text, as stored. @throws ServiceError 404 */
  readContent(userId: string, contentId: string): Promise<Bytes>;
  /** The texts that it had, the newest first, each with the number of its version. @throws ServiceError 404 */
  readEarlier(userId: string, contentId: string): Promise<{ number: number; document: Bytes }[]>;
  /** The smart-actions service's function, for every call that makes a content item. */
  createContent(trx: Trx, userId: string, content: NewContent): Promise<void>;
  /** The smart-actions service's word on whether a new card of the user's keeps a guid for a text that is still to come. */
  isKept(trx: Trx, userId: string, guid: string): Promise<boolean>;
  /** The smart-actions service's function that puts a text into an empty document. @returns whether it was one */
  fillContent(trx: Trx, userId: string, filling: Filling): Promise<boolean>;
  /** The smart-actions service's function that puts a new text into an item; the present one stays among its versions. */
  renewContent(trx: Trx, userId: string, content: NewContent): Promise<void>;
  /** The smart-actions service's function that keeps a text as a version of an item, whose own text stays. */
  keepWritten(trx: Trx, userId: string, written: WrittenVersion): Promise<void>;
  /** The inspire service's function, for generateSmart in mode inspire. @throws ServiceError 404, 422 */
  inspireOrder(
    userId: string,
    payload: GeneratePayload,
    call: Pick<GenerateOrder, "service" | "call">,
  ): Promise<GenerateOrder>;
}
