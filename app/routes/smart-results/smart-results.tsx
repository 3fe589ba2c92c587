import { useState } from "react";
import { data, redirect, useLocation, useNavigation } from "react-router";
import { ResultsIsland } from "#app/islands/smart-results/results-island.tsx";
import { useForgetTold } from "#app/islands/told-cookie.ts";
import { newId } from "#app/islands/new-id.ts";
import { useBeside } from "#app/islands/smart-results/use-beside.ts";
import { lastSaved } from "#app/islands/workspace/save/last-saved.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { problemNotice, refused } from "../forms/problems.ts";
import { useShell } from "../frame/use-shell.ts";
import { zoneOf } from "../frame/zone.ts";
import { documentTold, leadAgain, type NotDone, sentAgain } from "../workspace/again.ts";
import { type DocumentSubmission, readDocumentForm } from "../workspace/document-form.ts";
import { assertGuid } from "../workspace/document-loader.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/smart-results.ts";
import { askAgain, askResult, leadHome, saveResult } from "./change-results.ts";
import { goneContext, showAgain } from "./show-again.ts";
import { loadResults } from "./load-results.ts";
import { findShown, listVersions } from "./load-versions.ts";
import { readPlace, resultsAddress, type ResultsPlace, withoutShown } from "./places.ts";
import { ResultsPage } from "./results-page.tsx";
import { valueField } from "./tool-fields.ts";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  if (params.guid === undefined) throw redirect("/", 303);
  assertGuid(params.guid);
  const page = /^[1-9]\d{0,3}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? "1";
  const here = readPlace(params.guid, url.searchParams);
  const told = await documentTold.find({ request, context }, url);
  const again = told && (await showAgain(context, told.answer));
  const content = context.get(goneContext) ? null : await getResult(context, params.guid);
  const loaded = await loadResults(context, content, {
    place: here,
    page: Number(page),
    writing: url.searchParams.get("writing"),
    houseStyle: user.houseStyleCharacters,
  });
  const { families, builtinWrites } = await loadCatalogue(context);
  const left = await takeFlash(request);
  const shown = {
    ...loaded,
    here,
    present: resultsAddress(withoutShown({ ...here, at: loaded.shown })),
    families: families.create,
    builtinWrites,
    again,
    notice: left?.notice ?? null,
    savedAgo: Date.now() - Date.parse(loaded.savedAt),
    savedText: lastSaved(loaded.savedAt, Date.now(), zoneOf(context)),
  };
  return data(shown, {
    status: told?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

/** A document with its versions; where it cannot be had at present, home says so. @throws a response for all others */
async function getResult(context: Context, guid: string): Promise<Content> {
  const found = await getContent(gatewayOf(context), guid);
  if (!found.success && found.status === 404) throw data(null, { status: 404 });
  if (!found.success) throw await seeOther("/", problemNotice(found));
  const { content } = found.data;
  if (content.mode === "inspire") throw redirect(`/inspiration?id=${guid}`, 303);
  return content;
}

/** Saves a tab, and asks for versions of what stands in it. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  if (params.guid === undefined) throw data(null, { status: 404 });
  assertGuid(params.guid);
  const place = readPlace(params.guid, url.searchParams);
  const done = await work(context, place, await readDocumentForm(context, request));
  if (done instanceof Response) return done;
  const again = await sentAgain(context, done);
  const left = await leadAgain({ request, context }, resultsAddress(place), again, done);
  return left ?? refused(await showAgain(context, again), done.problem.status);
}

async function work(
  context: Context,
  place: ResultsPlace,
  form: DocumentSubmission,
): Promise<Response | NotDone> {
  const answer = await getContent(gatewayOf(context), place.guid);
  if (!answer.success) return { form, problem: answer, gone: answer.status === 404 };
  const { content } = answer.data;
  const writing = form.fields["writing"] ?? "";
  if (form.intent === "stop") {
    await stopOwn(context, writing);
    return redirect(resultsAddress(place, { writing }), 303);
  }
  if (form.intent === "again") return askAgain(context, place, { writing, click: form.click });
  if (form.intent === "discard") return redirect(resultsAddress(place), 303);
  const listing = await listVersions(context, content.guid);
  const found = await findShown(context, place, listing);
  const version = found?.number === listing.places.present ? null : found;
  const sent = { content, version, place, form };
  switch (form.intent) {
    case "save":
      return saveResult(context, sent);
    case "more":
      return leadHome(context, sent);
    case "new":
    case "tool":
      return askResult(context, sent);
    default:
      throw data(null, { status: 400 });
  }
}

type Context = Route.ActionArgs["context"];

export const meta: Route.MetaFunction = () => [{ title: "Smart Results · Stet" }];

export default function SmartResults(props: Route.ComponentProps) {
  return <ResultsOf key={props.params.guid} {...props} />;
}

function ResultsOf({ loaderData, params }: Route.ComponentProps) {
  const { user } = useShell();
  const { state } = useLocation() as { state: { stay?: string } | null };
  const { offline, answer } = useAnswer<typeof action>();
  const mine = offline ? null : (answer ?? loaderData.again);
  useForgetTold(loaderData.again !== null);
  const typed = mine?.typed ?? null;
  const notice = offline ?? (mine ? mine.notice : loaderData.notice);
  const tab = loaderData.isPresent ? "present" : String(loaderData.shown);
  const guid = params.guid ?? "";
  const isSent = useNavigation().formMethod === "POST";
  const { sitting, isWritten } = useSitting(tab, isSent || loaderData.writing !== null, state?.stay);
  const { notes, chosen } = mine ?? { ...loaderData, chosen: loaderData.here };
  const { typed: beside, key, onInput } = useBeside(guid, { ...loaderData.notes });
  return (
    <ResultsIsland
      key={sitting}
      guid={guid}
      sitting={sitting}
      isPresent={loaderData.isPresent}
      isWritten={isWritten}
      source={typed ? typed.source : loaderData.source}
      document={typed ? { ...loaderData.document, ...typed.mine } : loaderData.document}
      writing={loaderData.writing}
      savedAgo={loaderData.savedAgo}
      present={loaderData.present}
      render={(laid) => (
        <ResultsPage
          key={laid.key}
          guid={guid}
          gone={loaderData.gone}
          account={user}
          results={loaderData.results}
          document={laid.document}
          writing={laid.writing}
          place={loaderData.here}
          chosen={{ [valueField(chosen.tool)]: chosen.value, ...beside, tool: beside["tool"] ?? chosen.tool }}
          families={loaderData.families}
          builtinWrites={loaderData.builtinWrites}
          notes={{ ...notes, ...beside }}
          beside={key}
          onInput={onInput}
          mostAgain={loaderData.mostAgain}
          savedText={loaderData.savedText}
          click={mine ? mine.click : loaderData.click}
          early={typed ? typed.early : loaderData.early}
          notice={laid.said ?? notice}
          laid={laid}
        />
      )}
    />
  );
}

/**
 * What the tab in front is to its editor. `sitting`: another one for another tab, unless its editor `stays`; `isWritten`:
 * it came of what was asked for here, a version that was written, or a save.
 */
function useSitting(tab: string, busy: boolean, stays: string | undefined) {
  const [seen, setSeen] = useState(() => ({ tab, busy, sitting: newId(), isWritten: false }));
  if (seen.tab === tab && seen.busy === busy) return seen;
  const isSame = seen.tab === tab || stays === seen.sitting;
  const now = {
    tab,
    busy,
    sitting: isSame ? seen.sitting : newId(),
    isWritten: seen.busy && !busy,
  };
  setSeen(now);
  return now;
}
