import type { RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { type LibraryAddress, readAddress, searchOf } from "#app/ui/library/library-address.ts";
import type { LibraryShown } from "#app/ui/library/library-shown.ts";
import { zoneOf } from "../frame/zone.ts";
import { toLibraryItem } from "./library-item.ts";
import { spanOf } from "./spans.ts";

type Context = Readonly<RouterContextProvider>;

/** Items of a page. */
const pageSize = 24;
/** A list of a service has at most so many. */
const most = 100;
/** Items that the way back finds again. */
const mostAgain = 960;

/** What the library shows of what an address asks for; `from` and `shown` count items, `stats` asks for the totals. */
export async function loadLibrary(
  context: Context,
  userId: string,
  asked: URLSearchParams,
): Promise<LibraryShown> {
  const address = readAddress(asked);
  const { offset, count } = partOf(asked, address);
  const [listed, folders, stats] = await Promise.all([
    listItems(context, userId, address, offset, count),
    ask(gatewayOf(context).smartActions.folders.$get()),
    asked.has("stats") ? loadStats(context, userId) : null,
  ]);
  const failed = [listed, folders].find((answer) => !answer.success);
  return {
    asked: searchOf({ ...address, page: 0, select: false }),
    items: listed.success
      ? listed.data.contents.map((one) => toLibraryItem(one, zoneOf(context), address.q))
      : [],
    offset,
    total: listed.success ? listed.data.total : 0,
    folders: folders.success
      ? folders.data.folders.map((one) => ({ guid: one.guid, name: one.name, count: one.content_count }))
      : [],
    uncategorized: folders.success ? folders.data.uncategorized : 0,
    stats,
    error: failed ? loadFailure(failed.status) : null,
  };
}

/** What is said where contents could not be read. */
export const loadFailure = (status: number): string =>
  status === 0 ? "Error loading recent content" : "Failed to load recent content";

function partOf(asked: URLSearchParams, { page }: LibraryAddress): { offset: number; count: number } {
  const number = (name: string): number => Math.max(0, Math.trunc(Number(asked.get(name)) || 0));
  if (asked.has("from")) return { offset: Math.min(1_000_000, number("from")), count: pageSize };
  if (asked.has("shown"))
    return { offset: 0, count: Math.min(mostAgain, Math.max(pageSize, number("shown"))) };
  return { offset: Math.min(1_000_000, page * pageSize), count: pageSize };
}

async function listItems(
  context: Context,
  userId: string,
  address: LibraryAddress,
  offset: number,
  count: number,
): Promise<Answer<{ contents: Content[]; total: number }>> {
  const { type, category, folder, q, since } = address;
  const contents: Content[] = [];
  for (;;) {
    const answer = await ask(
      gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].$get({
        param: { userId },
        query: {
          limit: String(Math.min(most, count - contents.length)),
          offset: String(offset + contents.length),
          type,
          category,
          ...(folder === "" ? {} : { folder }),
          ...(q === "" ? {} : { q }),
          ...spanOf(since, Date.now(), zoneOf(context)),
        },
      }),
    );
    if (!answer.success) return answer;
    const { contents: part, pagination } = answer.data;
    contents.push(...(part as Content[]));
    if (contents.length >= count || !pagination.has_more || part.length === 0)
      return { ...answer, data: { contents, total: pagination.total } };
  }
}

async function loadStats(context: Context, userId: string): Promise<LibraryShown["stats"]> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].stats.$get({
      param: { userId },
    }),
  );
  if (!answer.success) return null;
  const { total_items: items, actions_used: used, enhanced_words: words } = answer.data.stats;
  return { items, actions: Object.values(used).reduce((sum, times) => sum + times, 0), words };
}

/** What is to be deleted, as the address asks (`delete`), for a page without a script. */
export async function loadAsked(
  context: Context,
  asked: URLSearchParams,
): Promise<{ guid: string; title: string }[]> {
  const ids = (asked.get("delete") ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  const found = [];
  for (const guid of ids.slice(0, most)) {
    const answer = await getContent(gatewayOf(context), guid);
    if (answer.success) found.push({ guid, title: answer.data.content.title || "Untitled" });
  }
  return found;
}
