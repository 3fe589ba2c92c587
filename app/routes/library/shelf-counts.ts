import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { ShelfCounts } from "#app/ui/library/shelf-head.tsx";
import type { ShelfHref } from "#app/ui/library/shelves.ts";

type Context = Readonly<RouterContextProvider>;

const one = { limit: "1" } as const;

/** How many things are on the shelves beside one; those that nobody tells are left out. */
export async function loadShelfCounts(
  context: Context,
  userId: string,
  here: ShelfHref,
): Promise<ShelfCounts> {
  const { auth, smartActions } = gatewayOf(context);
  const counting: Record<ShelfHref, () => Promise<number | undefined>> = {
    "/recent-content": async () => {
      const answer = await ask(smartActions.folders.$get());
      if (!answer.success) return undefined;
      const { folders, uncategorized } = answer.data;
      return folders.reduce((sum, folder) => sum + folder.content_count, uncategorized);
    },
    "/recentprompts": async () => {
      const answer = await ask(auth.prompts.user[":userId"].$get({ param: { userId }, query: one }));
      return answer.success ? answer.data.count : undefined;
    },
    "/library": async () => {
      const answer = await ask(auth.user.prompts.$get({ query: one }));
      return answer.success ? answer.data.pagination.total : undefined;
    },
  };
  const wanted = (Object.keys(counting) as ShelfHref[]).filter((href) => href !== here);
  const counts = await Promise.all(wanted.map(async (href) => [href, await counting[href]()] as const));
  return Object.fromEntries(counts.filter(([, count]) => count !== undefined));
}
