import { afterEach, describe, expect, test } from "vitest";
import { mailLine, outboxShown, readSettings } from "#app/server/settings.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/postgres.ts";
import {
  onBothDatabases,
  openTestServices,
  signupOf,
  type TestServices,
} from "#tests/support/test-services.ts";
import { lettersTo } from "./letters.ts";
import { headerOf, type Smtp, startSmtp } from "./smtp.ts";

const mailFrom = "Stet <stet@stet.example>";

onBothDatabases("a server with a mail server", (kind) => {
  let services: TestServices;
  let smtp: Smtp;
  afterEach(async () => {
    await services.close();
    await smtp.stop();
  });

  async function open(manner: "accept" | "never"): Promise<void> {
    const port = await freePort();
    smtp = await startSmtp(port, manner);
    services = await openTestServices(kind, [], {
      settings: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom },
    });
  }
  const signUp = async (email: string): Promise<number> =>
    (await services.call("POST", "/api/v1/auth/signup", { body: signupOf(email) })).status;

  test("delivers a sign-up's letter, from MAIL_FROM", async () => {
    await open("accept");
    expect(await signUp("ada@example.com")).toBe(200);
    const letter = await eventually(async () => smtp.received[0]);
    expect(letter.to).toEqual(["ada@example.com"]);
    expect(headerOf(letter, "From")).toBe(mailFrom);
    expect(headerOf(letter, "Subject")).toBe("Activate your Stet account");
  });

  test("sends nothing for an address that has no account", async () => {
    await open("accept");
    await services.call("POST", "/api/v1/auth/forgot-password", { body: { email: "nobody@example.com" } });
    await signUp("ada@example.com");
    await eventually(async () => smtp.received.length > 0);
    expect(smtp.received.map(({ to }) => to)).toEqual([["ada@example.com"]]);
  });

  test("answers as ever while the mail server hangs", async () => {
    await open("never");
    await signUp("first@example.com");
    await eventually(async () => smtp.received.length === 1);
    for (let at = 0; at < 5; at++) expect(await signUp(`writer-${at}@example.com`)).toBe(200);
    expect((await services.call("GET", "/api/v1/auth/me")).status).toBe(401);
    const [letter] = await lettersTo(services.db, "first@example.com");
    expect(letter).toMatchObject({ attempts: 1, sent_at: null });
  }, 30_000);
});

describe("the settings of mail", () => {
  const read = (env: Record<string, string>) => readSettings({ SECRET_KEY: "x".repeat(32), ...env });
  const smtpUrl = "smtp://user:secret@mail.example:587";

  test("SMTP_URL needs MAIL_FROM, and is smtp or smtps", () => {
    expect(() => read({ SMTP_URL: smtpUrl })).toThrow("MAIL_FROM: is required together with SMTP_URL");
    expect(() => read({ SMTP_URL: "http://mail.example", MAIL_FROM: mailFrom })).toThrow("SMTP_URL");
    expect(read({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom })).toMatchObject({ smtpUrl, mailFrom });
  });

  test("the line at start says what becomes of letters, and no secret", () => {
    expect(mailLine(read({}))).toBe("Mail is not delivered; it is shown at http://localhost:3000/outbox");
    expect(mailLine(read({ APP_URL: "https://stet.example" }))).toMatch(/^Mail cannot be delivered/);
    const sending = read({ APP_URL: "https://stet.example", SMTP_URL: smtpUrl, MAIL_FROM: mailFrom });
    expect(mailLine(sending)).toBe("Mail goes out through mail.example:587");
  });

  test("letters are shown at /outbox only while they stay here and the origin is this machine", () => {
    expect(outboxShown(read({}))).toBe(true);
    expect(outboxShown(read({ APP_URL: "http://127.0.0.1:9" }))).toBe(true);
    expect(outboxShown(read({ APP_URL: "https://stet.example" }))).toBe(false);
    expect(outboxShown(read({ SMTP_URL: smtpUrl, MAIL_FROM: mailFrom }))).toBe(false);
  });
});
