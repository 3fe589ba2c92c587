import { data, type RouterContextProvider } from "react-router";
import { readingMinutes } from "#app/document/counts.ts";
import { sizeOf } from "#app/document/credits.ts";
import type { Bytes, OpenedText } from "#app/document/document-tasks.ts";
import { defaultView } from "#app/document/view.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { findText, getContent, loadVersionText } from "#app/server/gateway/texts.ts";
import { laidTexts, requireTask } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { z } from "zod";
import type { ContentMode } from "#app/ui/mode-badge.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import type { Cost } from "#app/ui/proof/cost-line.tsx";
import { notPossible, problemNotice } from "../forms/problems.ts";
import { findMaker, mostToContinue } from "./continue.ts";
import { madeBy } from "./made-by.ts";
import { markRemarks } from "./marked-remarks.ts";
import type { LaidTexts } from "#app/server/session/laid-texts.ts";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import { findTries, findWaiting, proposedBy, selectionOf, workedText } from "./proposed.ts";
import { findChosen, findTyped, isEditOf, typedLine, typedReview, typedState } from "./typed.ts";
import { openConflict, openHistory } from "./beside.ts";
import { findNewCard } from "./cards/open-cards.ts";
import type { EditorDocument, EditorState, HistoryList, Proof } from "./editor-state.ts";
import type { GenerationState } from "./generation-sheet.tsx";
import { decideMet, findUndecided, findVersion, loadHistory } from "./versions.ts";

type Context = Readonly<RouterContextProvider>;

/** What /create/{guid} shows: the document with its state, or the generation that is to become it. */
interface LoadedDocument {
  document: EditorDocument;
  /** Where the text is, of which the page has one; null while there is none to edit. */
  source: TextSource | null;
  /** Its beginning as HTML, which stands until the editor is there. */
  early: string;
  state: EditorState;
  /** The list of versions, where it is open. */
  history: HistoryList | null;
  updatedAt: string | null;
  /** About the proposal that was asked for, where the text gave no reason for one. */
  said?: Notice | null;
}

/** What stands behind the form of a document that was deleted. */
export const goneDocument: LoadedDocument = {
  document: {
    title: "",
    subTitle: "",
    text: "",
    revision: 0,
    mode: "document",
    view: defaultView,
    language: null,
    words: 0,
    minutes: 0,
  },
  source: null,
  early: "",
  state: { kind: "editing", gone: true },
  history: null,
  updatedAt: null,
};

/** Said over the form of one. */
export const goneNotice: Notice = {
  kind: "warning",
  text: "This document was deleted somewhere else. What you typed is still here; you can save it as a new document.",
};

/** What is no guid is nobody's document, and must not become part of a call's path. */
export const isGuid = (guid: string): boolean => /^[\w-]{1,64}$/.test(guid);

/** @throws a 404 response for what is no guid */
export function assertGuid(guid: string): void {
  if (!isGuid(guid)) throw data(null, { status: 404 });
}

/** What the address asks for besides the document. */
interface Shown {
  /** A proposal for it. */
  review?: string | null;
  /** Number of a version that met the saved text; `marks`: to go through them one by one. */
  conflict?: { version: string; marks: boolean } | null;
  /** The list of versions, and one of them. */
  history?: URLSearchParams | null;
  /**
   * What was typed on home, as it was, or as the marks that the document is on it; `first`: those marks where the document
   * is an edit of it that nobody has touched since.
   */
  typed?: "plain" | "marks" | "first" | null;
  /** An address that is kept, after the text for it did not come. */
  anew?: boolean;
}

/** @throws a 404 response for a guid that is not the user's */
export async function loadDocument(context: Context, guid: string, shown: Shown): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const answer = await getContent(gateway, guid);
  if (answer.success) return loadContent(context, answer.data.content, shown);
  if (answer.status !== 404) throw data(null, { status: answer.status || 503 });
  const generation = await findGeneration(gateway, guid);
  if (generation?.state === "done") return loadSaved(context, guid, shown);
  const isNew = !generation || (shown.anew === true && generation.state !== "running");
  if (isNew) return loadNew(context, guid, shown);
  if (generation.state === "stopped" && generation.text !== "") throw data(null, { status: 404 });
  return {
    document: unwritten(generation),
    source: null,
    early: "",
    state: stateOf(generation),
    history: null,
    updatedAt: null,
  };
}

const emptyText = JSON.stringify({ type: "doc", content: [{ type: "paragraph" }] });

/** An address that is kept for a document without a word: its first save makes it. */
async function loadNew(context: Context, guid: string, shown: Shown): Promise<LoadedDocument> {
  const card = await findNewCard(context, guid);
  if (card === null) return loadSaved(context, guid, shown);
  const { document } = goneDocument;
  return {
    ...goneDocument,
    document: { ...document, firstSize: sizeOf(""), mode: card.mode as ContentMode },
    source: { stored: emptyText },
    state: { kind: "editing" },
  };
}

/** A text that was finished, or saved for the first time, between two questions; a deleted one stays a 404. */
async function loadSaved(context: Context, guid: string, shown: Shown): Promise<LoadedDocument> {
  const answer = await getContent(gatewayOf(context), guid);
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return loadContent(context, answer.data.content, shown);
}

/** The document as it stands: while it is typed into in another tab, its text may be another one in no time. */
async function loadContent(
  context: Context,
  content: Content,
  shown: Shown,
  tries = 3,
): Promise<LoadedDocument> {
  const { conflict = null, history = null } = shown;
  if (history) return loadWithHistory(context, content, history);
  const met = conflict && (await loadConflict(context, content, conflict));
  if (met) return met;
  const gateway = gatewayOf(context);
  const text = await findText(gateway, content);
  if (text !== null) return loadWith(context, content, text, shown);
  const answer = await getContent(gateway, content.guid);
  if (!answer.success || tries === 0) throw data(null, { status: 404 });
  return loadContent(context, answer.data.content, shown, tries - 1);
}

async function loadWith(
  context: Context,
  content: Content,
  document: Bytes,
  { review, typed: wanted }: Shown,
): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const asked = review ? await findGeneration(gateway, review) : null;
  const proposal = asked?.document === content.guid ? asked : null;
  const isProposed = proposal?.decision === "proposed";
  const said = proposal && declinedNotice(proposal);
  const isWritten = proposal?.decision === null && proposal.state !== "stopped" && !said;
  const isEdited = !isProposed && !isWritten;
  const maker = isEdited ? await findMaker(context, content) : null;
  const typed = isEdited ? await findTyped(context, content) : null;
  const unchanged = maker && isAsMade(content, maker) ? maker : null;
  if (maker && typed && !unchanged && (wanted === "marks" || wanted === "first")) {
    const chosen = await findChosen(context, content, maker);
    if (chosen) return loadChosen(context, content, maker, chosen);
  }
  const laid = laidTexts(context);
  const opened = await requireTask(context, "openText", {
    document,
    into: laid.into,
    ending: maker?.finish === "length" ? maker.text : null,
    proposal: proposal && isProposed ? await proposedBy(context, proposal, content) : null,
    typed:
      typed && (wanted || unchanged)
        ? {
            document: await loadVersionText(gateway, content.guid, 0),
            source: unchanged ? workedText(unchanged) : "",
            edits: unchanged ? unchanged.edits : [],
          }
        : null,
  });
  const loaded = {
    document: toEditorDocument(content, opened),
    source: sourceOf(laid, opened),
    early: opened.early,
    history: null,
    updatedAt: content.updatedAt,
    said,
  };
  if (proposal && opened.review)
    return { ...loaded, state: await reviewOf(context, content, proposal, opened, opened.review) };
  if (proposal && isWritten) return { ...loaded, state: stateOf(proposal) };
  if (typed && opened.typed && wanted === "plain")
    return { ...loaded, state: typedState(content, opened.typed) };
  const isFirst = wanted === "first" && unchanged !== null;
  if (opened.typed && (wanted === "marks" || (isFirst && isEditOf(opened.typed)))) {
    const by = unchanged && proofOf(unchanged);
    return { ...loaded, state: typedReview(unchanged, by, opened, []) };
  }
  return {
    ...loaded,
    state: {
      kind: "editing",
      proof: unchanged ? proofOf(unchanged) : null,
      cost: endOf(unchanged),
      cut: opened.endsWith ? { most: await mostToContinue(context, content, opened.size, maker) } : null,
      typed: typed && typedLine(unchanged, opened.typed),
      ...(await findWaiting(context, content.guid)),
      met: await findUndecided(context, content.guid),
    },
  };
}

/** The marks of what a generation made on what was typed, some of which the document lets stand. */
async function loadChosen(
  context: Context,
  content: Content,
  maker: GenerationView,
  { result, standing }: NonNullable<Awaited<ReturnType<typeof findChosen>>>,
): Promise<LoadedDocument> {
  const opened = await requireTask(context, "openText", {
    document: result,
    into: laidTexts(context).into,
    ending: null,
    proposal: null,
    typed: {
      document: await loadVersionText(gatewayOf(context), content.guid, 0),
      source: workedText(maker),
      edits: maker.edits,
    },
  });
  return closed(content, opened, typedReview(maker, proofOf(maker), opened, standing));
}

/** Whether nobody has touched the text since it was made of nothing else. */
const isAsMade = ({ revision }: Content, { answer, base_revision: base }: GenerationView): boolean =>
  revision === 1 || (answer?.["filled"] === true && base !== null && revision === base + 1);

/** A page that shows the document, and has no text to edit. */
const closed = (content: Content, opened: OpenedText, state: EditorState): LoadedDocument => ({
  document: toEditorDocument(content, opened),
  source: null,
  early: "",
  state,
  history: null,
  updatedAt: content.updatedAt,
});

async function loadWithHistory(
  context: Context,
  content: Content,
  asked: URLSearchParams,
): Promise<LoadedDocument> {
  const wanted = asked.get("version");
  const version = wanted === null ? null : await findVersion(context, content.guid, wanted);
  const { opened, state } = await openHistory(context, content, version);
  const history = await loadHistory(context, content, asked, version?.number ?? null);
  return { ...closed(content, opened, state), history };
}

/** Null where the version is none of a conflict, or both texts say the same by now, which leaves nothing to choose. */
async function loadConflict(
  context: Context,
  content: Content,
  { version: number, marks }: NonNullable<Shown["conflict"]>,
): Promise<LoadedDocument | null> {
  const version = await findVersion(context, content.guid, number);
  if (version?.reason !== "conflict") return null;
  const shown = await openConflict(context, content, version, marks);
  if (shown) return closed(content, shown.opened, shown.state);
  await decideMet(context, content.guid, version.number);
  return null;
}

/** Into the page's HTML a text comes as its field, into its data as it is stored. */
export const sourceOf = (laid: LaidTexts, { text }: OpenedText): TextSource =>
  laid.into === "field" ? { field: laid.lay(text) } : { stored: laid.lay(text) };

export function toEditorDocument(
  content: Content,
  { size, words, language }: Omit<OpenedText, "text">,
): EditorDocument {
  return {
    title: content.title,
    subTitle: content.sub_title,
    text: "",
    firstSize: size,
    revision: content.revision,
    mode: content.mode as ContentMode,
    made: madeBy(content.actions_applied),
    view: content.view ?? defaultView,
    language,
    words,
    minutes: readingMinutes(words),
  };
}

function unwritten(generation: GenerationView): EditorDocument {
  return {
    title: "",
    subTitle: "",
    text: generation.text,
    revision: 0,
    mode: "generate",
    view: defaultView,
    language: null,
    words: 0,
    minutes: 0,
  };
}

export function stateOf(asked: GenerationView): GenerationState {
  const { generation, action, text, state, error, before } = asked;
  if (state === "running" || state === "done")
    return { kind: "running", generation, action, text, before, isPart: selectionOf(asked) !== null };
  if (state === "stopped") {
    return {
      kind: "failed",
      generation,
      action,
      text,
      message: "Stopped before the first word. Nothing was charged.",
    };
  }
  const detail =
    typeof error?.detail === "string" ? error.detail : "Failed to generate content. Please try again.";
  const kind = error?.code === notPossible ? "declined" : state;
  return { kind, generation, action, text, message: `${detail} Nothing was charged.` };
}

/** What a writer says who found nothing to do: nothing is to be decided then, and the text can be written on. */
function declinedNotice({ error, text }: GenerationView): Notice | null {
  if (error?.code !== notPossible || text !== "") return null;
  return problemNotice({ status: 422, data: error });
}

async function reviewOf(
  context: Context,
  content: Content,
  proposal: GenerationView,
  before: OpenedText,
  after: NonNullable<OpenedText["review"]>,
): Promise<EditorState> {
  return {
    kind: "review",
    generation: proposal.generation,
    action: proposal.action,
    tries: await findTries(context, content.guid, proposal),
    blocks: markRemarks(after.blocks, proposal.remarks),
    standing: [],
    isFirst: false,
    reasons: after.reasons,
    words: { before: before.words, after: after.words },
    proof: proofOf(proposal),
    cost: costOf(proposal),
    stopped: proposal.finish === "stopped" ? { untouched: after.untouched } : null,
    cut:
      proposal.finish === "length"
        ? { most: await mostToContinue(context, content, after.size, proposal) }
        : null,
  };
}

const proofOf = ({ promises, remarks, taken_off: takenOff }: GenerationView): Proof => ({
  promises,
  remarks,
  takenOff,
});

const usage = z.object({ charged: z.number() });

/** What a generation cost, as its answer says; null while it has none. */
function costOf(generation: GenerationView | null): Cost | null {
  const found = usage.safeParse(generation?.answer?.["usage"]);
  return found.success ? found.data : null;
}

/** What a text that stands as it was made cost, and whether it ends where its writer stopped it. */
function endOf(made: GenerationView | null): Cost | null {
  const cost = costOf(made);
  return cost && { ...cost, stopped: made?.finish === "stopped" };
}
