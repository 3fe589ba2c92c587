import type { RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Going } from "#app/ui/library/delete-dialog.tsx";
import { type LibraryAddress, listOf, readAddress } from "#app/ui/library/library-address.ts";
import type { LibraryShown } from "#app/ui/library/library-shown.ts";
import { zoneOf } from "../frame/zone.ts";
import { toLibraryItem } from "./library-item.ts";
import { listPart, partOf } from "./list-part.ts";
import { spanOf } from "./spans.ts";

type Context = Readonly<RouterContextProvider>;

/** Items that may be asked about at once. */
const most = 100;

/** What the library shows of what an address asks for; `from` and `shown` count items, `stats` asks for the totals. */
export async function loadLibrary(
  context: Context,
  userId: string,
  asked: URLSearchParams,
): Promise<LibraryShown> {
  const address = readAddress(asked);
  const part = partOf(asked, address.page);
  const [listed, folders, stats] = await Promise.all([
    listPart(part, (query) => listItems(context, userId, address, query)),
    ask(gatewayOf(context).smartActions.folders.$get()),
    asked.has("stats") ? loadStats(context, userId) : null,
  ]);
  const failed = [listed, folders].find((answer) => !answer.success);
  return {
    asked: listOf(address),
    items: listed.success
      ? listed.data.items.map((one) => toLibraryItem(one, zoneOf(context), address.q))
      : [],
    offset: part.offset,
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

async function listItems(
  context: Context,
  userId: string,
  { type, category, folder, q, since }: LibraryAddress,
  query: { limit: string; offset: string },
): Promise<Answer<{ items: Content[]; pagination: { has_more: boolean; total: number } }>> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].$get({
      param: { userId },
      query: {
        ...query,
        type,
        category,
        ...(folder === "" ? {} : { folder }),
        ...(q === "" ? {} : { q }),
        ...spanOf(since, Date.now(), zoneOf(context)),
      },
    }),
  );
  if (!answer.success) return answer;
  const { contents, pagination } = answer.data;
  return { ...answer, data: { items: contents as Content[], pagination } };
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
export async function loadAsked(context: Context, asked: URLSearchParams): Promise<Going[]> {
  const ids = (asked.get("delete") ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  const found = [];
  for (const guid of ids.slice(0, most)) {
    const answer = await getContent(gatewayOf(context), guid);
    if (!answer.success) continue;
    const { title, folder_id: folder } = answer.data.content;
    found.push({ guid, title: title || "Untitled", folder });
  }
  return found;
}
