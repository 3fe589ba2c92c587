import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";

const most = "24";

/** The writer's newest documents, to which a message can be added; none where they cannot be told. */
export async function loadDocuments(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<{ guid: string; title: string }[]> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].$get({
      param: { userId },
      query: { limit: most },
    }),
  );
  if (!answer.success) return [];
  return answer.data.contents
    .filter(({ mode }) => mode !== "inspire")
    .map(({ guid, title }) => ({ guid, title: title || "Untitled" }));
}
