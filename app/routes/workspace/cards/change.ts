import { data, redirect, replace, type RouterContextProvider } from "react-router";
import { type CardStep, cardSteps, stepOf } from "#app/document/workspace-grid.ts";
import type { Answer } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { seeOther } from "../../forms/flash.ts";
import { formText } from "../../forms/form-text.ts";
import { problemNotice } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { assertGuid } from "../document-loader.ts";
import type { Route } from "./+types/change.ts";
import { closeCard, loadCards, putCard } from "./open-cards.ts";
import { notOpen } from "./selected-card.ts";

type Context = Readonly<RouterContextProvider>;

export { clientAction } from "../../forms/client-action.ts";

export function loader() {
  return redirect("/create");
}

/** What is done to a card: `intent` is a step, `place` (with `x y w h`), `close` or `stop` (with `generation`). */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const card = formText(form, "card");
  assertGuid(card);
  const back = backOf(form);
  const intent = formText(form, "intent");
  switch (intent) {
    case "close":
      return done(await closeCard(context, card), back, null);
    case "stop":
      await stop(context, formText(form, "generation"));
      return replace(`/create${back}`);
    case "place":
      return done(await putCard(context, card, placeOf(form)), back, card);
    default:
      return takeStep(context, card, intent, back);
  }
}

async function takeStep(context: Context, card: string, intent: string, back: string) {
  const step = cardSteps.find((one: CardStep) => one === intent);
  if (step === undefined) throw data(null, { status: 400 });
  const { cards } = await loadCards(context);
  if (!cards.some(({ document }) => document === card)) return seeOther(`/create${back}`, notOpen);
  const to = stepOf(cards, card, step);
  return done(to && (await putCard(context, card, to)), back, card);
}

const placeOf = (form: FormData) => {
  const [x, y, w, h] = ["x", "y", "w", "h"].map((name) => Number(formText(form, name)) || 0);
  return { x, y, w, h };
};

async function stop(context: Context, generation: string): Promise<void> {
  const running = await findGeneration(gatewayOf(context), generation);
  if (!running) throw data(null, { status: 404 });
  await stopGeneration(gatewayOf(context), running);
}

/** The panel that is open stays so. */
function backOf(form: FormData): string {
  const panel = formText(form, "panel");
  return /^[a-z-]{1,30}$/.test(panel) ? `?panel=${panel}` : "";
}

/** Back to the grid; `card` is then the selected one. */
function done(answer: Answer<unknown> | null, back: string, card: string | null) {
  const place = card === null ? `/create${back}` : `/create${back}${back ? "&" : "?"}card=${card}`;
  if (answer === null || answer.success) return replace(place);
  if (answer.status === 404) return seeOther(`/create${back}`, notOpen);
  const notice = problemNotice(answer);
  return seeOther(place, { ...notice, text: `The card is where it was. ${notice.text}` });
}
