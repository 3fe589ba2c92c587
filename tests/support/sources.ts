import { type Dirent, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** Source text by its path from the project's root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/** One module that a file names. `to` is a path from the root for files of ours, the bare name for packages. */
export interface Import {
  from: string;
  to: string;
  ours: boolean;
  kind: "value" | "type" | "dynamic";
}

export interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Every file under some folders of the project, build output and packages left out. */
export function readSources(root: string, folders: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    const packages = (entry: Dirent): boolean => entry.name === "node_modules";
    for (const entry of globSync("**/*", {
      cwd: join(root, folder),
      exclude: packages,
      withFileTypes: true,
    })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      sources.set(file.slice(root.length + 1).replaceAll("\\", "/"), readFileSync(file, "utf8"));
    }
  }
  return sources;
}

/** What each file was found to import when it had a text: several rules ask for all of them. */
const read = new Map<string, { text: string; imports: readonly Import[] }>();

/** Everything that one module imports or re-exports, in the order of its kinds. @throws Error when it cannot be parsed */
export function importsOf(from: string, text: string): readonly Import[] {
  const known = read.get(from);
  if (known?.text === text) return known.imports;
  const imports = findImports(from, text);
  read.set(from, { text, imports });
  return imports;
}

function findImports(from: string, text: string): Import[] {
  const { module, program, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (named: string, kind: Import["kind"]): void =>
    void found.push({ from, kind, ...placeOf(from, named) });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType) ? "type" : "value");
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) {
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType ? "type" : "value");
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const named = /^["'`]([^"'`$]+)["'`]$/.exec(written.replace(/\/\*.*?\*\//g, "").trim())?.[1];
    if (named) add(named, "dynamic");
  }
  for (const named of typeImports(program as unknown as SyntaxNode)) add(named, "type");
  return found;
}

function placeOf(from: string, named: string): Pick<Import, "to" | "ours"> {
  const name = named.split("?")[0] ?? named;
  if (name.startsWith("#app/") || name.startsWith("#tests/"))
    return { to: name.slice(1).replace(/^(app|tests)\//, "$1/"), ours: true };
  if (name.startsWith(".")) return { to: posix.join(posix.dirname(from), name), ours: true };
  if (name.startsWith("/")) return { to: name.slice(1), ours: true };
  return { to: name, ours: false };
}

/** Modules named in a type, as `typeof import("./x.ts")`. */
function typeImports(node: SyntaxNode): string[] {
  const own = node.type === "TSImportType" ? [literalOf(node)] : [];
  return [...own, ...childrenOf(node).flatMap(typeImports)];
}

function literalOf(node: SyntaxNode): string {
  const source = (node["source"] ?? node["argument"]) as { value?: unknown; literal?: { value?: unknown } };
  const value = source.value ?? source.literal?.value;
  if (typeof value !== "string") throw new Error("an import type without a literal name");
  return value;
}

/** The syntax nodes directly under one. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const isNode = (value: unknown): value is SyntaxNode =>
    typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** What a module exports by name; `default` for its default export. */
export function exportsOf(from: string, text: string): string[] {
  return parseSync(from, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => {
      if (exportName.kind === "Default") return ["default"];
      return exportName.name ? [exportName.name] : [];
    }),
  );
}

/** Every node of a module's syntax, for looking at what it does rather than at what its comments say. */
export function* nodesOf(from: string, text: string): Generator<SyntaxNode> {
  yield* nodesIn(parseSync(from, text).program as unknown as SyntaxNode);
}

/** A node and every node under it. */
export function* nodesIn(top: SyntaxNode): Generator<SyntaxNode> {
  const open = [top];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    open.push(...childrenOf(node));
  }
}
