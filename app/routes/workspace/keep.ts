import { redirect, type RouterContextProvider } from "react-router";
import { type Answer, ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent, loadText, loadVersionText, saveText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Bytes, MarksKept } from "#app/document/document-tasks.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { generationNotice } from "../forms/problems.ts";
import { continueText, findMaker } from "./continue.ts";
import { findTries, proposedBy } from "./proposed.ts";
import { contentSaved } from "./save.ts";
import { findChosen, findTyped } from "./typed.ts";

type Context = Readonly<RouterContextProvider>;
type Refused = { status: number; data: Problem };

/** What the writer decided about the marks: those let stand, of the text as it was shown. */
export interface Choice {
  revision: number;
  standing: string[];
}

export const choiceOf = (form: FormData): Choice => ({
  revision: Number(formText(form, "revision")),
  standing: form.getAll("stands").filter((id) => typeof id === "string"),
});

export async function refuse(context: Context, place: string, problem: Refused) {
  return seeOther(place, await generationNotice(context, problem));
}

/** Takes a proposal's marks into the document, but for those that stand. */
export async function keep(context: Context, guid: string, proposal: GenerationView, choice: Choice) {
  const kept = await keepProposal(context, guid, proposal, choice);
  if (!kept.success) return refuseKeep(context, guid, `review=${proposal.generation}`, kept);
  const isSame = kept.data.content.revision === choice.revision;
  return seeOther(`/create/${guid}`, isSame ? allStood : savedAs(kept.data));
}

/** A text with the marks that were kept; `retitled`: its title was made of the text, and is made of that anew. */
interface Kept {
  content: Content;
  retitled?: boolean;
}

const savedAs = ({ content, retitled = false }: Kept): Notice =>
  retitled
    ? { ...contentSaved, text: `${contentSaved.text} Its title follows the text: “${content.title}”.` }
    : contentSaved;

export const allStood: Notice = { kind: "info", text: "Every mark was let stand: your text is as it was." };

/** Keeps a proposal that was cut off, then asks for what comes behind it. */
export async function goOn(
  context: Context,
  guid: string,
  proposal: GenerationView,
  choice: Choice,
  click: string,
) {
  const kept = await keepProposal(context, guid, proposal, choice);
  if (!kept.success) return refuseKeep(context, guid, `review=${proposal.generation}`, kept);
  const applied = await continueText(context, kept.data.content, click);
  return "problem" in applied ? refuse(context, `/create/${guid}`, applied.problem) : redirect(applied.place);
}

/** Lets marks of the document against what was typed on home stand: there the typed words are the text again. */
export async function keepTyped(context: Context, guid: string, choice: Choice, intent: string) {
  const saved = await saveTyped(context, guid, choice, intent);
  if (!saved) return redirect(`/create/${guid}`);
  if (!saved.success) return refuseKeep(context, guid, "marks", saved);
  return intent === "keep" ? seeOther(`/create/${guid}`, savedAs(saved.data)) : redirect(`/create/${guid}`);
}

/** The same at once, while the marks stay on the page. */
export async function standTyped(context: Context, guid: string, choice: Choice): Promise<Response> {
  const saved = await saveTyped(context, guid, choice, "stand");
  return new Response(null, { status: !saved || saved.success ? 204 : saved.status });
}

/** Null where nothing was typed that the document was made of. */
async function saveTyped(
  context: Context,
  guid: string,
  choice: Choice,
  intent: string,
): Promise<Answer<Kept> | null> {
  const gateway = gatewayOf(context);
  const current = await getContent(gateway, guid);
  const { content } = current.success ? current.data : { content: null };
  if (!content || !(await findTyped(context, content))) return null;
  const maker = await findMaker(context, content);
  const isMaker = maker?.document === null;
  const chosen = isMaker ? await findChosen(context, content, maker) : null;
  if (intent !== "keep" && choice.standing.length === 0 && !chosen?.standing.length) return null;
  const marksOf = { document: await loadVersionText(gateway, guid, 0), side: "before" } as const;
  return saveChoice(
    context,
    content,
    marksOf,
    chosen ? { ...choice, revision: content.revision } : choice,
    null,
    {
      ...(isMaker ? { generation: maker.generation, stood: choice.standing } : {}),
      ...(intent === "keep" ? {} : { autosave: true }),
    },
    chosen?.result,
  );
}

/** Where an earlier press of the same button kept it, that is what is answered. */
async function keepProposal(
  context: Context,
  guid: string,
  proposal: GenerationView,
  choice: Choice,
): Promise<Answer<Kept>> {
  const current = await getContent(gatewayOf(context), guid);
  if (!current.success || current.data.content.generation === proposal.generation) return current;
  const { content } = current.data;
  const { generation } = proposal;
  const tries = await findTries(context, guid, proposal);
  const decided = { generation, stood: choice.standing };
  const proposed = await proposedBy(context, proposal, content);
  const saved = await saveChoice(context, content, proposed, choice, null, decided);
  if (!saved.success) {
    const now = await getContent(gatewayOf(context), guid);
    return now.success && now.data.content.generation === generation ? now : saved;
  }
  for (const other of tries.filter((id) => id !== generation)) await discardProposal(context, guid, other);
  return saved;
}

/** Discards a proposal and those that were tried again beside it. @returns what was refused */
export async function discardTries(
  context: Context,
  guid: string,
  proposal: GenerationView,
): Promise<Refused | null> {
  const { generation } = proposal;
  const others = (await findTries(context, guid, proposal)).filter((id) => id !== generation);
  for (const id of [...others, generation]) {
    const answer = await discardProposal(context, guid, id);
    if (!answer.success) return answer;
  }
  return null;
}

const discardProposal = (context: Context, guid: string, generation: string) =>
  ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].discard.$post({
      param: { id: guid },
      json: { generation },
    }),
  );

/** Titles on both sides of a comparison; where they differ, each is a mark with its field's name for an id. */
interface Headings {
  before: Heading;
  after: Heading;
}
type Heading = Pick<Content, "title" | "sub_title">;

/** What the marks of a choice are of, told by the present content. */
interface Compared {
  marksOf: MarksKept["marksOf"];
  headings: Headings;
}

/** Saves a choice among the marks that stand between the present document and another text. */
export async function saveCompared(
  context: Context,
  guid: string,
  choice: Choice,
  compare: (content: Content) => Promise<Compared>,
): Promise<Answer<{ content: Content }>> {
  const current = await getContent(gatewayOf(context), guid);
  if (!current.success) return current;
  const { marksOf, headings } = await compare(current.data.content);
  return saveChoice(context, current.data.content, marksOf, choice, headings);
}

/**
 * Saves the document with the marks that do not stand; the marks are those of the revision that was shown. What it
 * overwrites is a version.
 */
async function saveChoice(
  context: Context,
  content: Content,
  marksOf: MarksKept["marksOf"],
  { revision: seen, standing }: Choice,
  headings: Headings | null = null,
  decided: { generation?: string; stood?: string[]; autosave?: boolean } = {},
  /** The text that the marks were shown on, where the document is a choice among them already. */
  marked?: Bytes,
): Promise<Answer<Kept>> {
  const { guid, title, revision } = content;
  if (revision !== seen) return changed;
  const gateway = gatewayOf(context);
  const present = await loadText(gateway, content);
  const document = marked ?? present;
  const save = (text: Bytes, titles: Partial<Heading>) =>
    saveText(gateway, guid, { ...titles, revision, keep_before: marked === undefined, ...decided }, text);
  const ofText = headings ? standing.filter((id) => id !== "title" && id !== "sub_title") : standing;
  const kept = await runFor(context, "keepMarks", { document, marksOf, standing: ofText });
  if ("problem" in kept) return kept.problem;
  if (kept.output === null) return changed;
  if (headings) return save(kept.output, chosen(headings, standing));
  const titled = await runFor(context, "titleAfter", { title, before: present, after: kept.output });
  if ("problem" in titled) return titled.problem;
  const saved = await save(kept.output, { title: titled.output });
  return saved.success && titled.output !== title
    ? { ...saved, data: { ...saved.data, retitled: true } }
    : saved;
}

const chosen = ({ before, after }: Headings, standing: readonly string[]): Heading => ({
  title: (standing.includes("title") ? before : after).title,
  sub_title: (standing.includes("sub_title") ? before : after).sub_title,
});

const changed: { success: false } & Refused = {
  success: false,
  status: 409,
  data: { detail: "These marks are not those of the text any more.", code: "revision_conflict" },
};

async function refuseKeep(context: Context, guid: string, review: string, problem: Refused) {
  if (problem.data.code === "revision_conflict") return redirect(`/create/${guid}?${review}&changed`);
  return refuse(context, `/create/${guid}`, problem);
}
