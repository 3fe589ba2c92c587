import type { RouterContextProvider } from "react-router";
import type { Bytes, PartAsked } from "#app/document/document-tasks.ts";
import type { Selected } from "#app/document/place.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";

type Refused = { problem: { status: number; data: Problem } };

/**
 * What an action on a part of a document is asked with, from the text as it was saved; `base` is what the document was
 * when the part was told, where it is another one now. Null where the action works on the whole text.
 */
export async function selectPart(
  context: Readonly<RouterContextProvider>,
  saved: Pick<Content, "guid" | "revision">,
  part: PartAsked | null,
  base: Bytes | null = null,
): Promise<{ part: Selected | null } | Refused> {
  if (part === null) return { part };
  const document = await loadText(gatewayOf(context), saved);
  const done = await runFor(context, "selectPart", { document, part, base });
  if ("problem" in done) return done;
  return done.output ? { part: done.output } : { problem: noPart(part) };
}

const noPart = (part: PartAsked): Refused["problem"] => ({
  status: 422,
  data: {
    code: "not_possible",
    detail:
      "paragraph" in part
        ? `There is no paragraph ${part.paragraph} in this text.`
        : "What was selected is not there any more. Please select it again.",
  },
});
