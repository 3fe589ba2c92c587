import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { sizeOf } from "#app/document/credits.ts";
import { type Bytes, laidInto, type LaidInto, type LaidText } from "#app/document/document-tasks.ts";
import { DocumentIsland } from "#app/islands/workspace/document-island.tsx";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { laidTexts, requireUser, runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { lastSaved } from "../frame/dates.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { generationNotice, problemNotice, refused } from "../forms/problems.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/document.ts";
import { applyAction } from "./apply.ts";
import { continueText } from "./continue.ts";
import { type DocumentSubmission, readDocumentForm, workedText } from "./document-form.ts";
import { assertGuid, conflictState, loadDocument } from "./document-loader.ts";
import { contentSaved, saveDocument } from "./save.ts";
import { bringTypedBack } from "./typed.ts";
import { EditorPage } from "./editor-page.tsx";
import type { EditorState } from "./editor-state.ts";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const { sidebar, builtinWrites, model } = await loadCatalogue(context);
  const { searchParams } = url;
  const loaded = await loadDocument(context, params.guid, {
    review: searchParams.get("review"),
    typed: typedView(searchParams),
  });
  const left = await takeFlash(request);
  const shown = {
    ...loaded,
    takeSaved: url.searchParams.get("take") === "saved",
    compare: searchParams.has("compare"),
    sections: sidebar,
    builtinWrites,
    model,
    click: randomUUID(),
    notice: left?.notice ?? (url.searchParams.has("changed") ? changedNotice : null),
    savedText: loaded.updatedAt ? lastSaved(loaded.updatedAt, Date.now()) : undefined,
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
  const saved = await saveDocument(context, params.guid, form);
  if (!saved.success) return showAgain(context, form, saved);
  const { revision } = saved.data.content;
  if (form.intent === "typed") return redirect(`/create/${params.guid}?version=0`);
  if (form.intent === "typed-marks") return redirect(`/create/${params.guid}?marks`);
  const applied = await apply(context, params.guid, form, saved.data.content);
  if (applied === null) return seeOther(`/create/${params.guid}`, contentSaved);
  if (applied.generation !== null) return redirect(`/create/${params.guid}?review=${applied.generation}`);
  return showAgain(context, { ...form, revision }, applied.problem);
}

async function bringBack(context: Route.ActionArgs["context"], guid: string) {
  const answer = await bringTypedBack(context, guid);
  if (!answer.success) return seeOther(`/create/${guid}`, problemNotice(answer));
  return seeOther(`/create/${guid}`, {
    kind: "success",
    text: "Your text is back. What stood here is kept as a version.",
  });
}

/** Asks for the edit whose button was pressed, on the text as it was saved; null where nothing but a save was wanted. */
async function apply(
  context: Route.ActionArgs["context"],
  guid: string,
  form: DocumentSubmission,
  saved: Content,
) {
  if (form.intent === "continue") return continueText(context, saved, form.click);
  return form.apply === null
    ? null
    : applyAction(context, guid, form.apply, {
        ...form,
        text: workedText(form.text),
      });
}

/** A text that no thread could read, to be laid into a page as it came. */
const unreadText = (text: Bytes, into: LaidInto): LaidText => {
  const words = new TextDecoder().decode(text);
  return { text: laidInto(into, words), size: sizeOf(words), early: "" };
};

/** The form as it was sent, with what went wrong; a conflict shows both texts. */
async function showAgain(
  context: Route.ActionArgs["context"],
  { title, subTitle, revision, text }: DocumentSubmission,
  { status, data: problem }: { status: number; data: Problem },
) {
  const current = problem["current"] as Content | undefined;
  const words = { title, subTitle };
  if (current) {
    const mine = { ...words, text: new TextDecoder().decode(text) };
    const state: EditorState = await conflictState(context, mine, current);
    return refused(
      { notice: null, state, mine: { ...mine, revision }, source: null, early: "", click: randomUUID() },
      status,
    );
  }
  const notice: Notice = await generationNotice(context, { status, data: problem });
  const laid = laidTexts(context);
  const done = await runFor(context, "layText", { markdown: text, into: laid.into });
  // While too many texts are worked on, this one is shown without its beginning drawn, not lost.
  const read = "output" in done ? done.output : unreadText(text, laid.into);
  const place = laid.lay(read.text);
  const source: TextSource = laid.into === "field" ? { field: place, unsaved: true } : { markdown: place };
  const mine = { ...words, revision, text: "", firstSize: read.size };
  return refused({ notice, state: null, mine, source, early: read.early, click: randomUUID() }, status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.document.title || "Untitled"} · Stet` },
];

export default function DocumentRoute({ loaderData, params }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const document = answer?.mine ? { ...loaderData.document, ...answer.mine } : loaderData.document;
  const state = answer?.state ?? loaderData.state;
  return (
    <DocumentIsland
      key={params.guid}
      guid={params.guid}
      takeSaved={loaderData.takeSaved}
      source={answer?.mine ? answer.source : loaderData.source}
      document={document}
      state={state}
      render={(laid) => (
        <EditorPage
          key={laid.key}
          compare={loaderData.compare}
          guid={params.guid}
          document={laid.document}
          state={laid.state}
          sections={loaderData.sections}
          builtinWrites={loaderData.builtinWrites}
          model={loaderData.model}
          account={user}
          click={answer?.click ?? loaderData.click}
          notice={offline ?? (answer ? answer.notice : (laid.notice ?? loaderData.notice))}
          savedText={laid.unsaved ? "Not saved yet" : loaderData.savedText}
          early={answer?.mine ? answer.early : loaderData.early}
          editor={laid.editor}
          copyButton={laid.copyButton}
          onSubmit={laid.onSubmit}
          pending={laid.pending}
        />
      )}
    />
  );
}
