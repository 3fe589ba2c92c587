import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { zoneOf } from "../frame/zone.ts";
import { toLibraryItem } from "../library/library-item.ts";
import { loadFailure } from "../library/load-library.ts";
import type { RecentContentProps } from "./recent-content.tsx";

const shown = "24";

/** The user's newest contents for home. A failure is said in their place; the page stands. */
export async function loadRecent(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<RecentContentProps> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].$get({
      param: { userId },
      query: { limit: shown },
    }),
  );
  if (!answer.success) return { items: [], total: 0, error: loadFailure(answer.status) };
  const { contents, pagination } = answer.data;
  return {
    total: pagination.total,
    viewAllHref: libraryPath,
    items: contents.map((content) => toLibraryItem(content, zoneOf(context))),
  };
}
