import { randomUUID } from "node:crypto";
import { data, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { useForgetSent } from "#app/islands/kept-fields.tsx";
import { CardGrid } from "#app/islands/workspace/cards/card-grid.tsx";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { panelAddress } from "#app/ui/workspace/panel-link.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { noticeShape, takeFlash } from "../forms/flash.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/create.ts";
import { applyToCards, type CardsAgain, notOpen } from "./cards/apply.ts";
import { CardsPage } from "./cards/cards-page.tsx";
import { openNew } from "./cards/new-card.ts";
import { loadCards } from "./cards/open-cards.ts";
import { loadSelected } from "./cards/selected-card.ts";
import { iconsOf, toGridCard } from "./cards/shown-cards.ts";
import { cardsAddress, subjectOfCards } from "./cards/subject-of-cards.ts";
import { openBeside, placeAfter, viewOf } from "./panels/place.ts";
import { refusedContext } from "./panels/refused.ts";
import { useToldSubject } from "./panels/subject.ts";
import { guidOf } from "./panels/template-form.ts";
import { isOfPanel } from "./panels/tool-call.ts";
import { useAround } from "./panels/use-bench.ts";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const view = viewOf(url.searchParams);
  if (view !== null) return redirect(view);
  const { searchParams } = url;
  const [catalogue, { cards, most }] = await Promise.all([loadCatalogue(context), loadCards(context)]);
  // An empty workspace is a new one; among cards that stand, a new one is chosen.
  if (cards.length === 0 && searchParams.get("new") === "workspace") return redirect("/create");
  const now = Date.now();
  const icons = iconsOf(catalogue);
  const oldest = cards.toSorted((one, other) => one.opened_at.localeCompare(other.opened_at))[0];
  const left = await takeFlash(request);
  const told = await cardsTold.find({ request, context }, url);
  const again = told && showAgain(context, told.answer);
  const selected = await loadSelected(context, cards, searchParams.get("card"));
  const missing = searchParams.has("card") && selected === null ? notOpen : null;
  const shown = {
    subject: subjectOfCards(selected, cards.length, context.get(refusedContext)),
    cards: cards.map((card) => toGridCard(card, now, icons)),
    selected,
    closesNext: cards.length < most ? null : (oldest?.document ?? null),
    choosing: searchParams.has("new"),
    again,
    click: randomUUID(),
    notice: left?.notice ?? missing,
  };
  return data(shown, {
    status: told?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

/** What the workspace shows of a form that was not done. */
const cardsTold = toldBy(
  z.object({ notice: noticeShape, sent: z.record(z.string(), z.string()).nullable() }),
);

/** The same, for the page that this request shows. */
function showAgain(context: Route.ActionArgs["context"], again: CardsAgain): CardsAgain {
  const { notice, sent } = again;
  if (sent && isOfPanel(sent["asked"] ?? "") && !notice.limit) context.set(refusedContext, { notice, sent });
  return again;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  const card = guidOf(fields["card"]) ?? "";
  const place = placeAfter({ guid: card, here: cardsAddress(card) }, fields["intent"] ?? "", fields);
  if (place !== null) return redirect(place);
  const done = await ((fields["apply"] ?? "") === ""
    ? openNew(context, form)
    : applyToCards(context, card, fields));
  if (done instanceof Response) return done;
  const here = panelAddress({ guid: card, here: cardsAddress(card) }, openBeside(fields));
  return (
    (await cardsTold.lead({ request, context }, here, done.again, done.status)) ??
    refused(showAgain(context, done.again), done.status)
  );
}

export const meta: Route.MetaFunction = () => [{ title: "Workspace · Stet" }];

const noneSent: Readonly<Record<string, string>> = {};

export default function Create({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = answered ?? loaderData.again;
  const { formData } = useNavigation();
  const { panel } = useAround().workbench;
  const { cards, selected, closesNext, click, ...shown } = loaderData;
  const said: Notice | null | undefined = offline ?? answer?.notice;
  const sent: Readonly<Record<string, string>> = answer?.sent ?? noneSent;
  const inPanel = panel !== null && isOfPanel(sent["asked"] ?? "") && !said?.limit;
  const pending = formData?.has("apply") === true;
  useForgetSent(pending, Boolean(said));
  useToldSubject(
    subjectOfCards(selected, cards.length, {
      pending,
      notice: (inPanel && said) || null,
      sent,
    }),
  );
  return (
    <CardsPage
      count={cards.length}
      choosing={shown.choosing}
      selected={selected?.document ?? ""}
      closing={cards.find(({ document }) => document === closesNext)?.view.title ?? null}
      click={click}
      notice={inPanel ? null : (said ?? shown.notice)}
    >
      <CardGrid cards={cards} selected={selected?.document ?? null} closesNext={closesNext} click={click} />
    </CardsPage>
  );
}
