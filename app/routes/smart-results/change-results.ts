import { data, redirect, type RouterContextProvider } from "react-router";
import type { Bytes } from "#app/document/document-tasks.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import { seeOther } from "../forms/flash.ts";
import { generationNotice } from "../forms/problems.ts";
import { type DocumentSubmission, workedText } from "../workspace/document-form.ts";
import type { NotDone } from "../workspace/again.ts";
import { conflictPlace, keepMine } from "../workspace/met.ts";
import { callAgain } from "../workspace/panels/ask-tool.ts";
import { againOf, askVersion, type Notes, smartPath, toolBody } from "./ask-version.ts";
import { type ChosenTool, chosenTool } from "./chosen-tool.ts";
import { findMaker } from "./load-results.ts";
import { listVersions } from "./load-versions.ts";
import { resultsAddress, type ResultsPlace, withoutShown } from "./places.ts";
import { isChanged, saysVersion, saveTab } from "./save-tab.ts";

type Context = Readonly<RouterContextProvider>;

/** A form of smart results, and what it stands for. */
interface SentResult {
  content: Content;
  /** The version in front; null: the document's present text. */
  version: Version | null;
  place: ResultsPlace;
  form: DocumentSubmission;
}

const failed = "Failed to generate content. Please try again.";

/** Save: the text in front is the document's. */
export async function saveResult(context: Context, sent: SentResult) {
  const { content, version, place, form } = sent;
  const saved = await saveTab(context, content, version, form);
  if (!saved.success) return notSaved(context, sent, saved);
  return seeOther(resultsAddress(withoutShown(place)), { kind: "success", text: "Saved!" });
}

type Refused = Extract<Awaited<ReturnType<typeof saveTab>>, { success: false }>;

/** A text that met another one is kept, and both are shown. */
async function notSaved(
  context: Context,
  { content: { guid }, form }: SentResult,
  refusal: Refused,
): Promise<Response | NotDone> {
  if (refusal.data.code === "revision_conflict") {
    const kept = await keepMine(context, guid, form);
    if (kept.success) return redirect(conflictPlace(guid, kept.data.version.number), 303);
  }
  return { form, problem: refusal, gone: refusal.status === 404 };
}

/** Generate More: home, with the text in front. */
export async function leadHome(context: Context, sent: SentResult): Promise<Response | NotDone> {
  const kept = await keepTyped(context, sent);
  if ("refused" in kept) return kept.refused;
  const { guid } = sent.content;
  return redirect(`/?from=${guid}${kept.version === null ? "" : `&version=${kept.version.number}`}`, 303);
}

/** New Version, and Apply Tools. */
export async function askResult(context: Context, sent: SentResult): Promise<Response | NotDone> {
  const kept = await keepTyped(context, sent);
  if ("refused" in kept) return kept.refused;
  const { form } = sent;
  const tool = form.intent === "tool" ? await chosenTool(context, form.fields) : null;
  const place = tool === null ? kept.place : { ...kept.place, tool: tool.name, value: tool.value };
  const asked = await ask(context, sent, tool);
  if ("problem" in asked) {
    const { place: before } = sent;
    if (kept.place === before)
      return {
        form: { ...form, revision: kept.revision },
        problem: asked.problem,
        gone: asked.problem.status === 404,
        isSaved: true,
        otherwise: failed,
      };
    return seeOther(resultsAddress(place), await generationNotice(context, asked.problem, failed));
  }
  return redirect(resultsAddress(place, { writing: asked.generation }), 303);
}

/** Try again, under what came of a version that was not finished. */
export async function askAgain(
  context: Context,
  place: ResultsPlace,
  { writing, click }: { writing: string; click: string },
) {
  const before = await findGeneration(gatewayOf(context), writing);
  if (before?.guid !== place.guid) throw data(null, { status: 404 });
  const asked = await askVersion(context, callAgain(before, null), click);
  return "problem" in asked
    ? seeOther(resultsAddress(place, { writing }), await generationNotice(context, asked.problem, failed))
    : redirect(resultsAddress(place, { writing: asked.generation }), 303);
}

/** What is worked on is saved first, where it was typed: nothing may be lost under what comes. */
async function keepTyped(
  context: Context,
  sent: SentResult,
): Promise<
  { refused: Response | NotDone } | { place: ResultsPlace; version: Version | null; revision: number }
> {
  const { content, version, place, form } = sent;
  if (version !== null && !(await isChanged(context, content.guid, version, form)))
    return { place, version, revision: form.revision };
  const saved = await saveTab(context, content, version, form);
  if (!saved.success) return { refused: await notSaved(context, sent, saved) };
  const { revision } = saved.data.content;
  return { place: version === null ? place : withoutShown(place), version: null, revision };
}

async function ask(context: Context, { content, version: front, form }: SentResult, tool: ChosenTool | null) {
  const { guid } = content;
  const { fields, click, title, subTitle } = form;
  const notes: Notes = { context: fields["context"] ?? "", examples: fields["examples"] ?? "" };
  const text = workedText(form.text);
  if (form.intent === "new") {
    const maker = await findMaker(context, front === null ? content.generation : front.generation);
    const { path, body } = againOf(maker, await loadCatalogue(context));
    const edited = maker !== null && !(await isAsMade(context, guid, maker.generation, form.text));
    const asked = { ...body(text, notes, edited), document: guid, version: "new" };
    return askVersion(context, { path, body: asked }, click);
  }
  if (tool === null)
    return { problem: { status: 422, data: { detail: "Choose a tool first.", code: "not_possible" } } };
  const asked = { ...toolBody(tool, { title, subTitle, text }, notes), document: guid, version: "tool" };
  return askVersion(context, { path: smartPath, body: asked }, click);
}

/** Whether a text is what a generation brought, and nobody has typed into it. */
async function isAsMade(context: Context, guid: string, generation: string, text: Bytes): Promise<boolean> {
  const { versions } = await listVersions(context, guid);
  const made = versions.findLast((one) => one.generation === generation && one.number > 0);
  return made !== undefined && saysVersion(context, guid, made, text);
}
