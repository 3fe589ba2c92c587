/** Addresses of smart results: which versions are open as tabs, and which of them is shown. */

export interface ResultsPlace {
  guid: string;
  /** Numbers of the versions that were opened, ascending; the first one and the present text are open without it. */
  open: readonly number[];
  /** Number of the one that is shown; null: the one that the page begins with. */
  at: number | null;
  /** The tool that was applied last, with its value; empty for none. */
  tool: string;
  value: string;
}

/** Tabs that an address may name. */
const mostOpen = 20;

/** What an address names. */
export function readPlace(guid: string, search: URLSearchParams): ResultsPlace {
  const numbers = (search.get("v") ?? "").split(",").map(parseNumber);
  const open = [...new Set(numbers.filter((number) => number !== null))].slice(0, mostOpen);
  return {
    guid,
    open: open.toSorted((one, other) => one - other),
    at: parseNumber(search.get("at") ?? ""),
    tool: search.get("tool") ?? "",
    value: search.get("value") ?? "",
  };
}

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address of a place; `more` are other fields of it. */
export function resultsAddress(
  { guid, open, at, tool, value }: ResultsPlace,
  more: Record<string, string> = {},
): string {
  const fields = { v: open.join(","), at: at === null ? "" : String(at), tool, value, ...more };
  const said = Object.entries(fields).filter(([, text]) => text !== "");
  const query = said.map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll("%2C", ",")}`);
  return `/smart-results/${guid}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** With a version open, and shown. */
export const opened = (place: ResultsPlace, number: number): ResultsPlace => ({
  ...place,
  open: [...new Set([...place.open, number])].toSorted((one, other) => one - other),
  at: number,
});

/** Without a version's tab; where it was shown, the tab before it is. */
export function closed(place: ResultsPlace, number: number): ResultsPlace {
  const open = place.open.filter((one) => one !== number);
  const before = open.findLast((one) => one < number) ?? null;
  return { ...place, open, at: place.at === number ? before : place.at };
}

/** Where the version in front is the present text: its own tab is gone. */
export const withoutShown = (place: ResultsPlace): ResultsPlace => ({
  ...place,
  open: place.open.filter((number) => number !== place.at),
  at: null,
});

/** Numbers of the versions that have a place of their own, as the versions' call answers them. */
export interface Places {
  first: number | null;
  present: number | null;
  replaced: number | null;
}

/** What a version is called: the one that has another one's place has its name, too. */
export const labelOf = (number: number, { replaced }: Pick<Places, "replaced">): string =>
  `Version ${replaced !== null && number > replaced ? number - 1 : number}`;

/** The version that a page without `at` shows: the document's text, or what has its place. */
export const beginning = ({ first, present, replaced }: Places): number | null =>
  present === replaced ? first : present;

/** Numbers of the tabs: the first version, those that were opened, and the present text. */
export function tabNumbers({ open, at }: Pick<ResultsPlace, "open" | "at">, places: Places): number[] {
  const numbers = [places.first, ...open, at, beginning(places)];
  const shown = numbers.filter((number) => number !== null && number !== places.replaced);
  return [...new Set(shown as number[])].toSorted((one, other) => one - other);
}
