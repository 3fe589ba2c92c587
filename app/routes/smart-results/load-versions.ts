import { data, type RouterContextProvider } from "react-router";
import { preview } from "#app/document/counts.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { Version } from "#app/services/smart-actions/contract.ts";
import { dayName, timeOfDay } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
import { findVersion } from "../workspace/versions.ts";
import {
  beginning,
  closed,
  labelOf,
  opened,
  type Places,
  resultsAddress,
  type ResultsPlace,
  tabNumbers,
} from "./places.ts";

type Context = Readonly<RouterContextProvider>;

const onPage = 50;
const listPreview = 80;
const tabPreview = 100;

/** A version in the list at the left. */
export interface ListedResult {
  number: number;
  label: string;
  name: string | null;
  time: string;
  /** The beginning of its text. */
  preview: string;
  isShown: boolean;
  /** It has a tab. */
  isLoaded: boolean;
  /** Where it is shown in a tab. */
  address: string;
}

/** A version that is open. */
export interface ResultTab {
  number: number;
  label: string;
  preview: string;
  isShown: boolean;
  address: string;
  /** Where it is closed; null for one that cannot be. */
  closes: string | null;
}

/** The versions of a document as its results show them. */
export interface Results {
  count: number;
  list: ListedResult[];
  tabs: ResultTab[];
  /** Addresses of the pages of the list before and behind this one; null where there is none. */
  newer: string | null;
  older: string | null;
}

interface Listing {
  versions: Version[];
  places: Places & { listed: number };
  hasOlder: boolean;
}

/** A page of a document's versions, newest first. @throws a response for a call that failed */
export async function listVersions(context: Context, guid: string, page = 1): Promise<Listing> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].versions.$get({
      param: { id: guid },
      query: { text: "none", limit: String(onPage), offset: String((page - 1) * onPage) },
    }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { versions, places, pagination } = answer.data;
  return { versions, places, hasOlder: pagination.has_more };
}

/** The version that a place shows; null where the document has none yet, or not that one. */
export async function findShown(
  context: Context,
  { guid, at }: ResultsPlace,
  { versions, places }: Pick<Listing, "versions" | "places">,
): Promise<Version | null> {
  const wanted = at !== null && at !== places.replaced ? at : beginning(places);
  if (wanted === null) return null;
  return (
    versions.find(({ number }) => number === wanted) ?? (await findVersion(context, guid, String(wanted)))
  );
}

/** The list and the tabs of a place; `shown` is the version in front. */
export async function showVersions(
  context: Context,
  place: ResultsPlace,
  { versions, places, hasOlder }: Listing,
  shown: number | null,
  page: number,
): Promise<Results> {
  const isListed = ({ number }: Version): boolean => number > 0 && number !== places.replaced;
  const tabs = tabNumbers({ ...place, at: shown }, places);
  const known = new Map(versions.map((version) => [version.number, version]));
  for (const number of tabs) {
    const version = known.get(number) ?? (await findVersion(context, place.guid, String(number)));
    if (version) known.set(number, version);
  }
  const begun = beginning(places);
  const isFixed = (number: number): boolean => number === places.first || number === begun;
  const addressOf = (number: number): string =>
    resultsAddress(
      isFixed(number) ? { ...place, at: number === begun ? null : number } : opened(place, number),
    );
  const zone = zoneOf(context);
  return {
    count: places.listed,
    list: versions.filter(isListed).map((version) => ({
      number: version.number,
      label: labelOf(version.number, places),
      name: version.name,
      time: momentOf(version.timestamp, zone),
      preview: beginningOf(version, listPreview),
      isShown: version.number === shown,
      isLoaded: tabs.includes(version.number),
      address: addressOf(version.number),
    })),
    tabs: tabs.flatMap((number) => {
      const version = known.get(number);
      if (!version) return [];
      return [
        {
          number,
          label: labelOf(number, places),
          preview: beginningOf(version, tabPreview),
          isShown: number === shown,
          address: addressOf(number),
          closes: isFixed(number) ? null : resultsAddress(closed({ ...place, at: shown }, number)),
        },
      ];
    }),
    newer: page > 1 ? resultsAddress(place, page > 2 ? { page: String(page - 1) } : {}) : null,
    older: hasOlder ? resultsAddress(place, { page: String(page + 1) }) : null,
  };
}

/** The beginning of a version's text; of one that nobody has read for that, its title. */
const beginningOf = ({ preview: begun, title }: Version, characters: number): string =>
  preview(begun ?? title, characters);

/** "14:32" of today, "Yesterday, 14:32" of another day. */
function momentOf(timestamp: string, zone: string): string {
  const [day, time] = [dayName(timestamp, Date.now(), zone), timeOfDay(timestamp, zone)];
  return day === "Today" ? time : `${day}, ${time}`;
}
