import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TestProvider } from "#app/server/payments/test-checkout/test-provider.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import { startFakeModel } from "#tests/model/fake-model.ts";
import { type Ended, runCommand, runHere } from "#tests/support/command.ts";
import { eventually } from "#tests/support/eventually.ts";
import { Launched } from "#tests/support/launcher.ts";
import { signupOf } from "#tests/support/test-services.ts";
import { freshSettings, type FreshSettings, onBothDatabases, silent } from "#tests/support/test-services.ts";

const path = "/api/v1/subscriptions";
/** Some commands are processes of their own, on cores that others use too. */
const processMs = 90_000;
const time = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";
/** Lines as they are expected; TIME stands for any moment, ID for any name of a row. */
const like = (lines: readonly string[]): unknown[] =>
  lines.map((line) => {
    const plain = line.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return expect.stringMatching(
      new RegExp(`^${plain.replaceAll("TIME", time).replaceAll("ID", "[\\w:-]{8,80}")}$`),
    );
  });

vi.setConfig({ testTimeout: processMs });

onBothDatabases("npm run admin beside a running server", (kind) => {
  let fresh: FreshSettings;
  let stet: Launched;
  let db: Db;
  let email: string;
  let token: string;
  let count = 0;

  beforeAll(async () => {
    fresh = await freshSettings(kind);
    const { databaseUrl, dataDir, secretKey } = fresh.settings;
    stet = await Launched.start({
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
    db = openDatabase(fresh.settings, silent);
  });
  beforeEach(async () => {
    count += 1;
    email = `someone-${count}@example.com`;
    token = await stet.newUser(email);
  });
  afterAll(async () => {
    await stet.close();
    await db.destroy();
    await fresh.drop();
  });

  const admin = (...args: string[]): Promise<Ended> => runHere(fresh.settings, ...args);
  /** What a command printed that did its work. */
  const done = async (...args: string[]): Promise<string[]> => {
    const { code, out, err } = await admin(...args);
    expect([code, err]).toEqual([0, []]);
    return out;
  };
  const mine = async (): Promise<SubscriptionAnswer> => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await (await stet.fetch(`${path}/me`, { headers })).json()) as SubscriptionAnswer;
  };
  const account = (...more: string[]): string[] => [
    "id            ID",
    `address       ${email}`,
    "state         active",
    "signed up     TIME",
    ...more,
    "letter        activation of TIME: waits",
  ];

  test("show-account tells who it is and what it has, and nothing that it wrote", async () => {
    const free = [
      "plan          Free",
      "period        TIME to TIME",
      "credits       0 of 40000 used",
      "prompts       0 of 60 used",
    ];
    expect(await done("show-account", email)).toEqual(like(account(...free)));
    expect(await done("show-account", ` ${email.toUpperCase()} `)).toEqual(like(account(...free)));
  });

  test("grant-plan gives a plan at once, again changes nothing, a higher one adds, free takes it away", async () => {
    const granted = (plan: string, credits: number, prompts: number): string[] =>
      account(
        `plan          ${plan}`,
        "period        TIME to TIME",
        `credits       0 of ${credits} used`,
        `prompts       0 of ${prompts} used`,
        `subscription  ID ${plan} active`,
      );
    const first = await done("grant-plan", email, "pro");
    expect(first).toEqual(like(granted("Pro", 620_000, 2_000)));
    expect(await mine()).toMatchObject({ planId: 3, tokenLimit: 620_000, provider: "operator" });
    expect(await done("grant-plan", email, "pro")).toEqual(first);
    expect(await done("grant-plan", email, "power")).toEqual(like(granted("Power", 1_520_000, 6_000)));
    expect(await mine()).toMatchObject({ planId: 4, tokenLimit: 1_520_000 });
    const headers = { Authorization: `Bearer ${token}` };
    const billing = await stet.fetch(`${path}/billing`, { headers });
    expect([billing.status, await billing.json()]).toEqual([
      200,
      { plan_id: 4, plan_name: "Power", recent_invoices: [], paddle: null },
    ]);
    const taken = await done("grant-plan", email, "free");
    expect(taken).toContain("plan          Free");
    expect(taken.filter((line) => line.startsWith("subscription"))).toEqual([]);
    expect(await mine()).toMatchObject({ planId: 1, tokenLimit: 40_000, status: "free" });
  });

  test("grant-credits adds to the period, and the statement shows it", async () => {
    expect(await done("grant-credits", email, "500")).toContain("credits       0 of 40500 used");
    expect(await done("grant-credits", email, "1")).toContain("credits       0 of 40501 used");
    expect(await mine()).toMatchObject({ tokenLimit: 40_501 });
    const headers = { Authorization: `Bearer ${token}` };
    const { entries } = (await (await stet.fetch("/api/v1/user/statement", { headers })).json()) as {
      entries: { title: string; credits: number }[];
    };
    expect(entries.filter(({ title }) => title === "Given by support").map(({ credits }) => credits)).toEqual(
      [1, 500],
    );
  });

  test("resend-mail sends what waits, or a new link where one is wanted, or nothing", async () => {
    expect(await done("resend-mail", email)).toEqual([
      "1 waiting letters go out at the next look into the outbox",
    ]);
    await db.updateTable("outbox").set({ failed_at: 1, text_body: "", html_body: "" }).execute();
    expect(await done("resend-mail", email)).toEqual([
      "Nothing waits, and the account needs no link: there is nothing to send",
    ]);
    const waiting = `waiting-${count}@example.com`;
    await stet.fetch("/api/v1/auth/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(signupOf(waiting)),
    });
    await db.updateTable("outbox").set({ failed_at: 1, text_body: "", html_body: "" }).execute();
    expect(await done("resend-mail", waiting)).toEqual([`A new activation link goes to ${waiting}`]);
    await db.updateTable("outbox").set({ failed_at: 1, text_body: "", html_body: "" }).execute();
    await db.updateTable("users").set({ is_active: 1 }).where("email", "=", waiting).execute();
    expect(await done("resend-mail", waiting)).toEqual([`A new verification link goes to ${waiting}`]);
    expect(await done("show-account", waiting)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${waiting} (not verified)`),
        expect.stringMatching(/^letter {8}activation of .*: given up 1970-/),
        expect.stringMatching(/^letter {8}verification of .*: waits$/),
      ]),
    );
  });

  test("reconcile takes in what no webhook brought", async () => {
    // The server does the same once an hour, the first time soon after its start.
    await eventually(async () => {
      const job = await db
        .selectFrom("jobs")
        .select(["owner", "due_at"])
        .where("name", "=", "reconcile payments")
        .executeTakeFirst();
      return job !== undefined && job.owner === null && job.due_at > Date.now();
    }, 15_000);
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const begun = await stet.fetch(`${path}/upgrade`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ priceId: "pri_test_lite" }),
    });
    const { transactionId } = (await begun.json()) as { transactionId: string };
    // Its webhooks go nowhere: nobody delivers them.
    const { secretKey, appUrl } = fresh.settings;
    const clock = { now: () => Date.now() };
    await new TestProvider({ db, clock, log: silent, secretKey, appUrl }).pay(id, transactionId, "pay");
    expect((await mine()).planId).toBe(1);
    expect(await done("reconcile")).toEqual([
      "3 events had been missed",
      "0 stored events were looked at again",
      "0 events of nobody known are parked",
    ]);
    expect(await mine()).toMatchObject({ planId: 2, tokenLimit: 220_000 });
    expect(await done("reconcile")).toContain("0 events had been missed");
    expect(await done("show-account", email)).toEqual(
      expect.arrayContaining(
        like(["subscription  ID Lite active until TIME", "invoice       ID Lite 6.99 USD TIME"]),
      ),
    );
  });

  test("reconcile counts the events of nobody known", async () => {
    await db
      .insertInto("payment_events")
      .values({
        id: "evt_foreign",
        provider: "test",
        type: "subscription.created",
        occurred_at: Date.now(),
        received_at: Date.now(),
        subscription_id: "sub_foreign",
        transaction_id: "txn_foreign",
        customer_id: null,
        user_id: null,
        body: "{}",
        state: "stored",
      })
      .execute();
    const { code, out, err } = await runCommand(fresh.settings, "admin", "reconcile");
    expect(err[0]).toContain("a payment event of nobody known is parked");
    expect([code, out]).toEqual([
      0,
      [
        "0 events had been missed",
        "1 stored events were looked at again",
        "1 events of nobody known are parked",
      ],
    ]);
    await db.deleteFrom("payment_events").where("id", "=", "evt_foreign").execute();
  });

  test("audit ends with 0 while all is well, else with 1 and a line for each", async () => {
    expect(await done("audit")).toEqual(["0 broken invariants"]);
    await done("show-account", email);
    const more = { delete_at: Date.now(), deactivated_at: null };
    await db.updateTable("users").set(more).where("email", "=", email).execute();
    const { code, out, err } = await runCommand(fresh.settings, "admin", "audit");
    expect([code, err]).toEqual([1, []]);
    expect(out).toEqual(like(["an account to be erased is closed: ID: open", "1 broken invariants"]));
    expect(await runCommand(fresh.settings, "audit")).toMatchObject({ code: 1, out });
    await db.updateTable("users").set({ delete_at: null }).where("email", "=", email).execute();
    expect(await done("audit")).toEqual(["0 broken invariants"]);
  });

  test.each([["show-account"], ["grant-credits", "5"], ["grant-plan", "pro"], ["resend-mail"]])(
    "an unknown address at %s is one line and ends with 1",
    async (name, ...rest) => {
      const { code, out, err } = await admin(name, "nobody@example.com", ...rest);
      expect([code, out, err]).toEqual([1, [], ["There is no account with the address nobody@example.com."]]);
    },
  );

  test("a database that cannot be reached is one line, too", async () => {
    const nowhere = { ...fresh.settings, databaseUrl: "postgres://postgres@localhost:1/none" };
    const { code, out, err } = await runCommand(nowhere, "admin", "show-account", email);
    expect([code, out, err]).toEqual([1, [], [expect.stringMatching(/ECONNREFUSED|refused/)]]);
  });
});

test("--help documents every command, and one by its name", async () => {
  const { settings, drop } = await freshSettings("sqlite");
  const all = await runCommand(settings, "admin", "--help");
  expect([all.code, all.err]).toEqual([0, []]);
  expect(all.out.filter((line) => line.startsWith("npm"))).toEqual([
    "npm run admin -- show-account EMAIL",
    "npm run admin -- grant-plan EMAIL PLAN",
    "npm run admin -- grant-credits EMAIL N",
    "npm run admin -- resend-mail EMAIL",
    "npm run admin -- reconcile",
    "npm run admin -- model",
    "npm run admin -- audit",
  ]);
  expect(all.out.filter((line) => /^ {4}\S.{20,}$/.test(line))).toHaveLength(7);
  for (const args of [[], ["help"]]) {
    expect((await runHere(settings, ...args)).out).toEqual(all.out);
  }
  const one = await runHere(settings, "grant-plan", "--help");
  expect(one.out).toEqual([
    "npm run admin -- grant-plan EMAIL PLAN",
    "    gives a plan that nobody bills (lite, pro, power) until it is taken away again (free)",
  ]);
  await drop();
});

test("model prints what each writer does as it comes, and ends with 1 and a line for each that cannot write", async () => {
  const { settings, drop } = await freshSettings("sqlite");
  const model = await startFakeModel();
  const env = { MODEL: "compatible:sample-model,compatible:bad-key", MODEL_BASE_URL: model.baseUrl };
  const { code, out, err } = await runCommand({ ...settings, env }, "admin", "model");
  await model.close();
  await drop();
  expect(code).toBe(1);
  expect(out).toContain(`compatible:sample-model at ${model.baseUrl}, which writes`);
  expect(out.filter((line) => /^ {2}(Fix Grammar|Shorter|Summarize): /.test(line))).toHaveLength(3);
  expect(err).toEqual([`compatible:bad-key: ${model.baseUrl} refused the key. Check MODEL_API_KEY.`]);
});

test("a mistake ends the process with 1 and one line", async () => {
  const { settings, drop } = await freshSettings("sqlite");
  const { code, out, err } = await runCommand(settings, "admin", "show-account");
  await drop();
  expect([code, out, err]).toEqual([1, [], ["Usage: npm run admin -- show-account EMAIL"]]);
});

test.each<[string[], RegExp]>([
  [
    ["fly"],
    /^There is no command "fly"\. Use show-account, .*, reconcile, model, audit; --help tells more\.$/,
  ],
  [["constructor"], /^There is no command "constructor"\./],
  [["show-account"], /^Usage: npm run admin -- show-account EMAIL$/],
  [["show-account", "a@example.com", "b"], /^Usage: npm run admin -- show-account EMAIL$/],
  [["grant-plan", "a@example.com"], /^Usage: npm run admin -- grant-plan EMAIL PLAN$/],
  [["audit", "now"], /^Usage: npm run admin -- audit$/],
  [["grant-plan", "a@example.com", "gold"], /^PLAN is one of free, lite, pro, power\.$/],
  ...["0", "-5", "1.5", "10000000000"].map((credits): [string[], RegExp] => [
    ["grant-credits", "a@example.com", credits],
    /^N is a whole number from 1\.$/,
  ]),
])("%j is a mistake that ends with 1 and one line", async (args, line) => {
  const { settings, drop } = await freshSettings("sqlite");
  const { code, out, err } = await runHere(settings, ...args);
  await drop();
  expect([code, out, err]).toEqual([1, [], [expect.stringMatching(line)]]);
});
