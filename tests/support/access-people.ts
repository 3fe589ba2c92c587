import { randomBytes, randomUUID } from "node:crypto";
import type { GenerationService } from "#app/services/generation-services.ts";
import { plantRunning } from "./generations.ts";
import { bakery, testPassword } from "./samples.ts";
import type { TestApp } from "./test-app.ts";
import { activationToken } from "./test-services.ts";
import type { Visitor } from "./visitor.ts";

const outside = "203.0.113.9";
const hour = 60 * 60 * 1000;
const services: GenerationService[] = ["smart-actions", "freestyle", "brainstorm", "inspire", "prompts"];

export type IdKind =
  | "document"
  | "place"
  | "generation"
  | "session"
  | "user"
  | "purchase"
  | "folder"
  | "saved prompt"
  | "prompt folder"
  | "inspiration"
  | "conversation"
  | "message"
  | "made-up"
  | "malformed";

/** Something to put where an id belongs. */
export interface Id {
  kind: IdKind;
  value: string;
}

/** An account whose every text holds one mark that stands nowhere else. */
export interface Person {
  mark: string;
  email: string;
  userId: string;
  /** Its ids; those of generations by the service that runs them. */
  ids: Id[];
  caller: Caller;
}

/** Somebody who calls and opens pages from another machine. */
export interface Caller {
  name: string;
  visitor: Visitor;
  token: string | null;
}

/** What came back, headers included, as one text to search. */
export interface Answered {
  status: number;
  location: string;
  all: string;
}

export const madeUp: Id[] = [
  { kind: "made-up", value: randomUUID() },
  ...["../../auth/me", "' or 1=1 --", "\0", "x".repeat(300), "a/b"].map((value) => ({
    kind: "malformed" as const,
    value,
  })),
];

export async function ask(
  { visitor, token }: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<Answered> {
  const response = await visitor.request(path, {
    method,
    redirect: "manual",
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body && !(body instanceof URLSearchParams) ? { "Content-Type": "application/json" } : {}),
    },
    ...(body ? { body: body instanceof URLSearchParams ? body : JSON.stringify(body) } : {}),
  });
  const headers = [...response.headers].flat().join("\n");
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    all: `${headers}\n${await response.text()}`,
  };
}

/** Logs in by the call, which hands out a bearer token and the refresh cookie. */
export async function callerOf(stet: TestApp, name: string, email: string): Promise<Caller> {
  const visitor = stet.visitor(outside);
  const caller = { name, visitor, token: null };
  const { status, all } = await ask(caller, "POST", "/api/v1/auth/login", { email, password: testPassword });
  const token = /"access_token":"([^"]+)"/.exec(all)?.[1];
  if (status !== 200 || !token) throw new Error(`${name} could not log in: ${status}`);
  return { ...caller, token };
}

/** Logs in by the form, which hands out the pages' cookie. */
export async function readerOf(stet: TestApp, name: string, email: string): Promise<Caller> {
  const visitor = stet.visitor(outside);
  const form = new URLSearchParams({ intent: "login", email, password: testPassword });
  const response = await visitor.request("/login", { method: "POST", body: form });
  if (response.headers.get("Location") !== "/") throw new Error(`${name} could not log in`);
  return { name, visitor, token: null };
}

export const nobody = (stet: TestApp, token: string | null = null): Caller => ({
  name: token === null ? "nobody" : "a made-up token",
  visitor: stet.visitor(outside),
  token,
});

/** A new account with a document, and running generations: one of every service unless others are named. */
export async function newPerson(
  stet: TestApp,
  running: readonly GenerationService[] = services,
): Promise<Person> {
  const mark = `zq${randomBytes(8).toString("hex")}`;
  const email = `${mark}@example.com`;
  const guest = nobody(stet);
  const names = { firstName: mark, lastName: mark, username: mark };
  await ask(guest, "POST", "/api/v1/auth/signup", { email, password: testPassword, ...names });
  const token = await activationToken(stet.db, email);
  await ask(guest, "POST", "/api/v1/auth/activate-account", { token });
  const caller = await callerOf(stet, "the owner", email);
  const { id: userId } = await stet.db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", email)
    .executeTakeFirstOrThrow();
  const document = randomUUID();
  const place = randomUUID();
  await ask(caller, "POST", "/api/v1/smart-actions/createContent", {
    guid: document,
    title: `${mark} title`,
    sub_title: mark,
    content_output: { text: `<p>${mark} text</p>` },
    mode: "document",
  });
  await ask(caller, "PUT", `/api/v1/smart-actions/workspace/cards/${document}`, {});
  const planted = await Promise.all(
    running.map((service) => plant(stet, userId, { mark, service, document, place })),
  );
  const { id: session } = await stet.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const ids: Id[] = [
    { kind: "document", value: document },
    { kind: "place", value: place },
    ...planted.map((value) => ({ kind: "generation" as const, value })),
    { kind: "session", value: session },
    { kind: "user", value: userId },
    { kind: "purchase", value: await beginPurchase(caller) },
    ...(await fileAway(caller, mark, document)),
    { kind: "inspiration", value: await inspired(stet, caller, mark) },
    ...(await talked(stet, userId, mark)),
  ];
  return { mark, email, userId, ids, caller };
}

/** A folder with the document in it, and one with a saved prompt. */
async function fileAway(caller: Caller, mark: string, document: string): Promise<Id[]> {
  const made = async (path: string, body: object): Promise<string> => {
    const { all } = await ask(caller, "POST", path, body);
    const id = /"id":"([^"]+)"/.exec(all)?.[1];
    if (!id) throw new Error(`nothing was made by ${path}`);
    return id;
  };
  const folder = await made("/api/v1/folders", { name: `${mark} folder` });
  await ask(caller, "PUT", `/api/v1/smart-actions/recentContent/${document}`, { folder_id: folder });
  const promptFolder = await made("/api/v1/user/prompt-folders", { name: mark });
  const prompt = { title: mark, content: mark, domain: mark, tags: [mark] };
  return [
    { kind: "folder", value: folder },
    { kind: "prompt folder", value: promptFolder },
    { kind: "saved prompt", value: await made("/api/v1/user/prompts", prompt) },
  ];
}

/** An inspiration, as a generation makes one. */
async function inspired(stet: TestApp, caller: Caller, mark: string): Promise<string> {
  const guid = randomUUID();
  await ask(caller, "POST", "/api/v1/smart-actions/createContent", {
    guid,
    title: `${mark} inspiration`,
    content_output: { text: `<h2>The Classic</h2><p>${mark} version</p>` },
    mode: "create",
  });
  await stet.db.updateTable("contents").set({ mode: "inspire" }).where("id", "=", guid).execute();
  return guid;
}

/** A session with a message, as the brainstorm service keeps them of a plan that was paid for once. */
async function talked(stet: TestApp, userId: string, mark: string): Promise<Id[]> {
  const [session, message] = [randomUUID(), randomUUID()];
  const at = Date.now();
  await stet.db
    .insertInto("brainstorm_sessions")
    .values({
      id: session,
      user_id: userId,
      text: `${mark} is a text about a bakery. ${bakery}`,
      primary_role: "Marketer",
      secondary_role: "Customer",
      parent_message_id: null,
      title: "",
      reason: "",
      created_at: at,
      updated_at: at,
    })
    .execute();
  await stet.db
    .insertInto("brainstorm_messages")
    .values({
      id: message,
      session_id: session,
      position: 1,
      role: "Marketer",
      text: `${mark} is what I would ask about first.`,
      generation_id: null,
      created_at: at,
    })
    .execute();
  return [
    { kind: "conversation", value: session },
    { kind: "message", value: message },
  ];
}

async function beginPurchase(caller: Caller): Promise<string> {
  const { all } = await ask(caller, "POST", "/api/v1/subscriptions/upgrade", { priceId: "pri_test_lite" });
  const transaction = /"transactionId":"([^"]+)"/.exec(all)?.[1];
  if (!transaction) throw new Error("a purchase could not be begun");
  return transaction;
}

/** Pays for the purchase that a person has begun, by the form of the test checkout. */
export async function payFor(stet: TestApp, { email, ids }: Person): Promise<void> {
  const { visitor } = await readerOf(stet, "the buyer", email);
  const transaction = ids.find(({ kind }) => kind === "purchase")?.value ?? "";
  const body = new URLSearchParams({ intent: "pay", _ptxn: transaction });
  const { headers } = await visitor.request("/checkout/test", { method: "POST", body });
  if (!headers.get("Location")?.includes("/subscription/success"))
    throw new Error("the purchase was not paid");
}

interface Planted {
  mark: string;
  service: GenerationService;
  document: string;
  place: string;
}

/** A generation that another server is running: for the document a proposal, by smart actions a text of its own. */
function plant(stet: TestApp, userId: string, { mark, service, document, place }: Planted): Promise<string> {
  const proposal = { document_id: document, base_revision: 1, decision: "proposed" as const };
  return plantRunning({ db: stet.db, clock: { now: Date.now, pass: () => {} } }, userId, {
    service,
    output: `${mark} output`,
    input: JSON.stringify({ content: `${mark} input` }),
    lease_until: Date.now() + hour,
    owner: "another-machine 1 planted",
    ...(service === "smart-actions" ? { content_id: place } : {}),
    ...(service === "freestyle" ? proposal : {}),
  });
}

/** Every row that is about some people, as one text. */
export async function rowsOf({ db }: TestApp, people: readonly Person[]): Promise<string> {
  const users = people.map(({ userId }) => userId);
  const documents = people.flatMap(({ ids }) => ids.filter(({ kind }) => kind === "document"));
  const values = documents.map(({ value }) => value);
  return JSON.stringify([
    await db.selectFrom("users").selectAll().where("id", "in", users).orderBy("id").execute(),
    await db.selectFrom("sessions").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("contents").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("versions").selectAll().where("content_id", "in", values).execute(),
    await db
      .selectFrom("workspace_cards")
      .selectAll()
      .where("user_id", "in", users)
      .orderBy("document")
      .execute(),
    await db.selectFrom("folders").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("saved_prompts").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("prompt_folders").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db
      .selectFrom("brainstorm_sessions")
      .selectAll()
      .where("user_id", "in", users)
      .orderBy("id")
      .execute(),
    await db
      .selectFrom("brainstorm_messages")
      .innerJoin("brainstorm_sessions", "brainstorm_sessions.id", "brainstorm_messages.session_id")
      .selectAll("brainstorm_messages")
      .where("brainstorm_sessions.user_id", "in", users)
      .orderBy("brainstorm_messages.id")
      .execute(),
    await db.selectFrom("generations").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("buckets").selectAll().where("user_id", "in", users).orderBy("id").execute(),
    await db.selectFrom("one_time_links").selectAll().where("user_id", "in", users).orderBy("hash").execute(),
  ]);
}
