import { defaultView, readView, type View } from "#app/document/view.ts";
import type { Trx } from "../context.ts";
import { lockContent } from "./contents.ts";
import type { ContentRow } from "./tables.ts";

/** How a document is looked at; who chose nothing has the default. */
export const viewOf = ({ view }: Pick<ContentRow, "view">): View =>
  view === null ? defaultView : readView(JSON.parse(view) as Partial<View>, defaultView);

/** Changes what is named of a document's view and leaves the rest. Its text is the same: no revision. @throws ServiceError 404 */
export async function setView(
  trx: Trx,
  userId: string,
  id: string,
  changed: { [Part in keyof View]?: View[Part] | undefined },
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  const view = JSON.stringify(readView(changed, viewOf(row)));
  await trx.updateTable("contents").set({ view }).where("id", "=", id).execute();
  return { ...row, view };
}
