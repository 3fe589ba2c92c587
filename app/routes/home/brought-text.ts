import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent, loadText, loadVersionText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import { type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";

/**
 * The form with the text of a document in it, `?from={guid}`, or of one of its versions, `&version={number}`; null where
 * the reader has none such.
 */
export async function findBrought(
  context: Readonly<RouterContextProvider>,
  asked: URLSearchParams,
): Promise<DeskValues | null> {
  const guid = asked.get("from") ?? "";
  const number = asked.get("version") ?? "";
  if (!/^[\w-]{1,64}$/.test(guid) || !/^\d{0,9}$/.test(number)) return null;
  const gateway = gatewayOf(context);
  if (!(await getContent(gateway, guid)).success) return null;
  const document =
    number === ""
      ? await loadText(gateway, { guid, revision: null })
      : await loadVersionText(gateway, guid, Number(number));
  const read = await runFor(context, "exportStored", { document });
  return "output" in read ? { ...emptyDesk, text: read.output } : null;
}
