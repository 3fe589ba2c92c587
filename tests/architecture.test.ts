import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keptDocuments } from "./support/document-loads.ts";
import { importCircles } from "./support/import-circles.ts";
import { brokenImports } from "./support/import-table.ts";
import {
  badHabits,
  badNames,
  defaultExports,
  type Lock,
  lockFaults,
  loosePins,
  migrationFaults,
  reaches,
  roomReadmes,
  tooLong,
} from "./support/house-rules.ts";
import { readSources } from "./support/sources.ts";

const root = join(import.meta.dirname, "..");
const rooms = ["document", "islands", "routes", "server", "services", "ui", "writer"];
const app = readSources(root, ["app"]);
const all = new Map(
  [...app, ...readSources(root, ["tests"])].filter(([path]) => !path.startsWith("tests/reports/")),
);
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const planted = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

describe("the house is in order", () => {
  test("only the listed entries stand at the top", () => {
    const known = new Set(
      (
        "LICENSE README.md app package.json package-lock.json playwright.config.ts public react-router.config.ts " +
        "tests tsconfig.json vite.config.ts vitest.config.ts build data node_modules"
      ).split(" "),
    );
    expect(readdirSync(root).filter((name) => !name.startsWith(".") && !known.has(name))).toEqual([]);
  });

  test("app/ holds seven rooms and the root's files", () => {
    const entries = readdirSync(join(root, "app")).filter(
      (name) => !/^entry\.(client|server)\.tsx$/.test(name),
    );
    expect(entries.sort()).toEqual([...rooms, "root.tsx", "routes.ts"].sort());
  });

  test("every import is in the table", () => {
    expect(app.size).toBeGreaterThan(100);
    expect(brokenImports(app)).toEqual([]);
  });

  test("no imports go round in a circle, types' included", () => expect(importCircles(app)).toEqual([]));
  test("names say who owns what", () => expect(badNames(all)).toEqual([]));
  test("no file is over the limit", () => expect(tooLong(all)).toEqual([]));
  test("only routes export by default", () => expect(defaultExports(all)).toEqual([]));
  test("pages with a policy of their own are entered by a document load", () =>
    expect(keptDocuments(app)).toEqual([]));
  test("no bad habits", () => expect(badHabits(all)).toEqual([]));
  test("every room has its README", () => expect(roomReadmes(app, rooms)).toEqual([]));
  test("migrations are numbered", () => expect(migrationFaults(app)).toEqual([]));
  test("the lock file is complete", () =>
    expect(lockFaults(readJson("package-lock.json") as Lock)).toEqual([]));
  test("versions are pinned", () =>
    expect(loosePins(readJson("package.json") as Record<string, unknown>)).toEqual([]));
});

describe("versions have floors", () => {
  test.each([
    ["prosemirror-view", "1.42.3"],
    ["react-router", "8.4.0"],
    ["jspdf", "4.2.1"],
    ["dompurify", "3.4.13"],
  ])("%s is at least %s, if it is there", (name, floor) => {
    const { packages } = readJson("package-lock.json") as Lock;
    const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    for (const [, { version = "0" }] of found)
      expect(reaches(version, floor), `${name} ${version}`).toBe(true);
    if (["prosemirror-view", "react-router"].includes(name)) expect(found.length).toBeGreaterThan(0);
  });

  test("SQLite is at least 3.51.3", () => {
    const row = new DatabaseSync(":memory:").prepare("select sqlite_version() as version").get();
    expect(reaches(String(row?.["version"]), "3.51.3")).toBe(true);
  });

  test("a floor is compared by number", () => {
    expect(reaches("1.42.10", "1.42.3")).toBe(true);
    expect(reaches("1.42.2", "1.42.3")).toBe(false);
    expect(reaches("1.9.0", "1.42.3")).toBe(false);
  });
});

describe("a planted violation turns the check red", () => {
  test.each([
    ["app/islands/a.ts", 'import { x } from "#app/services/auth/contract.ts";'],
    ["app/islands/a.ts", 'import type { x } from "#app/services/auth/accounts/accounts.ts";'],
    ["app/islands/a.ts", 'import { x } from "#app/routes/home/home.tsx";'],
    ["app/islands/a.ts", 'const x = await import("#app/server/settings.ts"); void x;'],
    ["app/islands/a.ts", 'import { readFileSync } from "node:fs";'],
    ["app/ui/a.tsx", 'import { x } from "#app/document/schema.ts";'],
    ["app/ui/a.tsx", 'import { Schema } from "prosemirror-model";'],
    ["app/document/a.ts", 'export { x } from "../ui/icon.tsx";'],
    ["app/document/a.ts", 'import { createHash } from "node:crypto";'],
    ["app/writer/a.ts", 'import type { x } from "#app/services/context.ts";'],
    ["app/services/auth/a.ts", 'import { x } from "../brainstorm/service.ts";'],
    ["app/services/auth/a.ts", 'import type { x } from "#app/server/settings.ts";'],
    ["app/services/auth/a.ts", 'type X = typeof import("../inspire/service.ts");'],
    ["app/services/context.ts", 'import { x } from "./auth/service.ts";'],
    ["app/routes/a.ts", 'import { x } from "#app/server/credits/ledger.ts";'],
    ["app/routes/a.ts", 'import type { x } from "#app/server/database/database.ts";'],
    ["app/routes/a.ts", 'import { x } from "#app/services/auth/accounts/accounts.ts";'],
    ["app/routes/a.ts", 'import { x } from "#app/services/auth/plans/plans.ts";'],
    ["app/routes/a.ts", 'import { x } from "#app/services/context.ts";'],
    ["app/routes/a.ts", 'export * from "#app/writer/task.ts";'],
    ["app/server/a.ts", 'import { x } from "#app/ui/icon.tsx";'],
    ["app/server/a.ts", 'import { x } from "#tests/support/visitor.ts";'],
    ["app/root.tsx", 'import { x } from "./islands/desk/desk-island.tsx";'],
    ["app/root.tsx", 'import { x } from "./server/gateway/answer.ts";'],
    ["app/cellar/a.ts", 'import { x } from "#app/ui/icon.tsx";'],
  ])("%s: %s", (path, text) => expect(brokenImports(planted({ [path]: text }))).toHaveLength(1));

  test.each([
    ["app/islands/a.ts", 'import type { x } from "#app/services/auth/contract.ts";'],
    ["app/islands/a.ts", 'import { type x } from "#app/services/context.ts";'],
    ["app/islands/a.ts", 'import type { loader } from "#app/routes/home/home.tsx";'],
    ["app/routes/a.ts", 'import { signupBody } from "#app/services/auth/contract.ts";'],
    ["app/routes/a.ts", 'import { plan } from "#app/services/auth/plans/contract.ts";'],
    ["app/routes/a.ts", 'import { gatewayOf } from "#app/server/gateway/gateway.ts";'],
    ["app/root.tsx", 'import { pageContext } from "./server/session/pages.ts";'],
    ["app/ui/a.tsx", 'import { Link } from "react-router";\nimport { Icon } from "./icon.tsx";'],
    ["app/server/a.test.ts", 'import { x } from "#tests/support/visitor.ts";'],
  ])("and leaves %s: %s", (path, text) => expect(brokenImports(planted({ [path]: text }))).toEqual([]));

  test.each<[string, (sources: Map<string, string>) => string[], string, string]>([
    ["a forbidden folder", badNames, "app/ui/utils/dates.ts", ""],
    ["a forbidden file", badNames, "app/ui/helpers.ts", ""],
    ["a barrel", badNames, "app/ui/index.ts", ""],
    ["another case", badNames, "app/ui/useDialog.ts", ""],
    ["a long file", tooLong, "app/ui/a.ts", "\n".repeat(401)],
    ["a default export", defaultExports, "app/ui/a.tsx", "export default function A() { return null; }"],
    ["console.log", badHabits, "app/ui/a.ts", 'console.log("here");'],
    ["as any", badHabits, "app/ui/a.ts", "export const x = 1 as any;"],
    ["an empty catch", badHabits, "app/ui/a.ts", "try { f(); } catch {}"],
    ["a test alone", badHabits, "app/ui/a.test.ts", 'test.only("x", () => {});'],
    ["an enum", badHabits, "app/ui/a.ts", "export enum A { B }"],
    ["a parameter property", badHabits, "app/ui/a.ts", "class A { constructor(private x: number) {} }"],
    ["a note to oneself", badHabits, "app/ui/a.ts", `// ${["TO", "DO"].join("")}: later`],
    ["a migration without a number", migrationFaults, "app/server/mail/migrations/outbox.sql", ""],
  ])("%s", (_title, check, path, text) => expect(check(planted({ [path]: text }))).toHaveLength(1));

  test.each([
    ["app/routes/a.ts", 'throw redirect("/login");'],
    ["app/routes/a.ts", 'throw redirect(`${href("/login")}?from=${from}`, { status: 303 });'],
    ["app/routes/a.ts", 'const place = "/signup?plan=2"; throw redirect(place);'],
    [
      "app/routes/a.ts",
      'const lead = (to: string) => redirect(to); export const f = () => lead("/checkout/3");',
    ],
    ["app/server/session/a.ts", "throw redirect(`/login?from=${from}`);"],
    ["app/islands/a.tsx", 'const navigate = useNavigate(); void navigate(href("/login"));'],
    ["app/islands/a.tsx", 'void submit(fields, { method: "post", action: "/login" });'],
    ["app/ui/a.tsx", 'export const A = () => <Link to={href("/signup")}>Sign up</Link>;'],
    ["app/ui/a.tsx", 'const signIn = href("/login"); export const A = () => <ButtonLink href={signIn} />;'],
    ["app/ui/a.tsx", 'export const A = () => <Form method="post" action="/checkout" />;'],
  ])("%s keeps the document: %s", (path, text) =>
    expect(keptDocuments(planted({ [path]: text }))).toHaveLength(1),
  );

  test.each([
    ["app/routes/a.ts", 'throw redirectDocument(`${href("/login")}?from=${from}`);'],
    ["app/routes/a.ts", 'throw redirect("/loginless");'],
    ["app/routes/a.ts", 'const lead = (to: string) => redirect(to); export const f = () => lead("/create");'],
    ["app/ui/a.tsx", 'export const A = () => <Link to={href("/signup")} reloadDocument />;'],
    [
      "app/ui/a.tsx",
      'export const A = () => <ButtonLink href={user ? "/create" : "/signup"} reload={!user} />;',
    ],
    ["app/ui/a.tsx", 'export const A = () => <a href="/login">Login</a>;'],
  ])("and leaves %s: %s", (path, text) => expect(keptDocuments(planted({ [path]: text }))).toEqual([]));

  test("a circle of imports is told once, by its shortest way round; a way that ends is none", () => {
    const circle = planted({
      "app/ui/a.tsx": 'import { c } from "./c.tsx";',
      "app/ui/b.tsx": 'import { c } from "./c.tsx";',
      "app/ui/c.tsx": 'import type { A } from "./a.tsx";',
      "app/ui/d.tsx": 'import { a } from "./a.tsx";',
    });
    expect(importCircles(circle)).toEqual([
      expect.stringMatching(/^app\/ui\/a\.tsx -> app\/ui\/c\.tsx -> app\/ui\/a\.tsx: .*a file of its own$/),
    ]);
    expect(importCircles(planted({ "app/ui/a.tsx": 'type A = typeof import("./a.tsx");' }))).toHaveLength(1);
    expect(importCircles(new Map([...circle].filter(([path]) => path !== "app/ui/c.tsx")))).toEqual([]);
  });

  test("words in strings and comments are no habit", () => {
    const text = '/** Never console.log here. */\nexport const said = "as any";';
    expect(badHabits(planted({ "app/ui/a.ts": text }))).toEqual([]);
  });

  test("two migrations of one number", () => {
    const sources = planted({
      "app/server/a/migrations/0001-a.sql": "",
      "app/server/b/migrations/0001-b.sql": "",
    });
    expect(migrationFaults(sources)).toHaveLength(1);
  });

  test("a room without a README, or with a long one", () => {
    expect(roomReadmes(planted({}), ["ui"])).toHaveLength(1);
    expect(roomReadmes(planted({ "app/ui/README.md": "line\n".repeat(16) }), ["ui"])).toHaveLength(1);
    expect(roomReadmes(planted({ "app/ui/README.md": "line\n".repeat(15) }), ["ui"])).toEqual([]);
  });

  test("an incomplete lock file, a loose pin", () => {
    const packages = {
      "": {},
      "node_modules/a": {
        resolved: "somewhere",
        integrity: "x",
        optionalDependencies: { "a-linux": "1.0.0" },
      },
      "node_modules/b": {},
    };
    expect(lockFaults({ packages })).toHaveLength(3);
    expect(
      loosePins({ dependencies: { a: "^1.0.0", b: "1.0.0" }, devDependencies: { c: "latest" } }),
    ).toHaveLength(2);
  });
});
