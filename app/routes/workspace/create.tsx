import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { CardGrid } from "#app/islands/workspace/cards/card-grid.tsx";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/create.ts";
import { viewOf } from "./panels/place.ts";
import { CardsPage } from "./cards/cards-page.tsx";
import { openNew } from "./cards/new-card.ts";
import { loadCards } from "./cards/open-cards.ts";
import { applyToCard, loadSelected } from "./cards/selected-card.ts";
import { toGridCard } from "./cards/shown-cards.ts";

/** What the start buttons of home lead to and this server does not have yet. */
const unbuilt = [["brainstorm", "Brainstorm is still being built. A blank document is ready."]] as const;

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const view = viewOf(url.searchParams);
  if (view !== null) return redirect(view);
  const { searchParams } = url;
  const [{ sidebar, builtinWrites, model }, { cards, most }] = await Promise.all([
    loadCatalogue(context),
    loadCards(context),
  ]);
  const now = Date.now();
  const oldest = cards.toSorted((one, other) => one.opened_at.localeCompare(other.opened_at))[0];
  const left = await takeFlash(request);
  const shown = {
    cards: cards.map((card) => toGridCard(card, now)),
    selected: await loadSelected(context, cards, searchParams.get("card")),
    closesNext: cards.length < most ? null : (oldest?.document ?? null),
    choosing: searchParams.has("new"),
    sections: sidebar,
    builtinWrites,
    model,
    click: randomUUID(),
    unbuilt: unbuilt.find(([name]) => searchParams.has(name))?.[1] ?? null,
    notice: left?.notice ?? null,
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const edit = formText(form, "apply");
  if (edit === "") return openNew(context, form);
  return applyToCard(context, formText(form, "card"), edit, formText(form, "click"));
}

export const meta: Route.MetaFunction = () => [{ title: "Workspace · Stet" }];

export default function Create({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const { cards, selected, closesNext, click, ...shown } = loaderData;
  const said: Notice | null | undefined = offline ?? answer?.notice;
  const unbuiltNotice: Notice | null = shown.unbuilt && { kind: "info", text: shown.unbuilt };
  return (
    <CardsPage
      {...shown}
      count={cards.length}
      selected={selected}
      closing={cards.find(({ document }) => document === closesNext)?.view.title ?? null}
      click={click}
      account={user}
      notice={said ?? shown.notice ?? unbuiltNotice}
    >
      <CardGrid cards={cards} selected={selected?.document ?? null} closesNext={closesNext} click={click} />
    </CardsPage>
  );
}
