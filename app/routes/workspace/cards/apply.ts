import { redirect, type RouterContextProvider } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";
import { panelAddress } from "#app/ui/workspace/panel-link.tsx";
import type { EditorText } from "../editor-state.ts";
import { seeOther } from "../../forms/flash.ts";
import { generationNotice, problemNotice } from "../../forms/problems.ts";
import { type Refused, savedText, startTool } from "../panels/ask-tool.ts";
import { openBeside } from "../panels/place.ts";
import { type Fields, isOfPanel } from "../panels/tool-call.ts";
import { closedText, findDocument, putCard } from "./open-cards.ts";
import { selectFirst } from "./select-first.ts";
import { cardsAddress } from "./subject-of-cards.ts";

type Context = Readonly<RouterContextProvider>;

/** It is shown on its card in any case: only what fails at once is waited for. */
const waitSeconds = 1;

const noText: EditorText = { title: "", subTitle: "", text: "" };

/** What the workspace says of a form that was not done; `sent`: the form of a panel, with what it asked for as `asked`. */
export interface CardsAgain {
  notice: Notice;
  sent: Readonly<Record<string, string>> | null;
}

export interface CardsRefusal {
  again: CardsAgain;
  status: number;
}

export const notOpen: Notice = { kind: "warning", text: "That card is not open any more." };

/**
 * Asks for what a form of the grid asks for, on the selected card's text as it is saved, and stays there: an edit is
 * proposed on the card, a maker's text gets a card of its own.
 */
export async function applyToCards(
  context: Context,
  card: string,
  fields: Fields,
): Promise<Response | CardsRefusal> {
  const { apply = "", click = "" } = fields;
  const worked = await workedOn(context, card);
  if (worked === null) return { again: { notice: notOpen, sent: null }, status: 404 };
  if ("problem" in worked) return notAsked(context, fields, worked.problem);
  if (worked.text.text.trim() === "" && !isOfPanel(apply))
    return { again: { notice: { kind: "info", text: selectFirst }, sent: null }, status: 422 };
  const started = await startTool(context, { ...worked, apply, fields, click }, waitSeconds);
  if ("problem" in started) return notAsked(context, fields, started.problem);
  const open = openBeside(fields);
  const here = panelAddress({ guid: card, here: cardsAddress(card) }, open);
  const made = typeof started.guid === "string" && started.guid !== card ? started.guid : null;
  if (made === null) return redirect(here);
  const opened = await putCard(context, made, {});
  const closed = opened.success ? opened.data.closed : null;
  const place = `${here}#card-${made}`;
  return closed ? seeOther(place, { kind: "info", text: closedText(closed.title) }) : redirect(place);
}

interface Worked {
  guid: string | null;
  /** A card without a word, which gets the text. */
  into: string | null;
  text: EditorText;
}

/** What a card is worked on by; null where it is not there any more. */
async function workedOn(context: Context, card: string): Promise<Worked | Refused | null> {
  if (card === "") return { guid: null, into: null, text: noText };
  const found = await findDocument(context, card);
  if ("problem" in found) return found.problem.status === 404 ? null : found;
  if ("card" in found) return { guid: null, into: card, text: noText };
  const text = await savedText(context, found.content);
  return "problem" in text ? text : { guid: card, into: null, text };
}

async function notAsked(
  context: Context,
  fields: Fields,
  { status, data }: Refused["problem"],
): Promise<CardsRefusal> {
  const { apply = "" } = fields;
  const notice =
    status === 0 ? problemNotice({ status, data }) : await generationNotice(context, { status, data });
  return { again: { notice, sent: { ...fields, asked: apply } }, status };
}
