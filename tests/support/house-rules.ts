import { exportsOf, nodesOf, type Sources } from "./sources.ts";

const forbidden = /^(utils?|helpers?|libs?|misc|common|shared|components?|other|index)$/;
const longest = 400;
const isCode = (path: string): boolean => /\.tsx?$/.test(path);
const linesOf = (text: string): number => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

/** Names that say nothing about what lives there, and names that are not kebab-case. */
export function badNames(sources: Sources): string[] {
  return [...sources.keys()].flatMap((path) => {
    const parts = path.split("/").map((part) => part.replace(/\.(test\.)?(tsx?|md|css|sql|json)$/, ""));
    const empty = parts.find((part) => forbidden.test(part));
    if (empty) return [`${path}: "${empty}" names no owner`];
    const name = path.split("/").at(-1) ?? "";
    const kebab =
      /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) ||
      name === "README.md" ||
      name.startsWith("LICENSE") ||
      name.startsWith("OFL");
    return !isCode(path) || kebab ? [] : [`${path}: is not kebab-case`];
  });
}

/** Files over the limit; what only lists the catalogue's data or home's examples may be longer. */
export function tooLong(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => /\.(tsx?|css)$/.test(path))
    .filter(
      ([path]) => !path.startsWith("app/writer/catalogue/") && path !== "app/routes/home/desk-examples.ts",
    )
    .filter(([, text]) => linesOf(text) > longest)
    .map(([path, text]) => `${path}: ${linesOf(text)} lines`);
}

/** Default exports outside of routes, the root, the entries and the tools' configurations. */
export function defaultExports(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => isCode(path))
    .filter(
      ([path]) =>
        !/^app\/(routes\/|routes\.ts$|root\.tsx$|entry\.)/.test(path) && !/^[^/]+\.config\.ts$/.test(path),
    )
    .filter(([path, text]) => exportsOf(path, text).includes("default"))
    .map(([path]) => `${path}: has a default export`);
}

const prints = new Set(["log", "debug", "info", "dir", "table", "trace"]);
const isNamed = (node: unknown, name: string): boolean =>
  (node as { name?: string } | undefined)?.name === name;

/** Printing to the console, `any` in any coat, silenced checks, tests left out or alone, and notes to oneself. */
export function badHabits(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => isCode(path))
    .flatMap(([path, text]) => [...habitsOf(path, text)].map((habit) => `${path}: ${habit}`));
}

function* habitsOf(path: string, text: string): Generator<string> {
  for (const node of nodesOf(path, text)) {
    if (node.type === "TSAnyKeyword") yield "any";
    if (node.type === "TSEnumDeclaration") yield "an enum, which Node cannot erase";
    if (node.type === "TSParameterProperty") yield "a parameter property, which Node cannot erase";
    if (node.type === "CatchClause" && isEmptyBlock(node["body"])) yield "a swallowed error";
    if (node.type !== "MemberExpression") continue;
    const member = (node["property"] as { name?: string }).name ?? "";
    if (isNamed(node["object"], "console") && prints.has(member)) yield `console.${member}`;
    if (
      ["only", "skip", "todo"].includes(member) &&
      ["test", "it", "describe"].some((name) => isNamed(node["object"], name))
    ) {
      yield `.${member}`;
    }
  }
  const noted = /\/\/[^\n]*\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|expect-error|nocheck)/.exec(text);
  if (noted && !path.startsWith("tests/support/house-rules") && path !== "tests/architecture.test.ts")
    yield noted[0];
}

const isEmptyBlock = (body: unknown): boolean => (body as { body: unknown[] }).body.length === 0;

/** Rooms without a README, and READMEs that are longer than 15 lines. */
export function roomReadmes(sources: Sources, rooms: readonly string[]): string[] {
  return rooms.flatMap((room) => {
    const text = sources.get(`app/${room}/README.md`);
    if (text === undefined) return [`app/${room}/README.md is missing`];
    return linesOf(text) > 15 ? [`app/${room}/README.md has ${linesOf(text)} lines`] : [];
  });
}

/** Migrations that share a number or carry none, in any owner's folder. */
export function migrationFaults(sources: Sources): string[] {
  const seen = new Map<string, string>();
  return [...sources.keys()]
    .filter((path) => path.endsWith(".sql"))
    .flatMap((path) => {
      const number = /\/migrations\/(\d{4})-[a-z0-9-]+(?:\.sqlite|\.postgres)?\.sql$/.exec(path)?.[1];
      if (!number) return [`${path}: is not named migrations/NNNN-name.sql`];
      const other = seen.get(number);
      seen.set(number, path);
      return other ? [`${path}: has the number of ${other}`] : [];
    });
}

/** The part of package-lock.json that the rules read. */
export interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      resolved?: string;
      integrity?: string;
      link?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** What `npm ci` on another machine would stumble over. */
export function lockFaults(lock: Lock): string[] {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  const names = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, "")));
  const optional = Object.values(lock.packages).flatMap((found) =>
    Object.keys(found.optionalDependencies ?? {}),
  );
  return [
    ...packages
      .filter(([, found]) => found.resolved !== undefined)
      .map(([path]) => `${path}: names a registry`),
    ...packages
      .filter(([, found]) => !found.integrity && !found.link)
      .map(([path]) => `${path}: has no integrity`),
    ...optional.filter((name) => !names.has(name)).map((name) => `${name}: is optional and missing`),
  ];
}

/** Dependencies that are not pinned to one version. */
export function loosePins(manifest: Record<string, unknown>): string[] {
  return ["dependencies", "devDependencies", "optionalDependencies"].flatMap((group) =>
    Object.entries((manifest[group] ?? {}) as Record<string, string>)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: ${version}`),
  );
}

/** Whether a version reaches a floor; both as `1.2.3`, pre-release parts ignored. */
export function reaches(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (have?.[at] ?? 0) - (need?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
