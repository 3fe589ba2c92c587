import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverRooms } from "#app/server/server-rooms.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stet-rooms-"));
  plant("package.json", JSON.stringify({ type: "module", imports: { "#app/*": "./app/*" } }));
  plant("app/services/auth/accounts/passwords.ts", 'export const pepper = "kept on the server";');
  plant("app/writer/task.ts", "export type Task = { text: string }; export const limit = 3;");
  plant(
    "app/server/settings.ts",
    'export { pepper as secret } from "../services/auth/accounts/passwords.ts";',
  );
  plant("app/document/schema.ts", 'export const schema = "pure";');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function bundle(entry: string, side: "client" | "server" = "client"): Promise<string> {
  plant("app/islands/entry.ts", entry);
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [serverRooms()],
    build: {
      write: false,
      minify: false,
      ssr: side === "server",
      rolldownOptions: { input: join(root, "app/islands/entry.ts"), output: { format: "es" } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => ("code" in file ? file.code : ""))
    .join("\n");
}

test.each([
  [
    "by its alias",
    'import { pepper } from "#app/services/auth/accounts/passwords.ts"; globalThis.name = pepper;',
  ],
  ["by its path", 'import { limit } from "../writer/task.ts"; globalThis.name = String(limit);'],
  ["on first use", 'export const load = () => import("../services/auth/accounts/passwords.ts");'],
  ["through another module", 'export { secret } from "../server/settings.ts";'],
])("an island that imports a server room %s fails the browser's build", async (_how, entry) => {
  await expect(bundle(entry)).rejects.toThrow("browser code and may not import");
});

test("types of a server room and other rooms are bundled", async () => {
  const code = await bundle(
    'import type { Task } from "../writer/task.ts"; import { schema } from "#app/document/schema.ts"; ' +
      "const task: Task = { text: schema }; globalThis.name = task.text;",
  );
  expect(code).toContain("pure");
});

test("the server's build may import them", async () => {
  const code = await bundle(
    'import { secret } from "../server/settings.ts"; globalThis.name = secret;',
    "server",
  );
  expect(code).toContain("kept on the server");
});
