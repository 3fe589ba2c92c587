import { data, type RouterContextProvider } from "react-router";
import { actionName } from "#app/document/action-name.ts";
import { type Bytes, type Compared, decode, type OpenedText } from "#app/document/document-tasks.ts";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findText, loadVersionText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import { formatCount } from "#app/ui/meter.tsx";
import { countMarks, markTexts, type ProofBlock } from "#app/ui/proof/proof-marks.ts";
import type { EditorState, Proof } from "./editor-state.ts";

type Context = Readonly<RouterContextProvider>;

/** What was typed on home and the document was made of; null where it was made of nothing typed. */
export async function findTyped(context: Context, content: Content): Promise<Version | null> {
  if (content.content_input === null) return null;
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].versions[":n"].$get({
      param: { id: content.guid, n: "0" },
      query: { text: "none" },
    }),
  );
  if (answer.success) return answer.data.version;
  if (answer.status === 404) return null;
  throw data(null, { status: answer.status || 503 });
}

/** Makes what was typed the document's text again; what stands there now stays among the versions. */
export function bringTypedBack(context: Context, guid: string): Promise<Answer<{ content: Content }>> {
  return ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].versions[":n"].restore.$post({
      param: { id: guid, n: "0" },
      query: { text: "none" },
    }),
  );
}

/** What a generation made of what was typed, and which of its marks the document lets stand. */
interface Chosen {
  result: Bytes;
  standing: readonly string[];
}

/** Null where its writer went on in the document, or `maker` did not make it. */
export async function findChosen(
  context: Context,
  content: Content,
  { document: proposedFor, stood: standing }: GenerationView,
): Promise<Chosen | null> {
  if (proposedFor !== null) return null;
  const gateway = gatewayOf(context);
  const result = await findText(gateway, { guid: content.guid, revision: 1 });
  if (result === null) return null;
  if (content.revision === 1) return { result, standing: [] };
  const typed = await loadVersionText(gateway, content.guid, 0);
  const marksOf = { document: typed, side: "before" } as const;
  const kept = await runFor(context, "keepMarks", { document: result, marksOf, standing: [...standing] });
  const present = await findText(gateway, content);
  const isSame =
    "output" in kept && kept.output !== null && present !== null && decode(kept.output) === decode(present);
  return isSame ? { result, standing } : null;
}

/** The page that shows it as it was typed. */
export function typedState(
  content: Content,
  { blocks, words, html }: NonNullable<OpenedText["typed"]>,
): EditorState {
  return {
    kind: "typed",
    text: content.content_input ?? "",
    html,
    words,
    marks: countMarks(blocks),
  };
}

/** The page that shows the document as marks on it; `maker` made it as it stands, null where the writer went on in it. */
export function typedReview(
  maker: GenerationView | null,
  proof: Proof | null,
  { words, typed }: OpenedText,
  standing: readonly string[],
): EditorState {
  const blocks = typed ? typed.blocks : [];
  const back = markTexts(blocks).filter(({ id }) => standing.includes(id));
  return {
    kind: "review",
    generation: null,
    action: maker?.action ?? "Against your text",
    tries: [],
    blocks,
    standing,
    isFirst: maker !== null,
    reasons: typed ? typed.reasons : {},
    words: {
      before: typed?.words ?? 0,
      after: back.reduce((sum, { words: more = 0 }) => sum + more, words),
    },
    proof: proof ?? { promises: [], remarks: [], takenOff: [] },
    cost: null,
    stopped: maker?.finish === "stopped" ? { untouched: null } : null,
    cut: null,
  };
}

/** Whether a text is an edit of what was typed: both have half of that, and something was changed. */
export const isEditOf = ({ blocks, size }: Compared): boolean =>
  sharedLength(blocks) * 2 >= size.characters && countMarks(blocks) > 0;

/** One line about it for the document's page: what an edit changed, while the text is as it was made. */
export function typedLine(maker: GenerationView | null, compared: Compared | null): string {
  if (maker === null || compared === null) return "Your text from the home page is kept.";
  const { blocks, size } = compared;
  if (sharedLength(blocks) * 2 < size.characters) return "Your text is kept beside this one.";
  const marks = countMarks(blocks);
  if (marks === 0) return `${actionName(maker.action)} changed nothing in your text.`;
  return `${actionName(maker.action)} made ${marks === 1 ? "1 change" : `${formatCount(marks)} changes`} to your text.`;
}

/** Characters that both texts have. */
function sharedLength(blocks: readonly ProofBlock[]): number {
  const kept = blocks.flatMap(({ segments }) => segments.filter(({ type }) => type === "same"));
  return kept.reduce((sum, { text }) => sum + text.length, 0);
}
