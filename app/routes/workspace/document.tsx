import { randomUUID } from "node:crypto";
import { createContext, data, redirect } from "react-router";
import { z } from "zod";
import { DocumentIsland } from "#app/islands/workspace/document-island.tsx";
import { FileDrop } from "#app/islands/workspace/open/file-drop.tsx";
import { lastSaved } from "#app/islands/workspace/save/last-saved.ts";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText } from "#app/server/gateway/texts.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { laidTexts, requireUser, runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { generationNotice, problemNotice, refused } from "../forms/problems.ts";
import { useShell } from "../frame/use-shell.ts";
import { zoneOf } from "../frame/zone.ts";
import type { Route } from "./+types/document.ts";
import { loadAssistance } from "./assist/load-assistance.ts";
import { selectPart } from "./select-part.ts";
import { noteOpened } from "./cards/open-cards.ts";
import { continueText } from "./continue.ts";
import { type DocumentSubmission, readDocumentForm, unreadText, workedText } from "./document-form.ts";
import { conflictPlace, keepMine } from "./met.ts";
import { assertGuid, goneDocument, goneNotice, loadDocument } from "./document-loader.ts";
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
    click: randomUUID(),
    notice: left?.notice ?? loaded.said ?? (url.searchParams.has("changed") ? changedNotice : closed),
    savedAgo: loaded.updatedAt ? Date.now() - Date.parse(loaded.updatedAt) : null,
    savedText: loaded.updatedAt ? lastSaved(loaded.updatedAt, Date.now(), zoneOf(context)) : undefined,
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
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
  const form = await readDocumentForm(context, request);
  if (form.intent === "bring-back") return bringBack(context, params.guid);
  if (form.intent === "save-anew") return saveAnew(context, form);
  const saved = await saveDocument(context, params.guid, form);
  if (!saved.success && saved.data.code !== "empty") return notSaved(context, params.guid, form, saved);
  const here = { guid: params.guid, here: `/create/${params.guid}` };
  const place = placeAfter(here, form.intent, form.fields);
  if (place !== null) return onTo(place, form.intent);
  if (!saved.success) {
    // There is no document yet: what a panel asks for becomes it.
    const made = isOfPanel(form.apply ?? "") ? await apply(context, null, form, null, params.guid) : null;
    if (made === null) return notSaved(context, params.guid, form, saved);
    if ("problem" in made) return showAgain(context, form, made.problem);
    return redirect(withPanel(made.place, params.guid, openBeside(form.fields)));
  }
  const { revision } = saved.data.content;
  if (form.intent === "view") return applyView(context, params.guid, form.view);
  if (form.intent === "history") return redirect(`/create/${params.guid}?panel=history`);
  if (form.intent === "typed") return redirect(`/create/${params.guid}?version=0`);
  if (form.intent === "typed-marks") return redirect(`/create/${params.guid}?marks`);
  const titles = await pressTitles(context, params.guid, form);
  if (titles instanceof Response) return titles;
  if (titles !== null) return showAgain(context, { ...form, revision }, titles.problem);
  const applied = await apply(context, params.guid, form, saved.data.content);
  if (applied === null)
    return seeOther(withPanel(here.here, params.guid, openBeside(form.fields)), contentSaved);
  if ("place" in applied) return redirect(withPanel(applied.place, params.guid, openBeside(form.fields)));
  return showAgain(context, { ...form, revision }, applied.problem);
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

type Refused = { status: number; data: Problem };

/** A text that met another one is kept, and both are shown; one of a deleted document can be saved as a new one. */
async function notSaved(
  context: Route.ActionArgs["context"],
  guid: string,
  form: DocumentSubmission,
  refusal: Refused,
) {
  if (refusal.status === 404) return showAgain(context, form, refusal, true);
  if (refusal.data.code !== "revision_conflict") return showAgain(context, form, refusal);
  const kept = await keepMine(context, guid, form);
  return kept.success
    ? redirect(conflictPlace(guid, kept.data.version.number))
    : showAgain(context, form, kept);
}

/** Saves what the form of a deleted document holds as another document; one click makes one. */
async function saveAnew(context: Route.ActionArgs["context"], form: DocumentSubmission) {
  const { title, subTitle, click } = form;
  const stored = await runFor(context, "markdownAsStored", { markdown: form.text });
  if ("problem" in stored) return showAgain(context, form, stored.problem, true);
  const guid = z.uuid().safeParse(click).data ?? randomUUID();
  const made = { guid, title, sub_title: subTitle, mode: "document" as const };
  const answer = await createText(gatewayOf(context), made, stored.output);
  if (!answer.success) return showAgain(context, form, answer, true);
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

/** The form as it was sent, with what went wrong; `gone`: its document was deleted. */
async function showAgain(
  context: Route.ActionArgs["context"],
  { title, subTitle, revision, text, fields, apply: asked }: DocumentSubmission,
  { status, data: problem }: Refused,
  gone = false,
) {
  if (gone) context.set(goneContext, true);
  const isDeleted = gone && status === 404;
  const notice = isDeleted ? goneNotice : await generationNotice(context, { status, data: problem });
  if (isOfPanel(asked ?? "") && !notice.limit)
    context.set(refusedContext, { notice, sent: { ...fields, asked: asked ?? "" } });
  const state: EditorState | null = gone ? { kind: "editing", gone } : null;
  const laid = laidTexts(context);
  const done = await runFor(context, "layText", { markdown: text, into: laid.into });
  // While too many texts are worked on, this one is shown without its beginning drawn, not lost.
  const read = "output" in done ? done.output : unreadText(text, laid.into);
  const place = laid.lay(read.text);
  const source: TextSource = laid.into === "field" ? { field: place, unsaved: true } : { markdown: place };
  const mine = { title, subTitle, revision, text: "", firstSize: read.size };
  const click = randomUUID();
  return refused(
    { notice, state, mine, source, early: read.early, click, sent: { ...fields, asked: asked ?? "" } },
    status,
  );
}

const noneSent: Readonly<Record<string, string>> = {};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.document.title || "Untitled"} · Stet` },
];

export default function DocumentRoute({ loaderData, params }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const document = answer?.mine ? { ...loaderData.document, ...answer.mine } : loaderData.document;
  const state = answer?.state ?? loaderData.state;
  return (
    <>
      <FileDrop />
      <DocumentIsland
        key={params.guid}
        guid={params.guid}
        takeSaved={loaderData.takeSaved}
        source={answer?.mine ? answer.source : loaderData.source}
        document={document}
        state={state}
        suggested={loaderData.suggested}
        assistance={loaderData.assistance}
        savedAgo={loaderData.savedAgo}
        render={(laid) => (
          <EditorPage
            key={laid.key}
            compare={loaderData.compare}
            sent={answer?.mine ? answer.sent : noneSent}
            history={answer?.mine ? null : loaderData.history}
            guid={params.guid}
            document={laid.document}
            state={laid.state}
            titleStyles={loaderData.titleStyles}
            suggested={laid.suggested}
            account={user}
            click={answer?.click ?? loaderData.click}
            notice={laid.said ?? offline ?? (answer ? answer.notice : (laid.notice ?? loaderData.notice))}
            savedText={loaderData.savedText}
            status={laid.status}
            early={answer?.mine ? answer.early : loaderData.early}
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
