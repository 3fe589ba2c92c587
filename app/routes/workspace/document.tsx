import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { DocumentIsland } from "#app/islands/workspace/document-island.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../client-action.ts";
import { lastSaved } from "../dates.ts";
import { problemNotice, refused } from "../problems.ts";
import { useShell } from "../use-shell.ts";
import type { Route } from "./+types/document.ts";
import { applyAction } from "./apply.ts";
import { type DocumentSubmission, parseDocumentForm, updateBody } from "./document-form.ts";
import { conflictState, loadDocument } from "./document-loader.ts";
import { EditorPage } from "./editor-page.tsx";
import type { EditorState } from "./editor-state.ts";

export { clientAction } from "../client-action.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const { sidebar } = await loadCatalogue(context);
  const loaded = await loadDocument(context, params.guid, url.searchParams.get("review"));
  const saved = url.searchParams.get("saved") === String(loaded.document.revision);
  const notice: Notice | null = saved ? { kind: "success", text: "Content saved!" } : null;
  return {
    ...loaded,
    sections: sidebar,
    click: randomUUID(),
    notice: url.searchParams.has("changed") ? changedNotice : notice,
    savedText: loaded.updatedAt ? lastSaved(loaded.updatedAt, Date.now()) : undefined,
  };
}

const changedNotice: Notice = {
  kind: "warning",
  text: "The text was changed somewhere else. These are the marks against what is saved now.",
};

export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = parseDocumentForm(await request.formData());
  const saved = await save(context, params.guid, form);
  if ("answer" in saved) return saved.answer;
  if (form.apply === null) return redirect(`/create/${params.guid}?saved=${saved.revision}`);
  const applied = await applyAction(context, params.guid, form.apply, form);
  if (applied.generation !== null) return redirect(`/create/${params.guid}?review=${applied.generation}`);
  const mine = { ...form, revision: saved.revision };
  return refused({ notice: problemNotice(applied.problem) as Notice | null, state: null as EditorState | null, mine }, applied.problem.status);
}

/** Saves what the form holds; an action works on saved text, so that nothing typed can be lost under it. */
async function save(context: Route.ActionArgs["context"], guid: string, form: DocumentSubmission) {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      json: updateBody(form, form.revision),
    }),
  );
  if (answer.success) return { revision: answer.data.content.revision };
  const current = answer.data["current"];
  const state: EditorState | null =
    answer.data.code === "revision_conflict" ? conflictState(form, current as Parameters<typeof conflictState>[1]) : null;
  const notice: Notice | null = state ? null : problemNotice(answer);
  return { answer: refused({ notice, state, mine: form }, answer.status) };
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
      guid={params.guid}
      json={answer?.mine ? null : loaderData.json}
      document={document}
      state={state}
      render={(laid) => (
        <EditorPage
          document={document}
          state={laid.state}
          sections={loaderData.sections}
          credits={user?.credits ?? { used: 0, limit: 0 }}
          click={loaderData.click}
          notice={offline ?? answer?.notice ?? loaderData.notice}
          savedText={loaderData.savedText}
          editor={laid.editor}
          copyButton={laid.copyButton}
        />
      )}
    />
  );
}
