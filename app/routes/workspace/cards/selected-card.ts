import { redirect, type RouterContextProvider } from "react-router";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findText, getContent } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Card } from "#app/services/smart-actions/workspace/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { generationNotice, problemNotice, refused } from "../../forms/problems.ts";
import { askTool, savedText } from "../panels/ask-tool.ts";
import { selectFirst } from "./select-first.ts";

type Context = Readonly<RouterContextProvider>;

/** The card that sidebar and panels work on. */
export interface SelectedCard {
  document: string;
  title: string;
  subTitle: string;
  /** Of its text, for prices. */
  size: TextSize;
  /** Why nothing can be done with it now. */
  blocked: string | null;
}

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
  const size = content === null ? sizeOf("") : await sizeOfText(context, content);
  const blocked = state === "writing" ? stillWriting : size.characters === 0 ? selectFirst : null;
  return {
    document: card.document,
    title: content?.title ?? "",
    subTitle: content?.sub_title ?? "",
    size,
    blocked,
  };
}

async function sizeOfText(context: Context, content: { guid: string; revision: number }): Promise<TextSize> {
  const document = await findText(gatewayOf(context), content);
  const read = document && (await runFor(context, "exportStored", { document }));
  return sizeOf(read && "output" in read ? read.output : "");
}

/** Asks for an edit of a card's text as it is saved; its document opens with the proposal. */
export async function applyToCard(context: Context, card: string, action: string, click: string) {
  const current = await getContent(gatewayOf(context), card);
  if (!current.success) {
    const notice: Notice = current.status === 404 ? notOpen : problemNotice(current);
    return refused({ notice }, current.status);
  }
  const text = await savedText(context, current.data.content);
  const applied =
    "problem" in text ? text : await askTool(context, { guid: card, apply: action, text, fields: {}, click });
  if ("place" in applied) return redirect(applied.place);
  return refused({ notice: await generationNotice(context, applied.problem) }, applied.problem.status);
}

export const notOpen: Notice = { kind: "warning", text: "That card is not open any more." };
