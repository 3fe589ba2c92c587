import type { RouterContextProvider } from "react-router";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Card } from "#app/services/smart-actions/workspace/contract.ts";
import type { SelectedCard } from "./subject-of-cards.ts";

type Context = Readonly<RouterContextProvider>;

const stillWriting = "Wait for the text, or stop it.";

/** The selected one of the cards with the size of its text; null where none is selected. */
export async function loadSelected(
  context: Context,
  cards: readonly Card[],
  document: string | null,
): Promise<SelectedCard | null> {
  const card = cards.find((one) => one.document === document);
  if (!card) return null;
  const { content, state } = card;
  return {
    document: card.document,
    title: content?.title ?? "",
    subTitle: content?.sub_title ?? "",
    size: content === null ? sizeOf("") : await sizeOfText(context, content),
    blocked: state === "writing" ? stillWriting : null,
  };
}

async function sizeOfText(context: Context, content: { guid: string; revision: number }): Promise<TextSize> {
  const document = await findText(gatewayOf(context), content);
  const read = document && (await runFor(context, "exportStored", { document }));
  return sizeOf(read && "output" in read ? read.output : "");
}
