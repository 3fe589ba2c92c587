import pino from "pino";
import { openDatabase } from "#app/server/database/database.ts";

/** As many activated accounts as it takes, and their tokens. */
export async function signUp(url: string, dataDir: string, users: number): Promise<string[]> {
  const emails = Array.from({ length: users }, (_, at) => `reader-${at}@example.com`);
  const password = "correct horse 1";
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
