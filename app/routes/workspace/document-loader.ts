import { data, type RouterContextProvider } from "react-router";
import { countWords, readingMinutes } from "#app/document/counts.ts";
import { diffDocuments } from "#app/document/diff.ts";
import { readHtml } from "#app/document/html-in.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
import { writeText } from "#app/document/plain-text.ts";
import { type DocumentJson, toStored } from "#app/document/stored.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, findGenerationIn } from "#app/server/gateway/generations.ts";
import type { GenerationView } from "#app/services/generating.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { z } from "zod";
import type { ContentMode } from "#app/ui/badge.tsx";
import type { Cost } from "#app/ui/proof/cost-line.tsx";
import { findMaker, isCutOff, proposedText, mostToContinue } from "./continue.ts";
import { toProofBlocks } from "./proof-blocks.ts";
import type { EditorDocument, EditorState, EditorText } from "./editor-state.ts";

type Context = Readonly<RouterContextProvider>;

/** What /create/{guid} shows: the document with its state, or the generation that is to become it. */
export interface LoadedDocument {
  document: EditorDocument;
  /** The text as the editor's own structure; null while there is none to edit. */
  json: DocumentJson | null;
  state: EditorState;
  updatedAt: string | null;
}

/** What is no guid is nobody's document, and must not become part of a call's path. @throws a 404 response */
export function assertGuid(guid: string): void {
  if (!/^[\w-]{1,64}$/.test(guid)) throw data(null, { status: 404 });
}

/** @throws a 404 response for a guid that is not the user's */
export async function loadDocument(
  context: Context,
  guid: string,
  review: string | null,
): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const answer = await ask(
    gateway.smartActions["smart-actions"].recentContent[":id"].$get({ param: { id: guid } }),
  );
  if (answer.success) return loadContent(context, answer.data.content, review);
  if (answer.status !== 404) throw data(null, { status: answer.status || 503 });
  const generation = await findGeneration(gateway, "smart-actions", guid);
  if (generation?.state === "done") return loadFinished(context, guid);
  if (!generation || (generation.state === "stopped" && generation.text !== ""))
    throw data(null, { status: 404 });
  return { document: unwritten(generation), json: null, state: stateOf(generation), updatedAt: null };
}

/** A text that was finished between two questions; a deleted one stays a 404. */
async function loadFinished(context: Context, guid: string): Promise<LoadedDocument> {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(smartActions["smart-actions"].recentContent[":id"].$get({ param: { id: guid } }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return loadContent(context, answer.data.content, null);
}

async function loadContent(
  context: Context,
  content: Content,
  review: string | null,
): Promise<LoadedDocument> {
  const gateway = gatewayOf(context);
  const node = readHtml(content.content_output.text);
  const loaded = { document: toEditorDocument(content), json: toStored(node), updatedAt: content.updatedAt };
  const proposal = review ? await findGenerationIn(gateway, ["freestyle", "smart-actions"], review) : null;
  if (proposal?.document === content.guid) {
    if (proposal.decision === "proposed")
      return { ...loaded, state: await reviewOf(context, content, proposal) };
    if (proposal.decision === null && proposal.state !== "stopped")
      return { ...loaded, state: stateOf(proposal) };
  }
  const maker = await findMaker(context, content);
  const unchanged = content.revision === 1 ? maker : null;
  return {
    ...loaded,
    state: {
      kind: "editing",
      promises: unchanged?.promises ?? [],
      cost: costOf(unchanged),
      cut: isCutOff(content, maker)
        ? { most: await mostToContinue(context, content, loaded.document.text, maker) }
        : null,
    },
  };
}

function toEditorDocument(content: Content): EditorDocument {
  const node = readHtml(content.content_output.text);
  const words = countWords(writeText(node));
  return {
    title: content.title,
    subTitle: content.sub_title,
    text: writeMarkdown(node),
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
  return { kind: state, generation, action, text, message: `${detail} Nothing was charged.` };
}

async function reviewOf(context: Context, content: Content, proposal: GenerationView): Promise<EditorState> {
  const before = readHtml(content.content_output.text);
  const text = proposedText(proposal, content);
  const after = readMarkdown(text);
  return {
    kind: "review",
    generation: proposal.generation,
    action: proposal.action,
    blocks: toProofBlocks(diffDocuments(before, after)),
    words: { before: countWords(writeText(before)), after: countWords(writeText(after)) },
    promises: proposal.promises,
    cost: costOf(proposal),
    cut:
      proposal.finish === "length" ? { most: await mostToContinue(context, content, text, proposal) } : null,
  };
}

const usage = z.object({
  charged: z.number(),
  input: z.number(),
  output: z.number(),
  source: z.enum(["reported", "estimated"]),
});

/** What a generation cost, as its answer says; null while it has none. */
function costOf(generation: GenerationView | null): Cost | null {
  const found = usage.safeParse(generation?.answer?.["usage"]);
  return found.success && generation ? { ...found.data, writer: generation.writer } : null;
}

/** The stored text beside the writer's own, after a save that met another one. */
export function conflictState(mine: EditorText, current: Content): EditorState {
  return { kind: "conflict", mine, saved: toEditorDocument(current) };
}
