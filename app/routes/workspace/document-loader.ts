import { data, type RouterContextProvider } from "react-router";
import { readingMinutes } from "#app/document/counts.ts";
import type { OpenedText } from "#app/document/document-tasks.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { getContent, loadText, loadVersionText } from "#app/server/gateway/texts.ts";
import { laidTexts, requireTask } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { z } from "zod";
import type { ContentMode } from "#app/ui/badge.tsx";
import type { Cost } from "#app/ui/proof/cost-line.tsx";
import { notPossible } from "../forms/problems.ts";
import { findMaker, mostToContinue } from "./continue.ts";
import { markRemarks } from "./marked-remarks.ts";
import type { LaidTexts } from "#app/server/session/laid-texts.ts";
import type { TextSource } from "#app/islands/workspace/text-source.ts";
import { findTries, findWaiting, proposedBy, workedText } from "./proposed.ts";
import { findTyped, isEditOf, typedLine, typedReview, typedState } from "./typed.ts";
import type { EditorDocument, EditorState, EditorText, Proof } from "./editor-state.ts";

type Context = Readonly<RouterContextProvider>;

/** What /create/{guid} shows: the document with its state, or the generation that is to become it. */
export interface LoadedDocument {
  document: EditorDocument;
  /** Where the text is, of which the page has one; null while there is none to edit. */
  source: TextSource | null;
  /** Its beginning as HTML, which stands until the editor is there. */
  early: string;
  state: EditorState;
  updatedAt: string | null;
}

/** What is no guid is nobody's document, and must not become part of a call's path. @throws a 404 response */
export function assertGuid(guid: string): void {
  if (!/^[\w-]{1,64}$/.test(guid)) throw data(null, { status: 404 });
}

/** What the address asks for besides the document. */
interface Shown {
  /** A proposal for it. */
  review?: string | null;
  /**
   * What was typed on home, as it was, or as the marks that the document is on it; `first`: those marks where the document
   * is an edit of it that nobody has touched since.
   */
  typed?: "plain" | "marks" | "first" | null;
}

/** @throws a 404 response for a guid that is not the user's */
export async function loadDocument(context: Context, guid: string, shown: Shown): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const answer = await getContent(gateway, guid);
  if (answer.success) return loadContent(context, answer.data.content, shown);
  if (answer.status !== 404) throw data(null, { status: answer.status || 503 });
  const generation = await findGeneration(gateway, guid);
  if (generation?.state === "done") return loadFinished(context, guid);
  if (!generation || (generation.state === "stopped" && generation.text !== ""))
    throw data(null, { status: 404 });
  return {
    document: unwritten(generation),
    source: null,
    early: "",
    state: stateOf(generation),
    updatedAt: null,
  };
}

/** A text that was finished between two questions; a deleted one stays a 404. */
async function loadFinished(context: Context, guid: string): Promise<LoadedDocument> {
  const answer = await getContent(gatewayOf(context), guid);
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return loadContent(context, answer.data.content, {});
}

async function loadContent(
  context: Context,
  content: Content,
  { review, typed: wanted }: Shown,
): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const asked = review ? await findGeneration(gateway, review) : null;
  const proposal = asked?.document === content.guid ? asked : null;
  const isProposed = proposal?.decision === "proposed";
  const isWritten = proposal?.decision === null && proposal.state !== "stopped";
  const isEdited = !isProposed && !isWritten;
  const maker = isEdited ? await findMaker(context, content) : null;
  const typed = isEdited ? await findTyped(context, content) : null;
  const unchanged = content.revision === 1 ? maker : null;
  const laid = laidTexts(context);
  const opened = await requireTask(context, "openText", {
    document: await loadText(gateway, content),
    into: laid.into,
    ending: maker?.finish === "length" ? maker.text : null,
    proposal: proposal && isProposed ? proposedBy(proposal, content) : null,
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
    updatedAt: content.updatedAt,
  };
  if (proposal && opened.review)
    return { ...loaded, state: await reviewOf(context, content, proposal, opened, opened.review) };
  if (proposal && isWritten) return { ...loaded, state: stateOf(proposal) };
  if (typed && opened.typed && wanted === "plain")
    return { ...loaded, state: typedState(content, opened.typed) };
  const isFirst = wanted === "first" && unchanged !== null;
  if (opened.typed && (wanted === "marks" || (isFirst && isEditOf(opened.typed))))
    return { ...loaded, state: typedReview(unchanged, unchanged && proofOf(unchanged), opened) };
  return {
    ...loaded,
    state: {
      kind: "editing",
      proof: unchanged ? proofOf(unchanged) : null,
      cost: costOf(unchanged),
      cut: opened.endsWith ? { most: await mostToContinue(context, content, opened.size, maker) } : null,
      typed: typed && typedLine(unchanged, opened.typed),
      waiting: await findWaiting(context, content.guid),
    },
  };
}

/** Into the page's HTML a text comes as its field, into its data as it is stored. */
const sourceOf = (laid: LaidTexts, { text }: OpenedText): TextSource =>
  laid.into === "field" ? { field: laid.lay(text) } : { stored: laid.lay(text) };

function toEditorDocument(content: Content, { size, words }: Omit<OpenedText, "text">): EditorDocument {
  return {
    title: content.title,
    subTitle: content.sub_title,
    text: "",
    firstSize: size,
    revision: content.revision,
    mode: content.mode as ContentMode,
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
    words: 0,
    minutes: 0,
  };
}

function stateOf({ generation, action, text, state, error }: GenerationView): EditorState {
  if (state === "running" || state === "done") return { kind: "running", generation, action, text };
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
    reasons: after.reasons,
    words: { before: before.words, after: after.words },
    proof: proofOf(proposal),
    cost: costOf(proposal),
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

/** The stored text beside the writer's own, after a save that met another one. */
export async function conflictState(
  context: Context,
  mine: EditorText,
  current: Content,
): Promise<EditorState> {
  const document = await loadText(gatewayOf(context), current);
  const text = await requireTask(context, "exportStored", { document });
  const { title, sub_title: subTitle, revision } = current;
  return { kind: "conflict", mine, saved: { title, subTitle, text, revision } };
}
