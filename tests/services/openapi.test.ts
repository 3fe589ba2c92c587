import { expect, test } from "vitest";
import { openApiDocument } from "#app/server/services.ts";

interface Operation {
  responses?: Record<string, { description?: string }>;
  parameters?: { name: string; in: string; required?: boolean }[];
}
const document = openApiDocument("http://localhost:3000") as unknown as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};
const methods = new Set(["get", "put", "post", "delete", "patch", "options", "head"]);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test("is a 3.1 document of plain JSON", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test("every operation has responses with descriptions, and every {name} of a path its parameter", () => {
  expect(operations.length).toBeGreaterThan(10);
  for (const { path, method, operation } of operations) {
    expect(methods.has(method), `${method} ${path}`).toBe(true);
    const responses = Object.values(operation.responses ?? {});
    expect(responses.length, `${method} ${path}`).toBeGreaterThan(0);
    for (const { description } of responses)
      expect(description, `${method} ${path}`).toEqual(expect.any(String));
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
      expect(operation.parameters, `${method} ${path}`).toContainEqual(
        expect.objectContaining({ name, in: "path", required: true }),
      );
    }
    expect(path).not.toMatch(/:\w/);
  }
});

test("the calls describe what surrounds a text, with how long it may be", () => {
  const schemas = JSON.stringify(document.paths["/api/v1/freestyle"]);
  for (const field of ["title", "sub_title", "before", "after", "audience"])
    expect(schemas).toMatch(
      new RegExp(`"${field}":\\{"type":"string","maxLength":(?:300|500),"description":"`),
    );
});

test("a content's shape says what its text is in lists", () => {
  expect(document.components.schemas).toMatchObject({
    Content: {
      properties: { content_output: { description: expect.stringMatching(/in lists .* is the preview/) } },
    },
  });
});

test("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? "");
});

test.each([
  "post /api/v1/auth/signup",
  "post /api/v1/auth/login",
  "post /api/v1/auth/activate-account",
  "post /api/v1/auth/refresh",
  "post /api/v1/auth/logout",
  "get /api/v1/auth/me",
  "get /api/v1/auth/verify-token",
  "get /api/v1/auth/trial-info",
  "post /api/v1/smart-actions/generateSmart",
  "post /api/v1/smart-actions/createContent",
  "get /api/v1/smart-actions/recentContent/user/{userId}",
  "get /api/v1/smart-actions/recentContent/{id}",
  "put /api/v1/smart-actions/recentContent/{id}",
  "delete /api/v1/smart-actions/recentContent/{id}",
  "get /api/v1/smart-actions/catalogue",
  "get /api/v1/smart-actions/generations/{id}",
  "post /api/v1/smart-actions/generations/{id}/stop",
  "post /api/v1/freestyle",
  "get /api/v1/smart-actions/recentContent/user/{userId}/stats",
  "get /api/v1/smart-actions/recentContent/{id}/versions",
  "get /api/v1/smart-actions/recentContent/{id}/conflict",
  "post /api/v1/smart-actions/recentContent/{id}/versions/{n}/decide",
  "post /api/v1/smart-actions/recentContent/{id}/versions/{n}/restore",
  "get /api/v1/folders",
  "post /api/v1/folders",
  "get /api/v1/folders/{guid}",
  "put /api/v1/folders/{guid}",
  "delete /api/v1/folders/{guid}",
  "get /api/v1/folders/{guid}/contents",
  "get /api/v1/models",
  "get /api/v1/prompts/user/{userId}",
  "get /api/v1/prompts/{id}",
  "get /api/v1/user/prompts",
  "post /api/v1/user/prompts",
  "get /api/v1/user/prompts/{id}",
  "put /api/v1/user/prompts/{id}",
  "delete /api/v1/user/prompts/{id}",
  "get /api/v1/user/prompt-folders",
  "post /api/v1/user/prompt-folders",
  "delete /api/v1/user/prompt-folders/{id}",
  "post /api/v1/smart-actions/continueWrite",
  "post /api/v1/smart-actions/generateSocial",
  "post /api/v1/smart-actions/generateStories",
  "post /api/v1/smart-actions/readTime",
  "post /api/v1/smart-actions/adaptContent",
  "post /api/v1/smart-actions/createTemplate",
  "post /api/v1/smart-actions/completePost",
  "post /api/v1/textCompletion",
  "post /api/v1/purpose-based-writing",
  "get /api/v1/purpose-based-writing/audiences",
  "post /api/v1/inspire",
  "get /api/v1/inspire/catalogue",
  "get /api/v1/inspire/{id}/earlier",
  "post /api/v1/brainstorm/generate",
  "get /api/v1/brainstorm/sessions/{id}",
  "get /api/v1/brainstorm/catalogue",
  "post /api/v1/roles",
  "post /api/v1/generateInspiration",
  "post /api/v1/otherPerspectives",
  "post /api/v1/prompts",
  "get /api/v1/prompts/generations/{id}",
  "get /api/v1/generations/{id}",
  "get /api/v1/freestyle/catalogue",
  "get /api/v1/freestyle/generations/{id}",
  "post /api/v1/freestyle/generations/{id}/stop",
])("lists %s", (call) => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test("the pages' own calls are not listed", () => {
  expect(JSON.stringify(document)).not.toMatch(/auth\/(draft|outbox)/);
});
