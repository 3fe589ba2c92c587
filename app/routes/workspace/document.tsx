import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { usePassing } from "#app/islands/use-passing.ts";
import { DocumentIsland } from "#app/islands/workspace/document-island.tsx";
import type { Problem } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { toStored } from "#app/document/stored.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../client-action.ts";
import { lastSaved } from "../dates.ts";
import { takeFlash } from "../flash.ts";
import { generationNotice, refused } from "../problems.ts";
import { useShell } from "../use-shell.ts";
import { readForm } from "../read-form.ts";
import type { Route } from "./+types/document.ts";
import { applyAction } from "./apply.ts";
import { continueText } from "./continue.ts";
import { type DocumentSubmission, parseDocumentForm } from "./document-form.ts";
import { assertGuid, conflictState, loadDocument } from "./document-loader.ts";
import { saveDocument } from "./save.ts";
import { EditorPage } from "./editor-page.tsx";
import type { EditorState } from "./editor-state.ts";

export { clientAction } from "../client-action.ts";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const { sidebar } = await loadCatalogue(context);
  const loaded = await loadDocument(context, params.guid, url.searchParams.get("review"));
  const saved = url.searchParams.get("saved") === String(loaded.document.revision);
  const notice: Notice | null = saved ? { kind: "success", text: "Content saved!" } : null;
  const left = await takeFlash(request);
  const shown = {
    ...loaded,
    takeSaved: url.searchParams.get("take") === "saved",
    sections: sidebar,
    click: randomUUID(),
    notice: left?.notice ?? (url.searchParams.has("changed") ? changedNotice : notice),
    savedText: loaded.updatedAt ? lastSaved(loaded.updatedAt, Date.now()) : undefined,
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

const changedNotice: Notice = {
  kind: "warning",
  text: "The text was changed somewhere else. These are the marks against what is saved now.",
};

export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const form = parseDocumentForm(await readForm(request));
  const saved = await saveDocument(context, params.guid, form);
  if (!saved.success) return showAgain(context, form, saved);
  const { revision } = saved.data.content;
  const applied = await apply(context, params.guid, form, saved.data.content);
  if (applied === null) return redirect(`/create/${params.guid}?saved=${revision}`);
  if (applied.generation !== null) return redirect(`/create/${params.guid}?review=${applied.generation}`);
  return showAgain(context, { ...form, revision }, applied.problem);
}

/** Asks for the edit whose button was pressed, on the text as it was saved; null where nothing but a save was wanted. */
async function apply(
  context: Route.ActionArgs["context"],
  guid: string,
  form: DocumentSubmission,
  saved: Content,
) {
  if (form.intent === "continue") return continueText(context, saved, form.click);
  return form.apply === null ? null : applyAction(context, guid, form.apply, form);
}

/** The form as it was sent, with what went wrong; a conflict shows both texts. */
async function showAgain(
  context: Route.ActionArgs["context"],
  mine: DocumentSubmission,
  { status, data: problem }: { status: number; data: Problem },
) {
  const current = problem["current"] as Content | undefined;
  const state: EditorState | null = current ? conflictState(mine, current) : null;
  const notice: Notice | null = state ? null : await generationNotice(context, { status, data: problem });
  const json = state ? null : toStored(readMarkdown(mine.text));
  return refused({ notice, state, mine, json, click: randomUUID() }, status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.document.title || "Untitled"} · Stet` },
];

export default function DocumentRoute({ loaderData, params }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const document = answer?.mine ? { ...loaderData.document, ...answer.mine } : loaderData.document;
  const state = answer?.state ?? loaderData.state;
  const notice = usePassing(loaderData.notice, loaderData.notice?.kind === "success");
  return (
    <DocumentIsland
      guid={params.guid}
      takeSaved={loaderData.takeSaved}
      json={answer?.json ?? loaderData.json}
      document={document}
      state={state}
      proposal={state.kind !== "editing" && loaderData.json !== null}
      render={(laid) => (
        <EditorPage
          key={laid.key}
          document={laid.document}
          state={laid.state}
          sections={loaderData.sections}
          credits={user?.credits ?? { used: 0, limit: 0 }}
          click={answer?.click ?? loaderData.click}
          notice={offline ?? (answer ? answer.notice : (laid.notice ?? notice))}
          savedText={laid.unsaved ? "Not saved yet" : loaderData.savedText}
          editor={laid.editor}
          tools={laid.tools}
          copyButton={laid.copyButton}
          onSubmit={laid.onSubmit}
          pending={laid.pending}
        />
      )}
    />
  );
}
