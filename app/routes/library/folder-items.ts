import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import { assertGuid } from "../workspace/document-loader.ts";
import type { Route } from "./+types/folder-items.ts";
import { addressOf } from "./library-item.ts";

/** An item of a folder, by its title. */
export interface FolderItem {
  guid: string;
  /** Where it is opened. */
  href: string;
  title: string;
}

/** The first 50 items of a folder, for a script that unfolds it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!(await findUser(context))) return Response.json(null, { status: 401 });
  assertGuid(params.guid);
  const answer = await ask(
    gatewayOf(context).smartActions.folders[":guid"].contents.$get({
      param: { guid: params.guid },
      query: {},
    }),
  );
  if (!answer.success) return Response.json(null, { status: answer.status || 503 });
  const items: FolderItem[] = answer.data.contents.map((content) => ({
    guid: content.guid,
    href: addressOf(content),
    title: content.title || "Untitled",
  }));
  return Response.json(items);
}
