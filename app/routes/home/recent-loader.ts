import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { ContentMode } from "#app/ui/badge.tsx";
import { shownDate } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
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
  if (!answer.success) {
    return {
      items: [],
      total: 0,
      error: answer.status === 0 ? "Error loading recent content" : "Failed to load recent content",
    };
  }
  const { contents, pagination } = answer.data;
  return {
    total: pagination.total,
    items: contents.map((content) => ({
      href: `/create/${content.guid}`,
      title: content.title || "Untitled",
      text: content.preview,
      mode: content.mode as ContentMode,
      date: shownDate(content.updatedAt, zoneOf(context)),
      tags: content.smart_actions,
    })),
  };
}
