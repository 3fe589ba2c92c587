import type { Import, Sources } from "./sources.ts";
import { importsOf } from "./sources.ts";

const rooms = ["routes", "ui", "islands", "document", "services", "writer", "server"] as const;
type Room = (typeof rooms)[number];

/** Where a file under app/ lives; `top` is a file directly in it. */
function roomOf(path: string): Room | "top" | null {
  if (!path.startsWith("app/")) return null;
  const first = path.split("/")[1] ?? "";
  return rooms.find((room) => room === first) ?? (path.split("/").length === 2 ? "top" : null);
}

const serviceOf = (path: string): string | null => /^app\/services\/([^/]+)\//.exec(path)?.[1] ?? null;
const contracts = /^app\/services\/([^/]+\/)+contract\.ts$/;
/** What all services may use: the process that hosts them, and what generating calls have in common. */
const ofAllServices = new Set(
  [
    "context",
    "errors",
    "access",
    "http",
    "fields",
    "generated",
    "generating",
    "generation-services",
    "like-pattern",
  ].map((name) => `app/services/${name}.ts`),
);
const isContract = (path: string): boolean => contracts.test(path) || ofAllServices.has(path);
const isUnder = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(`app/${folder}/`));
const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Sentences about imports that house.md's table does not allow; none when the house is in order. */
export function brokenImports(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.startsWith("app/") || !isCode(path)) return [];
    return importsOf(path, text).flatMap((found) => {
      const fault = found.ours ? faultOf(found) : packageFault(found);
      return fault ? [`${path} imports ${found.to}: ${fault}`] : [];
    });
  });
}

function faultOf(found: Import): string | null {
  const { from, to } = found;
  if (to.startsWith("tests/"))
    return from.endsWith(".test.ts") || from.endsWith(".test.tsx")
      ? null
      : "the product never imports its tests";
  if (to.includes("+types/")) return null;
  const [mine, other] = [roomOf(from), roomOf(to)];
  if (mine === null) return "this file lives in no room";
  if (other === null) return "it lives in no room";
  return mayImport(mine, found) ? null : `${mine} may not`;
}

function mayImport(mine: Room | "top", { from, to, kind }: Import): boolean {
  const isType = kind === "type";
  switch (mine) {
    case "document":
      return isUnder(to, mine);
    case "ui":
      return isUnder(to, mine) || (isType && to === "app/services/generated.ts");
    case "islands":
      return (
        isUnder(to, "islands", "ui", "document") || (isType && (isContract(to) || isUnder(to, "routes")))
      );
    case "routes":
      return (
        isUnder(
          to,
          "routes",
          "islands",
          "ui",
          "document",
          "server/gateway",
          "server/session",
          "server/export",
        ) ||
        contracts.test(to) ||
        (isType && isContract(to))
      );
    case "services":
      return isUnder(to, "writer", "document") || inOwnService(from, to, isType);
    case "writer":
      return isUnder(to, "writer", "document");
    case "server":
      return isUnder(to, "server", "services", "writer", "document");
    case "top":
      return isUnder(to, "routes", "ui", "server/session");
    default:
      return mine satisfies never;
  }
}

/** A service knows its own folder and the context; the context names the tables, and what a service asks of its host. */
function inOwnService(from: string, to: string, isType: boolean): boolean {
  if (ofAllServices.has(to)) return true;
  const own = serviceOf(from);
  if (own !== null) return serviceOf(to) === own;
  return isType && /^app\/services\/[^/]+\/(tables|host)\.ts$/.test(to);
}

/** The looks need React, its router and the fonts; anything more would be an island. */
const looks = [/^react(-dom)?(\/|$)/, /^react-router(\/|$)/, /^@fontsource-variable\//];

function packageFault({ from, to }: Import): string | null {
  if (/\.test\.tsx?$/.test(from)) return null;
  if (isUnder(from, "ui"))
    return looks.some((allowed) => allowed.test(to)) ? null : "ui is React and its router alone";
  if (isUnder(from, "islands") && /^(node:|kysely|hono|pg$|pino|ai$|@ai-sdk)/.test(to))
    return "islands run in the browser";
  if (isUnder(from, "document") && /^(node:|react)/.test(to)) return "document is pure, for both sides";
  return null;
}
