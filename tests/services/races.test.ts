import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Generated, keptText, sourceText } from "#tests/support/generations.ts";
import { says } from "#tests/support/scripted-writer.ts";
import { arrangements, openServers, type Servers } from "#tests/support/storm.ts";
import type { Called, TestUser } from "#tests/support/test-services.ts";

const smart = "/api/v1/smart-actions";
const rounds = 5;

describe.each(arrangements)("what comes at once has one outcome: %s", (_name, kind, count) => {
  let servers: Servers;
  let user: TestUser;
  beforeAll(async () => {
    servers = await openServers(kind, count, says(keptText));
  });
  beforeEach(async () => {
    user = await servers.first.newUser();
  });
  afterAll(() => servers.close());

  /** One call after the other goes to the servers in turn. */
  const send = <T>(at: number, method: string, path: string, body: unknown): Promise<Called<T>> =>
    servers.all[at % count]!.call<T>(method, path, { body, token: user.token });
  const made = (guid: string) => ({
    guid,
    title: "Mine",
    content_output: { text: `<p>${sourceText}</p>` },
    mode: "document",
  });

  test("keep and discard of one proposal", async () => {
    for (let round = 0; round < rounds; round++) {
      const document = randomUUID();
      await send(0, "POST", `${smart}/createContent`, made(document));
      const { data } = await send<Generated>(0, "POST", "/api/v1/freestyle", {
        aiAction: "Shorter",
        text: sourceText,
        document,
      });
      const { generation } = data;
      const content = { content_output: { text: `<p>${keptText}</p>` }, revision: 1, generation };
      const keep = () => send(round, "PUT", `${smart}/recentContent/${document}`, content);
      const discard = () =>
        send(round + 1, "POST", `${smart}/recentContent/${document}/discard`, { generation });
      const [kept, discarded] = await Promise.all([keep(), discard()]);
      expect([kept.status, discarded.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
      const row = await servers.first.db
        .selectFrom("generations")
        .select("decision")
        .where("id", "=", generation)
        .executeTakeFirstOrThrow();
      expect(row.decision).toBe(kept.status === 200 ? "kept" : "discarded");
      const now = await send<{ content: { revision: number } }>(
        0,
        "GET",
        `${smart}/recentContent/${document}`,
        undefined,
      );
      expect(now.data.content.revision).toBe(kept.status === 200 ? 2 : 1);
    }
  });

  test("twelve creations with one guid", async () => {
    for (let round = 0; round < rounds; round++) {
      const guid = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          send<{ guid: string }>(at, "POST", `${smart}/createContent`, made(guid)),
        ),
      );
      expect(answers.map(({ status, data }) => [status, data.guid])).toEqual(
        Array.from({ length: 12 }, () => [200, guid]),
      );
      const versions = await servers.first.db
        .selectFrom("versions")
        .select("number")
        .where("content_id", "=", guid)
        .execute();
      expect(versions).toHaveLength(1);
    }
  });
});
