import { randomUUID } from "node:crypto";
import { createContext, data, redirect } from "react-router";
import { z } from "zod";
import { DocumentIsland } from "#app/islands/workspace/document-island.tsx";
import { FileDrop } from "#app/islands/workspace/open/file-drop.tsx";
import { lastSaved } from "#app/islands/workspace/save/last-saved.ts";
import { useForgetTold } from "#app/islands/told-cookie.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText } from "#app/server/gateway/texts.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser, runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { problemNotice, refused } from "../forms/problems.ts";
import { useShell } from "../frame/use-shell.ts";
import { zoneOf } from "../frame/zone.ts";
import type { Route } from "./+types/document.ts";
import { loadAssistance } from "./assist/load-assistance.ts";
import { documentTold, layAgain, leadAgain, type NotDone, sentAgain, type SentAgain } from "./again.ts";
import { selectPart } from "./select-part.ts";
import { noteOpened } from "./cards/open-cards.ts";
import { continueText } from "./continue.ts";
import { type DocumentSubmission, readDocumentForm, workedText } from "./document-form.ts";
import { conflictPlace, keepMine } from "./met.ts";
import { assertGuid, goneDocument, loadDocument } from "./document-loader.ts";
import { askTool, type Placed } from "./panels/ask-tool.ts";
import { foldCookie, openBeside, placeAfter, withPanel } from "./panels/place.ts";
import { refusedContext } from "./panels/refused.ts";
import { isOfPanel, partFor } from "./panels/tool-call.ts";
import { contentSaved, saveDocument } from "./save.ts";
import { bringTypedBack } from "./typed.ts";
import { EditorPage } from "./editor-page.tsx";
import type { EditorState } from "./editor-state.ts";
import { subjectOf } from "./subject-of.ts";
import { loadSuggested, pressTitles } from "./titles/suggest.ts";
import { saveView, type ViewFields } from "./view/save-view.ts";

export { clientAction } from "../forms/client-action.ts";

/** The form that this request sent is of a document that was deleted meanwhile: its page is shown without it. */
const goneContext = createContext(false);

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const { titles } = await loadCatalogue(context);
  const { searchParams } = url;
  const conflict = searchParams.get("conflict");
  const told = await documentTold.find({ request, context }, url);
  const again = told && (await showAgain(context, told.answer));
  const loaded = context.get(goneContext)
    ? goneDocument
    : await loadDocument(context, params.guid, {
        review: searchParams.get("review"),
        typed: typedView(searchParams),
        anew: searchParams.has("anew"),
        conflict: conflict === null ? null : { version: conflict, marks: searchParams.has("marks") },
        history: searchParams.get("panel") === "history" ? searchParams : null,
      });
  const closed = await noteOpened(context, request, params.guid);
  const left = await takeFlash(request);
  const shown = {
    ...loaded,
    subject: subjectOf(params.guid, loaded.document, loaded.state, context.get(refusedContext)),
    // Once: what is typed from now on is put back at the next visit.
    takeSaved: left !== null && searchParams.get("take") === "saved",
    compare: searchParams.has("compare"),
    titleStyles: titles,
    suggested: await loadSuggested(context, searchParams.get("titles")),
    assistance: await loadAssistance(context),
    again,
    click: randomUUID(),
    notice: left?.notice ?? loaded.said ?? (url.searchParams.has("changed") ? changedNotice : closed),
    savedAgo: loaded.updatedAt ? Date.now() - Date.parse(loaded.updatedAt) : null,
    savedText: loaded.updatedAt ? lastSaved(loaded.updatedAt, Date.now(), zoneOf(context)) : undefined,
  };
  return data(shown, {
    status: told?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

function typedView(asked: URLSearchParams): "plain" | "marks" | "first" | null {
  if (asked.has("marks")) return "marks";
  if (asked.has("first")) return "first";
  return asked.get("version") === "0" ? "plain" : null;
}

const changedNotice: Notice = {
  kind: "warning",
  text: "The text was changed somewhere else. These are the marks against what is saved now.",
};

export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const { guid } = params;
  const form = await readDocumentForm(context, request);
  const done = await work(context, guid, form);
  if (done instanceof Response) return done;
  const again = await sentAgain(context, done);
  const place = withPanel(`/create/${guid}`, guid, openBeside(form.fields));
  const left = await leadAgain({ request, context }, place, again, done);
  return left ?? refused(await showAgain(context, again), done.problem.status);
}

/** Does what the pressed button stands for: leads on, or tells why not. */
async function work(
  context: Route.ActionArgs["context"],
  guid: string,
  form: DocumentSubmission,
): Promise<Response | NotDone> {
  if (form.intent === "bring-back") return bringBack(context, guid);
  if (form.intent === "save-anew") return saveAnew(context, form);
  const saved = await saveDocument(context, guid, form);
  if (!saved.success && saved.data.code !== "empty") return notSaved(context, guid, form, saved);
  const here = { guid, here: `/create/${guid}` };
  const place = placeAfter(here, form.intent, form.fields);
  if (place !== null) return onTo(place, form.intent);
  if (!saved.success) {
    // There is no document yet: what a panel asks for becomes it.
    const made = isOfPanel(form.apply ?? "") ? await apply(context, null, form, null, guid) : null;
    if (made === null) return notSaved(context, guid, form, saved);
    if ("problem" in made) return { form, problem: made.problem };
    return redirect(withPanel(made.place, guid, openBeside(form.fields)));
  }
  const { revision } = saved.data.content;
  const isSaved = { form: { ...form, revision }, isSaved: true };
  if (form.intent === "view") return applyView(context, guid, form.view);
  if (form.intent === "history") return redirect(`/create/${guid}?panel=history`);
  if (form.intent === "typed") return redirect(`/create/${guid}?version=0`);
  if (form.intent === "typed-marks") return redirect(`/create/${guid}?marks`);
  const titles = await pressTitles(context, guid, form);
  if (titles instanceof Response) return titles;
  if (titles !== null) return { ...isSaved, problem: titles.problem };
  const applied = await apply(context, guid, form, saved.data.content);
  if (applied === null) return seeOther(withPanel(here.here, guid, openBeside(form.fields)), contentSaved);
  if ("place" in applied) return redirect(withPanel(applied.place, guid, openBeside(form.fields)));
  return { ...isSaved, problem: applied.problem };
}

/** On to a place, with the sidebar as it was folded on the way. */
async function onTo(place: string, intent: string) {
  const kept = await foldCookie(intent);
  return redirect(place, { status: 303, headers: kept === null ? {} : { "Set-Cookie": kept } });
}

async function bringBack(context: Route.ActionArgs["context"], guid: string) {
  const answer = await bringTypedBack(context, guid);
  if (!answer.success) return seeOther(`/create/${guid}`, problemNotice(answer));
  return seeOther(`/create/${guid}`, {
    kind: "success",
    text: "Your text is back. What stood here is kept as a version.",
  });
}

async function applyView(context: Route.ActionArgs["context"], guid: string, view: ViewFields) {
  const kept = await saveView(context, guid, view);
  return kept.success ? redirect(`/create/${guid}`) : seeOther(`/create/${guid}`, problemNotice(kept));
}

/** A text that met another one is kept, and both are shown; one of a deleted document can be saved as a new one. */
async function notSaved(
  context: Route.ActionArgs["context"],
  guid: string,
  form: DocumentSubmission,
  problem: NotDone["problem"],
): Promise<Response | NotDone> {
  if (problem.status === 404) return { form, problem, gone: true };
  if (problem.data.code !== "revision_conflict") return { form, problem };
  const kept = await keepMine(context, guid, form);
  return kept.success ? redirect(conflictPlace(guid, kept.data.version.number)) : { form, problem: kept };
}

/** Saves what the form of a deleted document holds as another document; one click makes one. */
async function saveAnew(
  context: Route.ActionArgs["context"],
  form: DocumentSubmission,
): Promise<Response | NotDone> {
  const { title, subTitle, click } = form;
  const stored = await runFor(context, "markdownAsStored", { markdown: form.text });
  if ("problem" in stored) return { form, problem: stored.problem, gone: true };
  const guid = z.uuid().safeParse(click).data ?? randomUUID();
  const made = { guid, title, sub_title: subTitle, mode: "document" as const };
  const answer = await createText(gatewayOf(context), made, stored.output);
  if (!answer.success) return { form, problem: answer, gone: true };
  return seeOther(`/create/${answer.data.guid}`, contentSaved);
}

/** Asks for what the pressed button names, on the text as it was saved, or for the text of a document to come; null where nothing but a save was wanted. */
async function apply(
  context: Route.ActionArgs["context"],
  guid: string | null,
  form: DocumentSubmission,
  saved: Content | null,
  into: string | null = null,
): Promise<Placed | null> {
  if (form.intent === "continue" && saved) return continueText(context, saved, form.click);
  const { apply: asked, click, fields, title, subTitle } = form;
  if (asked === null) return null;
  const selected = saved ? await selectPart(context, saved, partFor(asked, form.part)) : { part: null };
  if ("problem" in selected) return selected;
  const text = { title, subTitle, text: workedText(form.text) };
  return askTool(context, { guid, into, apply: asked, text, fields, click, ...selected });
}

/** The form as it was sent, with what went wrong, for the page that this request shows. */
async function showAgain(context: Route.ActionArgs["context"], again: SentAgain) {
  const { notice, gone, sent } = again;
  if (gone) context.set(goneContext, true);
  if (isOfPanel(sent["asked"] ?? "") && !notice.limit) context.set(refusedContext, { notice, sent });
  const state: EditorState | null = gone ? { kind: "editing", gone } : null;
  return { notice, state, sent, click: randomUUID(), typed: await layAgain(context, again) };
}

const noneSent: Readonly<Record<string, string>> = {};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.document.title || "Untitled"} · Stet` },
];

export default function DocumentRoute({ loaderData, params }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.again);
  useForgetTold(loaderData.again !== null);
  const typed = answer?.typed;
  const document = typed ? { ...loaderData.document, ...typed.mine } : loaderData.document;
  const state = answer?.state ?? loaderData.state;
  return (
    <>
      <FileDrop />
      <DocumentIsland
        key={params.guid}
        guid={params.guid}
        takeSaved={loaderData.takeSaved}
        source={typed ? typed.source : loaderData.source}
        document={document}
        state={state}
        suggested={loaderData.suggested}
        assistance={loaderData.assistance}
        savedAgo={loaderData.savedAgo}
        render={(laid) => (
          <EditorPage
            key={laid.key}
            compare={loaderData.compare}
            sent={answer?.sent ?? noneSent}
            history={typed ? null : loaderData.history}
            guid={params.guid}
            document={laid.document}
            state={laid.state}
            titleStyles={loaderData.titleStyles}
            suggested={laid.suggested}
            account={user}
            click={answer?.click ?? loaderData.click}
            notice={
              laid.said ??
              offline ??
              (answer ? answer.notice : (laid.notice ?? loaderData.notice ?? laid.waits))
            }
            savedText={loaderData.savedText}
            status={laid.status}
            early={typed ? typed.early : loaderData.early}
            editor={laid.editor}
            copyButton={laid.copyButton}
            exports={laid.exports}
            assistance={laid.assistance}
            count={laid.count}
            onView={laid.onView}
            onSubmit={laid.onSubmit}
            pending={laid.pending}
            selected={laid.selected}
          />
        )}
      />
    </>
  );
}
