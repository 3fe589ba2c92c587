import { expect, test } from "vitest";
import { PageSession, sessionCookie } from "./page-session.ts";

test("requests that need a refresh at one time share it, and each sends the browser what came of it", async () => {
  const cookie = sessionCookie("secret", false);
  const held = { access: "old", accessUntil: Date.now() + 60_000, refresh: "first", until: null };
  const headers = new Headers({ Cookie: (await cookie.serialize(held)).split(";", 1)[0] ?? "" });
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = async (path: string): Promise<Response> => {
    sent.push(path);
    await promise;
    const body = { access_token: `new ${sent.length}`, expires_in: 7_200 };
    return Response.json(body, { headers: { "Set-Cookie": "stet_refresh=second" } });
  };
  const open = () => PageSession.open(cookie, headers, send);
  const sessions = await Promise.all([open(), open(), open()]);
  const tokens = Promise.all(sessions.map((session) => session.access()));
  resolve();
  expect(await tokens).toEqual(["new 1", "new 1", "new 1"]);
  expect(sent).toEqual(["/api/v1/auth/refresh"]);
  for (const session of sessions) {
    const [set = ""] = await session.commit();
    expect(await cookie.parse(set.split(";", 1)[0] ?? "")).toMatchObject({
      access: "new 1",
      refresh: "second",
    });
  }

  expect(await (await open()).access(), "a later one has a refresh of its own").toBe("new 2");
});
