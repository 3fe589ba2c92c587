import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { auth } from "#app/services/auth/service.ts";
import { brainstorm } from "#app/services/brainstorm/service.ts";
import { freestyle } from "#app/services/freestyle/service.ts";
import { inspire } from "#app/services/inspire/service.ts";
import { smartActions } from "#app/services/smart-actions/service.ts";
import {
  type Answered,
  ask,
  type Caller,
  callerOf,
  type Id,
  madeUp,
  newPerson,
  nobody,
  payFor,
  type Person,
  readerOf,
  rowsOf,
} from "#tests/support/access-people.ts";
import { callRows, pageRows } from "#tests/support/access-rows.ts";
import type { CallRow } from "#tests/support/account-call-rows.ts";
import type { PageRow } from "#tests/support/page-row.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wideLimits } from "#tests/support/test-services.ts";

const pages = pathsOf(routes);
const calls = [
  ...new Set(
    [auth, smartActions, freestyle, brainstorm, inspire]
      .flatMap((app) => app.routes)
      .filter(({ method, path }) => method !== "ALL" || path !== "/*")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const here = path ? `${above}/${path}` : above;
    return [...(path || index ? [here || "/"] : []), ...pathsOf(children ?? [], here)];
  });
}

const without = (names: readonly string[], rows: object): string[] => names.filter((name) => !(name in rows));

let stet: TestApp;
/** Whose data must not come out: one who is there, one whose account is deactivated. */
let owner: Person;
let closed: Person;
let another: Person;
/** Signed in no more: by the calls, and on the pages. */
let gone: { callers: Caller[]; readers: Caller[] };
let before: string;

beforeAll(async () => {
  stet = await openTestApp("sqlite", {}, { limits: wideLimits });
  [owner, closed, another] = [await newPerson(stet), await newPerson(stet), await newPerson(stet)];
  const ended = "a session that was ended";
  const deactivated = "a deactivated account";
  gone = {
    callers: [
      await callerOf(stet, ended, owner.email),
      { ...closed.caller, name: deactivated },
      nobody(stet),
      nobody(stet, "made.up.token"),
    ],
    readers: [
      await readerOf(stet, ended, owner.email),
      await readerOf(stet, deactivated, closed.email),
      nobody(stet),
    ],
  };
  await ask(owner.caller, "DELETE", "/api/v1/user/sessions");
  const last = await callerOf(stet, deactivated, closed.email);
  await ask(last, "POST", "/api/v1/auth/disable-account", { mode: "deactivate" });
  // Refused for itself, and not only because its sessions ended with it.
  await stet.db
    .updateTable("sessions")
    .set({ ended_at: null })
    .where("user_id", "=", closed.userId)
    .execute();
  before = await rowsOf(stet, [owner, closed]);
});
afterAll(() => stet.close());

/** What is tried where an id belongs. */
function idsOf(named: boolean, { makes }: { makes?: true }): Id[] {
  if (!named) return [{ kind: "made-up", value: randomUUID() }];
  const all = [...owner.ids, ...closed.ids, ...madeUp];
  return makes ? all.filter(({ kind }) => kind === "document" || kind === "malformed") : all;
}
/** The path with an id in it; every document has a version 1. */
const filled = (path: string, id: string, version = 1): string =>
  path.replace(/:n\b/, String(version)).replace(/:\w+/g, encodeURIComponent(id)).replace("*", "nowhere");

/** The number of the version that a call makes of the caller's document. */
async function makeVersion(caller: Caller, call: string, id: string): Promise<number> {
  const [method = "", path = ""] = call.split(" ");
  const { all } = await ask(caller, method, filled(path, id), callRows[call]?.body?.(id));
  const [, number] = /"number":(\d+)/.exec(all) ?? [];
  return Number(number);
}

/** Nothing of the two stands in the answer, and it is no fault of the server. */
function assertClean(said: string, { status, all }: Answered): void {
  expect(status, `${said}: ${status}`).not.toBe(500);
  for (const { mark } of [owner, closed]) {
    expect(all.toLowerCase().includes(mark), `${said} answers with somebody's data`).toBe(false);
  }
}

const unchanged = async (): Promise<void> => expect(await rowsOf(stet, [owner, closed])).toBe(before);

describe("every route has a row", () => {
  test("pages", () => expect(without(pages, pageRows)).toEqual([]));
  test("calls", () => expect(without(calls, callRows)).toEqual([]));
  test("and every row a route", () => {
    expect([...without(Object.keys(pageRows), Object.fromEntries(pages.map((name) => [name, 1])))]).toEqual(
      [],
    );
    expect([...without(Object.keys(callRows), Object.fromEntries(calls.map((name) => [name, 1])))]).toEqual(
      [],
    );
  });
  test("one that has none is named", () => {
    const added = [...routes, { path: "archive", file: "archive.tsx" }];
    expect(without(pathsOf(added), pageRows)).toEqual(["/archive"]);
    expect(without([...calls, "GET /api/v1/roles"], callRows)).toEqual(["GET /api/v1/roles"]);
  });
});

/** What a call may answer to somebody who is not let in to an id. */
function wantedOfCall({ access, guards = [] }: CallRow, named: boolean, id: Id, signedIn: boolean) {
  const refusals = [400, 404, 422];
  switch (access) {
    case "public":
      return null;
    case "pages":
    case "not set up":
      return [404, 422];
    case "own":
      if (!signedIn) return id.kind === "malformed" ? [401, ...refusals] : [401];
      if (guards.includes(id.kind)) return [403, 404];
      return named ? [403, ...refusals] : null;
    default:
      throw new Error(access satisfies never);
  }
}

describe("calls", () => {
  test.each(calls.filter((name) => name in callRows))("%s", async (name) => {
    const row = callRows[name]!;
    const [method = "", path = ""] = name.split(" ");
    const named = path.includes(":");
    const signedIn = await callerOf(stet, "another", another.email);
    for (const caller of [...gone.callers, signedIn]) {
      for (const id of idsOf(named || row.guards !== undefined, row)) {
        const said = `${caller.name}, ${id.kind} ${JSON.stringify(id.value.slice(0, 40))}`;
        const answer = await ask(caller, method, filled(path, id.value), row.body?.(id.value));
        assertClean(said, answer);
        const wanted = wantedOfCall(row, named, id, caller === signedIn);
        if (wanted) expect(wanted, `${said}: ${answer.status}`).toContain(answer.status);
      }
    }
    await unchanged();
  });

  const owned = calls.filter((name) => callRows[name]?.access === "own");
  test("who is not let in hears so, and nothing of what is wrong with the request", async () => {
    const said: string[] = [];
    for (const name of calls.filter((one) => callRows[one]?.access !== "public")) {
      const [method = "", path = ""] = name.split(" ");
      const wanted = { own: 401, pages: 404, "not set up": null }[callRows[name]?.access as string];
      for (const caller of gone.callers) {
        const address = `${filled(path, randomUUID())}?limit=none&kind=none`;
        const { status } = await ask(caller, method, address, method === "GET" ? undefined : ["wrong"]);
        if (wanted && status !== wanted) said.push(`${caller.name}: ${name}: ${status}`);
      }
    }
    expect(said).toEqual([]);
  });

  test.each(owned)("%s lets in whose it is", async (name) => {
    const { body, guards: [kind] = [], makes, paid, version, needsModel } = callRows[name]!;
    const [method = "", path = ""] = name.split(" ");
    const discards = name.endsWith("/discard");
    const person = await newPerson(stet, kind === "generation" || discards ? undefined : []);
    if (paid) await payFor(stet, person);
    if (paid === "cancelled") await ask(person.caller, "POST", "/api/v1/subscriptions/cancel");
    const own = (wanted: string) => person.ids.filter((id) => id.kind === wanted).map(({ value }) => value);
    const statuses: number[] = [];
    for (const id of makes ? [randomUUID()] : own(kind ?? "user")) {
      for (const sent of discards ? own("generation") : [id]) {
        const address = filled(path, id, version ? await makeVersion(person.caller, version, id) : 1);
        statuses.push((await ask(person.caller, method, address, body?.(sent))).status);
      }
    }
    expect(statuses).toContain(needsModel ? 501 : 200);
  });

  test("the owner's calls answer with what must not come out elsewhere", async () => {
    const [document, place] = owner.ids;
    for (const path of [
      "/api/v1/auth/me",
      `/api/v1/smart-actions/recentContent/${document?.value}`,
      `/api/v1/smart-actions/recentContent/user/${owner.userId}`,
      `/api/v1/smart-actions/generations/${place?.value}`,
    ]) {
      expect((await ask(owner.caller, "GET", path)).all, path).toContain(owner.mark);
    }
  });
});

/** Whether an answer leads to /login, as a document or as the data that the router asks for. */
const leadsToLogin = ({ location, all }: Answered): boolean =>
  location.startsWith("/login") || all.includes('"/login?from=');

function assertPage(said: string, { row, named, id, signedIn, answer, get }: Tried): void {
  assertClean(said, answer);
  const { status } = answer;
  if (row.access === "public") {
    const wanted = row.guestsOnly && signedIn ? 302 : (row.get ?? 200);
    if (get === "document") expect(status, said).toBe(wanted);
    return;
  }
  if (get === null ? status === 405 && !row.forms : row.forwards) return;
  if (!signedIn && row.scripts && status === 401) return;
  if (!signedIn) {
    const refused = named && id.kind === "malformed" && [400, 404].includes(status);
    expect(leadsToLogin(answer) || refused, `${said}: ${status}, not to /login`).toBe(true);
    return;
  }
  if (!named && (get !== null || !row.guards?.includes(id.kind))) return;
  expect([400, 403, 404], `${said}: ${status}`).toContain(status);
}

interface Tried {
  row: PageRow;
  named: boolean;
  id: Id;
  signedIn: boolean;
  answer: Answered;
  /** How it was read, or null for a form. */
  get: "document" | "data" | null;
}

describe("pages", () => {
  test.each(pages.filter((name) => name in pageRows))("%s", async (name) => {
    const row = pageRows[name]!;
    const named = name.includes(":");
    const signedIn = await readerOf(stet, "another", another.email);
    // A query or form that takes no id is the same for every one.
    const taken = [row.query, row.forms].some((sent) => sent !== undefined && sent.length > 0);
    for (const reader of [...gone.readers, signedIn]) {
      for (const id of idsOf(named || taken || row.guards !== undefined, row)) {
        const path = filled(name, id.value);
        const query = row.query?.(encodeURIComponent(id.value)) ?? "";
        const said = `${reader.name}, ${id.kind} ${JSON.stringify(id.value.slice(0, 40))}`;
        const tried = { row, named, id, signedIn: reader === signedIn };
        const open = await ask(reader, "GET", path + query);
        assertPage(`${said}: GET`, { ...tried, answer: open, get: "document" });
        const data = await ask(reader, "GET", `${path === "/" ? "/_root" : path}.data${query}`);
        assertPage(`${said}: GET .data`, { ...tried, answer: data, get: "data" });
        for (const form of row.forms?.(id.value) ?? [{}]) {
          const sent = await ask(reader, "POST", path + query, new URLSearchParams(form));
          assertPage(`${said}: POST ${JSON.stringify(form)}`, { ...tried, answer: sent, get: null });
        }
      }
    }
    await unchanged();
  });
});

test("an address that is reserved for somebody's running text cannot be taken", async () => {
  const person = await newPerson(stet);
  const place = person.ids.find(({ kind }) => kind === "place")?.value ?? "";
  const body = callRows["POST /api/v1/smart-actions/createContent"]?.body?.(place);
  const caller = await callerOf(stet, "another", another.email);
  const taken = await ask(caller, "POST", "/api/v1/smart-actions/createContent", body);
  expect([403, 404, 409], `taken: ${taken.status}`).toContain(taken.status);
});

/** What nobody may say of an account, a text or a credit. */
const extras = (claimed: string, victim: Person) => ({
  id: claimed,
  user_id: victim.userId,
  userId: victim.userId,
  owner: victim.userId,
  plan_id: 4,
  plan: "power",
  is_active: 1,
  isActive: true,
  is_email_verified: 1,
  isEmailVerified: true,
  tokensUsed: 0,
  maxTokensAllowed: 1_000_000,
  balance: 1_000_000,
  granted: 1_000_000,
  charged: 0,
  decision: "kept",
  created_at: 1,
  createdAt: "2001-01-01T00:00:00.000Z",
  deactivated_at: null,
  delete_at: 1,
  role: "admin",
  isAdmin: true,
});

describe("what a writing call or form says beyond its fields changes nothing", () => {
  const asForm = (body: object): URLSearchParams =>
    new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const strangers = () =>
    stet.db.selectFrom("users").select(["id", "is_active", "deactivated_at"]).orderBy("id").execute();
  const account = (email: string) =>
    stet.db.selectFrom("users").selectAll().where("email_key", "=", email).executeTakeFirstOrThrow();
  const plansOf = (userId: string) =>
    stet.db.selectFrom("subscriptions").select("id").where("user_id", "=", userId).execute();
  const standing = async ({ userId, email }: Person) => {
    const contents = await stet.db
      .selectFrom("contents")
      .select(["id", "user_id", "created_at"])
      .where("user_id", "=", userId)
      .execute();
    const buckets = await stet.db
      .selectFrom("buckets")
      .select(["unit", "granted"])
      .where("user_id", "=", userId)
      .orderBy("unit")
      .execute();
    const { deactivated_at: _closed, ...user } = await account(email);
    return { contents, buckets, user };
  };

  /** Sends it as a new account, and looks at what stands afterwards. */
  async function assertSame(send: (person: Person, claimed: string) => Promise<Answered>): Promise<void> {
    const person = await newPerson(stet, ["freestyle"]);
    const first = await standing(person);
    const known = new Set((await strangers()).map(({ id }) => id));
    const claimed = randomUUID();
    const answer = await send(person, claimed);
    expect(answer.status).not.toBe(500);
    const { contents, buckets, user } = await standing(person);
    expect(user).toEqual(first.user);
    expect(buckets).toEqual(first.buckets);
    const kept = contents.filter(({ id }) => first.contents.some((one) => one.id === id));
    expect(first.contents).toEqual(expect.arrayContaining(kept));
    expect(contents.filter(({ id, created_at: at }) => id === claimed || at === 1)).toEqual([]);
    for (const { id, is_active: active } of await strangers()) {
      if (!known.has(id)) expect([id === claimed, active]).toEqual([false, 0]);
    }
    expect(await plansOf(person.userId)).toEqual([]);
    await unchanged();
  }

  const writing = calls.filter((name) => callRows[name]?.body && callRows[name].access !== "pages");
  test.each(writing)("%s", async (name) => {
    const { body, makes } = callRows[name]!;
    const [method = "", path = ""] = name.split(" ");
    await assertSame(({ ids, caller }, claimed) => {
      const document = ids[0]?.value ?? "";
      const sent = body?.(makes ? randomUUID() : document) ?? {};
      return ask(caller, method, filled(path, document), { ...sent, ...extras(claimed, owner) });
    });
  });

  const forms = pages.flatMap((name) =>
    (pageRows[name]?.forms?.("x") ?? []).map((_form, at) => ({ name, at })),
  );
  test.each(forms)("$name, form $at", async ({ name, at }) => {
    await assertSame(async ({ ids, email }, claimed) => {
      const reader = pageRows[name]?.guestsOnly ? nobody(stet) : await readerOf(stet, "another", email);
      const document = ids[0]?.value ?? "";
      const form = pageRows[name]?.forms?.(pageRows[name].makes ? randomUUID() : document)[at] ?? {};
      const sent = asForm({ ...extras(claimed, owner), ...form });
      return ask(reader, "POST", filled(name, document), sent);
    });
  });

  test("a plan that is wished for at sign-up is not had", async () => {
    const body = callRows["POST /api/v1/auth/signup"]?.body?.("") as { email: string };
    expect((await ask(nobody(stet), "POST", "/api/v1/auth/signup", { ...body, planId: 4 })).status).toBe(200);
    expect(await account(body.email)).toMatchObject({ wanted_plan: 4, is_active: 0, is_email_verified: 0 });
    expect(await plansOf((await account(body.email)).id)).toEqual([]);
  });
});
