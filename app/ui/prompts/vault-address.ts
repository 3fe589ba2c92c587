/** Which saved prompts are shown, and in which order, as the address says it. */
export interface VaultAddress {
  /** Id of a folder; empty: all prompts. */
  folder: string;
  q: string;
  sort: (typeof sorts)[number][0];
  order: (typeof orders)[number][0];
  /** Pages before this one. */
  page: number;
}

export const sorts = [
  ["updatedAt", "Last updated"],
  ["createdAt", "Date created"],
  ["title", "Title"],
  ["domain", "Domain"],
] as const;
export const orders = [
  ["desc", "Newest First"],
  ["asc", "Oldest First"],
] as const;

/** Where saved prompts are, and where their forms are sent. */
export const vaultPath = "/library";

const everything: VaultAddress = { folder: "", q: "", sort: "updatedAt", order: "desc", page: 0 };
const longestQuery = 200;

/** An id as it may stand in an address. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

export function readVaultAddress(asked: URLSearchParams): VaultAddress {
  const of = <T extends string>(known: readonly (readonly [T, string])[], name: string, otherwise: T): T =>
    known.find(([value]) => value === asked.get(name))?.[0] ?? otherwise;
  const folder = asked.get("folder") ?? "";
  return {
    folder: isId(folder) ? folder : "",
    q: (asked.get("q") ?? "").trim().slice(0, longestQuery),
    sort: of(sorts, "sort", "updatedAt"),
    order: of(orders, "order", "desc"),
    page: Math.min(10_000, Math.max(0, Math.trunc(Number(asked.get("page")) || 0))),
  };
}

/** The prompt whose card asks whether it goes; null: none does. */
export function askedOf(asked: URLSearchParams): string | null {
  const id = asked.get("delete") ?? "";
  return isId(id) ? id : null;
}

/** Whether only some of the prompts are asked for. */
export const isNarrowed = ({ q, folder }: VaultAddress): boolean => q !== "" || folder !== "";

/** The list that an address shows a part of. */
export const vaultList = (address: VaultAddress): string => vaultHref({ ...address, page: 0 });

/** The address of what is asked for; `more` is what else stands in it. */
export function vaultHref(asked: Partial<VaultAddress>, more: Record<string, string> = {}): string {
  const address = { ...everything, ...asked };
  const query = new URLSearchParams();
  for (const name of ["folder", "q", "sort", "order", "page"] as const)
    if (address[name] !== everything[name]) query.set(name, String(address[name]));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text === "" ? vaultPath : `${vaultPath}?${text}`;
}
