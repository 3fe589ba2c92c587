import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import type { Bytes, OpenedText } from "#app/document/document-tasks.ts";
import { mostCredits } from "#app/document/credits.ts";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { loadText, loadVersionText } from "#app/server/gateway/texts.ts";
import { laidTexts, requireTask } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import { seeOther } from "../forms/flash.ts";
import { goneDocument, sourceOf, stateOf, toEditorDocument } from "../workspace/document-loader.ts";
import type { EditorDocument } from "../workspace/editor-state.ts";
import { endings, type GenerationState } from "../workspace/generation-sheet.tsx";
import { againOf, notesOf } from "./ask-version.ts";
import { findShown, listVersions, type Results, showVersions } from "./load-versions.ts";
import { opened as withOpen, resultsAddress, type ResultsPlace } from "./places.ts";

type Context = Readonly<RouterContextProvider>;

/** What /smart-results/{guid} shows. */
interface LoadedResults {
  /** The document was deleted while its form was filled in. */
  gone: boolean;
  results: Results;
  /** The text in front, as the form holds it. */
  document: EditorDocument;
  source: TextSource;
  early: string;
  /** Number of the version in front; null for the text of a document without any. */
  shown: number | null;
  /** What is in front is the document's own text: what is typed goes on from it. */
  isPresent: boolean;
  /** A version that is being written, or of which there is no more than a beginning. */
  writing: GenerationState | null;
  notes: { context: string; examples: string };
  /** The most credits that New Version may cost here; null where that is not known. */
  mostAgain: number | null;
  savedAt: string;
  click: string;
}

interface Asked {
  place: ResultsPlace;
  page: number;
  /** A generation that was asked for here. */
  writing: string | null;
  houseStyle: number;
}

/** @throws a response for a refusal, for what is none of the reader's, and to where a finished text is shown */
export async function loadResults(
  context: Context,
  content: Content | null,
  asked: Asked,
): Promise<LoadedResults> {
  if (content === null) return goneResults();
  const { guid } = content;
  const listing = await listVersions(context, guid, asked.page);
  const { places } = listing;
  const written = asked.writing === null ? null : await findGeneration(gatewayOf(context), asked.writing);
  const own = written?.guid === guid ? written : null;
  const writing = own && (await stateOrEnd(context, asked.place, own));
  const version = await findShown(context, asked.place, listing);
  const isPresent = version === null || version.number === places.present;
  const maker = await findMaker(context, isPresent ? content.generation : version.generation);
  const text = isPresent ? await presentText(context, content) : await versionText(context, guid, version);
  const laid = laidTexts(context);
  const read = await requireTask(context, "openText", {
    document: text,
    into: laid.into,
    ending: null,
    proposal: null,
    typed: null,
  });
  const source = sourceOf(laid, read);
  const titled = isPresent ? content : { ...content, title: version.title, sub_title: version.sub_title };
  return {
    gone: false,
    results: await showVersions(context, asked.place, listing, version?.number ?? null, asked.page),
    document: toEditorDocument(titled, read),
    // The editor asks for a structure by revision, and a version's is none of the present text.
    source: isPresent || !("field" in source) ? source : { ...source, unsaved: true },
    early: read.early,
    shown: version?.number ?? null,
    isPresent,
    writing,
    notes: notesOf(maker),
    mostAgain: await mostOf(context, maker, read, asked.houseStyle),
    savedAt: content.updatedAt,
    click: randomUUID(),
  };
}

/** What stands behind the form of a document that was deleted. */
const goneResults = (): LoadedResults => ({
  gone: true,
  results: { count: 0, list: [], tabs: [], newer: null, older: null },
  document: goneDocument.document,
  source: { markdown: "" },
  early: "",
  shown: null,
  isPresent: true,
  writing: null,
  notes: { context: "", examples: "" },
  mostAgain: null,
  savedAt: new Date().toISOString(),
  click: randomUUID(),
});

const presentText = (context: Context, { guid }: Content): Promise<Bytes> =>
  loadText(gatewayOf(context), { guid, revision: null });

const versionText = (context: Context, guid: string, { number }: Version): Promise<Bytes> =>
  loadVersionText(gatewayOf(context), guid, number);

export const findMaker = (context: Context, generation: string | null): Promise<GenerationView | null> =>
  generation === null ? Promise.resolve(null) : findGeneration(gatewayOf(context), generation);

/** How a version stands that was asked for. @throws a response to where it is shown, or that says why there is none */
async function stateOrEnd(
  context: Context,
  place: ResultsPlace,
  asked: GenerationView,
): Promise<GenerationState> {
  const state = stateOf(asked);
  const isBegun = (asked.state === "failed" || asked.state === "interrupted") && asked.text !== "";
  if (asked.state === "running" || isBegun) return state;
  const { versions } = await listVersions(context, place.guid);
  const made = versions.filter(({ generation }) => generation === asked.generation);
  const kept = made.find(({ revision }) => revision === 0) ?? made[0];
  if (kept) throw redirect(resultsAddress(withOpen(place, kept.number)), 303);
  if (state.kind === "running") throw redirect(resultsAddress(place), 303);
  const kind = asked.state === "stopped" ? "info" : endings[state.kind];
  throw await seeOther(resultsAddress(place), { kind, text: state.message });
}

/** The most credits that the request of a text may cost once more. */
async function mostOf(
  context: Context,
  maker: GenerationView | null,
  { size }: OpenedText,
  houseStyle: number,
): Promise<number | null> {
  const { price, size: asked } = againOf(maker, await loadCatalogue(context));
  const { context: about, examples } = notesOf(maker);
  const besides = [about.length, examples.length, houseStyle];
  // What was typed since is worked on in the place of what it was asked for with.
  return price && Math.max(...[asked ?? size, size].map((one) => mostCredits(price, one, besides)));
}
