import { libraryPath } from "./shelves.ts";

/** What of the library is shown, as its address says it. */
export interface LibraryAddress {
  type: (typeof types)[number][0];
  category: (typeof categories)[number][0];
  since: (typeof times)[number][0];
  /** Guid of a folder, `uncategorized`, or empty: all content. */
  folder: string;
  q: string;
  view: "content" | "folders";
  /** Pages before this one. */
  page: number;
  /** Items are being chosen. */
  select: boolean;
}

export const types = [
  ["all", "All"],
  ["create", "Create"],
  ["inspire", "Inspire"],
  ["social", "Social"],
  ["stories", "Stories"],
] as const;
export const categories = [
  ["all", "All Types"],
  ["document", "Document"],
  ["story", "Story"],
  ["post", "Post"],
] as const;
export const times = [
  ["any", "Any time"],
  ["today", "Today"],
  ["yesterday", "Yesterday"],
  ["30-days", "Last 30 days"],
  ["90-days", "Last 90 days"],
  ["year", "Last year"],
] as const;

/** What the folder filter calls the contents without a folder. */
export const unfiled = "uncategorized";

const everything: LibraryAddress = {
  type: "all",
  category: "all",
  since: "any",
  folder: "",
  q: "",
  view: "content",
  page: 0,
  select: false,
};
const longestQuery = 200;

export function readAddress(asked: URLSearchParams): LibraryAddress {
  const of = <T extends string>(known: readonly (readonly [T, string])[], name: string, otherwise: T): T =>
    known.find(([value]) => value === asked.get(name))?.[0] ?? otherwise;
  const folder = asked.get("folder") ?? "";
  return {
    type: of(types, "type", "all"),
    category: of(categories, "category", "all"),
    since: of(times, "since", "any"),
    folder: /^[\w-]{1,64}$/.test(folder) ? folder : "",
    q: (asked.get("q") ?? "").trim().slice(0, longestQuery),
    view: asked.get("view") === "folders" ? "folders" : "content",
    page: Math.min(100_000, Math.max(0, Math.trunc(Number(asked.get("page")) || 0))),
    select: asked.get("select") === "1",
  };
}

/** The query of an address, with its question mark; empty for everything. `more` is what else stands in it. */
export function searchOf(asked: Partial<LibraryAddress>, more: Record<string, string> = {}): string {
  const address = { ...everything, ...asked };
  const query = new URLSearchParams();
  for (const name of ["type", "category", "since", "folder", "q", "view", "page"] as const)
    if (address[name] !== everything[name]) query.set(name, String(address[name]));
  if (address.select) query.set("select", "1");
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

export const hrefOf = (asked: Partial<LibraryAddress>, more?: Record<string, string>): string =>
  libraryPath + searchOf(asked, more);

/** The list that an address shows a part of. */
export const listOf = (address: LibraryAddress): string => searchOf({ ...address, page: 0, select: false });

/** Whether only some of a folder, or of all content, is asked for. */
export const isFiltered = ({ type, category, since, q }: LibraryAddress): boolean =>
  type !== "all" || category !== "all" || since !== "any" || q !== "";
