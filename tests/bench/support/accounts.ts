import pino from "pino";
import { openDatabase } from "#app/server/database/database.ts";

const password = "correct horse 1";

/** As many activated accounts as it takes, and their tokens. */
export async function signUp(url: string, dataDir: string, users: number): Promise<string[]> {
  const emails = Array.from({ length: users }, (_, at) => `reader-${at}@example.com`);
  const post = async (path: string, body: object): Promise<{ access_token?: string }> => {
    const response = await fetch(`${url}/api/v1/auth/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { access_token?: string };
  };
  for (const email of emails)
    await post("signup", { email, password, firstName: "A", lastName: "B", username: "a" });
  const db = openDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));
  await db.updateTable("users").set({ is_active: 1, is_email_verified: 1 }).execute();
  await db.destroy();
  const tokens: string[] = [];
  for (const email of emails) tokens.push((await post("login", { email, password })).access_token ?? "");
  return tokens;
}

/** The cookies of such an account's session, as a browser is given them. */
export async function logIn(
  url: string,
  email: string,
): Promise<{ name: string; value: string; url: string }[]> {
  const login = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ email, password, intent: "login" }),
  });
  return login.headers.getSetCookie().map((cookie) => {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
