import { data, redirect, replace, type RouterContextProvider } from "react-router";
import { type CardStep, cardSteps, stepOf } from "#app/document/workspace-grid.ts";
import type { Answer } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import { panelAddress } from "#app/ui/workspace/panel-link.tsx";
import { seeOther } from "../../forms/flash.ts";
import { formText } from "../../forms/form-text.ts";
import { problemNotice } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { assertGuid } from "../document-loader.ts";
import { openBeside } from "../panels/place.ts";
import { guidOf } from "../panels/template-form.ts";
import type { Route } from "./+types/change.ts";
import { notOpen } from "./apply.ts";
import { closeCard, loadCards, putCard } from "./open-cards.ts";
import { cardsAddress } from "./subject-of-cards.ts";

type Context = Readonly<RouterContextProvider>;

export { clientAction } from "../../forms/client-action.ts";

export function loader() {
  return redirect("/create");
}

/**
 * What is done to a card: `intent` is a step, `place` (with `x y w h`), `close`, or with `generation` `stop` and
 * `take-back`; `selected` and `panel` say how the grid is shown afterwards.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const card = formText(form, "card");
  assertGuid(card);
  const intent = formText(form, "intent");
  const shown = (selected: string): string =>
    panelAddress(
      { guid: selected, here: cardsAddress(selected) },
      openBeside({ panel: formText(form, "panel") }),
    );
  const selected = guidOf(formText(form, "selected")) ?? "";
  const others = shown(selected === card ? "" : selected);
  switch (intent) {
    case "close":
      return done(await closeCard(context, card), others, others);
    case "stop":
      await stop(context, formText(form, "generation"));
      return replace(shown(selected));
    case "take-back": {
      const { document } = await stop(context, formText(form, "generation"));
      // The card of a text that was still to be made has nothing to show.
      return document === null
        ? done(await closeCard(context, card), others, others)
        : replace(shown(selected));
    }
    case "place":
      return done(await putCard(context, card, placeOf(form)), shown(card), others);
    default:
      return takeStep(context, card, intent, shown(card), others);
  }
}

async function takeStep(context: Context, card: string, intent: string, place: string, others: string) {
  const step = cardSteps.find((one: CardStep) => one === intent);
  if (step === undefined) throw data(null, { status: 400 });
  const { cards } = await loadCards(context);
  if (!cards.some(({ document }) => document === card)) return seeOther(others, notOpen);
  const to = stepOf(cards, card, step);
  return done(to && (await putCard(context, card, to)), place, others);
}

const placeOf = (form: FormData) => {
  const [x, y, w, h] = ["x", "y", "w", "h"].map((name) => Number(formText(form, name)) || 0);
  return { x, y, w, h };
};

async function stop(context: Context, generation: string): Promise<GenerationView> {
  const running = await findGeneration(gatewayOf(context), generation);
  if (!running) throw data(null, { status: 404 });
  await stopGeneration(gatewayOf(context), running);
  return running;
}

/** Back to the grid at `place`; at `others` where the card is not open any more. */
function done(answer: Answer<unknown> | null, place: string, others: string) {
  if (answer === null || answer.success) return replace(place);
  if (answer.status === 404) return seeOther(others, notOpen);
  const notice = problemNotice(answer);
  return seeOther(place, { ...notice, text: `The card is where it was. ${notice.text}` });
}
