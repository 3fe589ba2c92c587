import { data, redirect, type RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { Route } from "./+types/decide.ts";
import { selectPart } from "./select-part.ts";
import { assertGuid } from "./document-loader.ts";
import { callAgain, placed, savedText, send } from "./panels/ask-tool.ts";
import { choiceOf, discardTries, goOn, keep, keepTyped, refuse, standTyped } from "./keep.ts";
import { openBeside, withPanel } from "./panels/place.ts";
import { findNewCard } from "./cards/open-cards.ts";
import { findBase, findWaiting, selectionOf } from "./proposed.ts";

type Context = Readonly<RouterContextProvider>;

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/**
 * The writer's word on a generation: keep, discard, stop, or try again; with `typed`, on the marks against what was typed:
 * keep, hide, or stand, which a script sends for each. What is refused is said on the next page.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const form = await readForm(request);
  const answer = await decided(context, params.guid, form);
  const to = answer.headers.get("Location");
  // The panel that it was asked for in stands open again.
  const open = openBeside({ panel: formText(form, "panel") });
  if (to !== null) answer.headers.set("Location", withPanel(to, params.guid, open));
  return answer;
}

async function decided(context: Context, guid: string, form: FormData): Promise<Response> {
  const intent = formText(form, "intent");
  if (formText(form, "typed") !== "") {
    if (intent === "stand") return standTyped(context, guid, choiceOf(form));
    return keepTyped(context, guid, choiceOf(form), intent);
  }
  const generation = await requireGeneration(context, formText(form, "generation"));
  switch (intent) {
    case "keep":
      return keep(context, guid, generation, choiceOf(form));
    case "continue":
      return goOn(context, guid, generation, choiceOf(form), formText(form, "click"));
    case "discard":
      return discard(context, guid, generation);
    case "stop":
      return stop(context, guid, generation);
    case "again":
      return again(context, guid, generation, formText(form, "click"));
    default:
      throw data(null, { status: 400 });
  }
}

async function requireGeneration(context: Context, id: string): Promise<GenerationView> {
  const found = await findGeneration(gatewayOf(context), id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

async function discard(context: Context, guid: string, proposal: GenerationView) {
  if (proposal.document === null) {
    if (isOfHome(proposal)) return seeOther(`/?again=${proposal.generation}`, askedAgain);
    const card = await findNewCard(context, guid);
    return seeOther(card ? `/create/${guid}?anew=1` : "/create", discarded(proposal));
  }
  if (proposal.decision === null) {
    const { waiting } = await findWaiting(context, guid);
    const place = `/create/${guid}${waiting ? `?review=${waiting.generation}` : ""}`;
    return seeOther(place, waiting ? backTo(waiting, proposal) : discarded(proposal));
  }
  const refused = await discardTries(context, guid, proposal);
  return refused
    ? refuse(context, `/create/${guid}`, refused)
    : seeOther(`/create/${guid}`, discarded(proposal));
}

async function stop(context: Context, guid: string, running: GenerationView) {
  await stopGeneration(gatewayOf(context), running);
  return redirect(
    running.document === null ? `/create/${guid}` : `/create/${guid}?review=${running.generation}`,
  );
}

/** A decision is the writer's last word: what was written is read among the recent prompts from then on. */
function discarded({ action: name, document, decision, text }: GenerationView): Notice {
  const said = [
    `${name} is discarded.`,
    ...(document === null ? [] : ["Your text is as it was."]),
    ...(decision === null || text === ""
      ? []
      : ["What it wrote can be read in the Library, under Recent prompts."]),
  ];
  return { kind: "info", text: said.join(" ") };
}

/** Where nothing came of a try, what was proposed before it still waits. */
const backTo = (before: { action: string }, proposal: GenerationView): Notice => ({
  kind: "info",
  text: `${proposal.action} is discarded. What ${before.action} proposed before is here, and waits for your word.`,
});

const askedAgain: Notice = { kind: "info", text: "Discarded. Here is what you asked with." };

/** Whether home asked for it, which can be shown again there. */
const isOfHome = ({ call }: GenerationView): boolean => call === "generateSmart";

/** The same once more: a new text for a request without a document, a new proposal for the document as it stands now. */
async function again(context: Context, guid: string, before: GenerationView, click: string) {
  return before.document === null
    ? writeAgain(context, guid, before, click)
    : proposeAgain(context, guid, before, click);
}

async function writeAgain(context: Context, guid: string, before: GenerationView, click: string) {
  const answer = placed(
    null,
    await send(context, callAgain(before, null), `again ${before.generation} ${click}`),
  );
  if ("place" in answer) return redirect(answer.place);
  const here = isOfHome(before) ? `/?again=${before.generation}` : `/create/${guid}`;
  return refuse(context, here, answer.problem);
}

/** An earlier call on a document's text as it stands now, or on the part of it that it worked on. */
async function callOnSaved(context: Context, guid: string, before: GenerationView, saved: Content) {
  const text = await savedText(context, saved);
  if ("problem" in text) return text;
  const isStale = before.base_revision !== saved.revision;
  const base = isStale && selectionOf(before) ? await findBase(context, guid, before) : null;
  const selected = await selectPart(context, saved, selectionOf(before), base);
  return "problem" in selected ? selected : callAgain(before, text, selected.part);
}

/** The new proposal stands beside the old one. */
async function proposeAgain(context: Context, guid: string, before: GenerationView, click: string) {
  const current = await getContent(gatewayOf(context), guid);
  if (!current.success) return refuse(context, `/create/${guid}`, current);
  const call = await callOnSaved(context, guid, before, current.data.content);
  const applied = "problem" in call ? call : placed(guid, await send(context, call, `again ${click}`));
  if ("problem" in applied)
    return refuse(context, `/create/${guid}?review=${before.generation}`, applied.problem);
  return redirect(applied.place);
}
