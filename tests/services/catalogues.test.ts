import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { modelsAnswer } from "#app/services/auth/vault/contract.ts";
import { brainstormCatalogue } from "#app/services/brainstorm/contract.ts";
import { audiencesAnswer, freestyleCatalogue } from "#app/services/freestyle/contract.ts";
import { inspireCatalogue } from "#app/services/inspire/contract.ts";
import { smartCatalogue } from "#app/services/smart-actions/contract.ts";
import { builtinWriter } from "#app/writer/builtin/writer.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices("sqlite", [builtinWriter]);
});
afterAll(() => services.close());

const calls: readonly (readonly [path: string, shape: z.ZodType])[] = [
  ["smart-actions/catalogue", smartCatalogue],
  ["freestyle/catalogue", freestyleCatalogue],
  ["inspire/catalogue", inspireCatalogue],
  ["brainstorm/catalogue", brainstormCatalogue],
  ["purpose-based-writing/audiences", audiencesAnswer],
  ["models", modelsAnswer],
];

async function read<T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T>> {
  return shape.parse((await services.call("GET", `/api/v1/${path}`)).data);
}

test.each(calls)("%s is public, cacheable and without what is said to models", async (path, shape) => {
  const { status, data, headers } = await services.call("GET", `/api/v1/${path}`);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=3600"]);
  expect(shape.parse(data)).toEqual(data);
  expect(JSON.stringify(data)).not.toContain('"instruction"');
});

test.each(calls)("%s is asked for by its tag, and sent again only when it is another one", async (path) => {
  const get = (tag: string) =>
    services.fetch(`/api/v1/${path}`, { headers: tag === "" ? {} : { "If-None-Match": tag } });
  const first = await get("");
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[\w+/=-]{20,}"$/);
  const [same, weak, other] = await Promise.all([get(tag), get(`W/${tag}, "x"`), get('"x"')]);
  for (const kept of [same, weak]) {
    expect([kept.status, await kept.text(), kept.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(kept.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(kept.headers.get("Content-Type")).toBeNull();
  }
  expect([other.status, await other.text()]).toEqual([200, await first.text()]);
});

test("a catalogue that cannot be told is not kept", async () => {
  for (const path of ["smart-actions", "freestyle", "inspire", "brainstorm"]) {
    const { status, headers } = await services.call("GET", `/api/v1/${path}/catalogue?writer=nobody`);
    expect([status, headers.get("ETag")]).toEqual([422, null]);
    expect(headers.get("Cache-Control") ?? "no-store").not.toContain("public");
  }
});

describe("what pages need of", () => {
  test("smart actions", async () => {
    const found = await read("smart-actions/catalogue", smartCatalogue);
    const count = (group: string): number => found.entries.filter((entry) => entry.group === group).length;
    expect(["create", "inspire", "read-time"].map(count)).toEqual([6, 5, 4]);
    expect(found.continue_options).toHaveLength(8);
    expect(found.adapt.suboptions.map(({ values }) => values.length)).toEqual([13, 8, 8]);
    expect([found.social.length, found.stories.length, found.templates.length]).toEqual([21, 50, 60]);
    expect(found.social.find(({ name }) => name === "Write a Post")).toMatchObject({
      category: "Basic Options",
      platform: "General",
      group: "social",
    });
    expect(found.stories.find(({ name }) => name === "Find plot holes")).toMatchObject({
      category: "Plot & Structure",
      mode: "analyze",
    });
    expect(found.story_types).toHaveLength(8);
    expect(found.templates.find(({ value }) => value === "email")).toMatchObject({
      name: "Email",
      category: "Business",
      skeleton: expect.arrayContaining([expect.objectContaining({ title: "Subject" })]),
    });
    expect(found.template_categories).toHaveLength(7);
    expect(found.platform_limits).toContainEqual({
      platform: "Twitter / X",
      of: "post",
      most: 280,
      unit: "weighted characters",
      checked: "2026-11-20",
    });
    expect(new Set(found.platform_limits.map(({ platform }) => platform))).toEqual(
      new Set([
        ...found.social.map(({ platform }) => platform).filter((platform) => platform !== "General"),
        "YouTube",
      ]),
    );
  });

  test("freestyle", async () => {
    const found = await read("freestyle/catalogue", freestyleCatalogue);
    expect([found.entries.length, found.titles.length, found.subtitles.length]).toEqual([25, 5, 4]);
    expect(found.purpose.suboptions.map(({ name, values }) => [name, values.length])).toEqual([
      ["Goal", 10],
      ["Channel", 10],
      ["Tone", 10],
      ["Length", 4],
      ["Audience", 40],
    ]);
    expect(found.audiences).toHaveLength(40);
    expect([found.chat.id, found.prompt.id]).toEqual(["assist/chat", "prompts/prompt"]);
  });

  test("inspire and brainstorm", async () => {
    const inspire = await read("inspire/catalogue", inspireCatalogue);
    expect([inspire.entries.length, inspire.styles.length]).toEqual([5, 25]);
    const brainstorm = await read("brainstorm/catalogue", brainstormCatalogue);
    expect([brainstorm.roles.length, brainstorm.pairings.length, brainstorm.entries.length]).toEqual([
      40, 15, 4,
    ]);
    expect(brainstorm.most_messages).toBe(20);
  });
});
