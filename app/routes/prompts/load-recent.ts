import { data, type RouterContextProvider } from "react-router";
import { preview } from "#app/document/counts.ts";
import { withoutSigns } from "#app/document/excerpt.ts";
import { plainSpaces } from "#app/document/plain-spaces.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { PromptDetail, RecentPromptAnswer } from "#app/services/auth/vault/contract.ts";
import { formatCount } from "#app/ui/meter.tsx";
import type { RecentDetail, RecentRow } from "#app/ui/prompts/recent-shown.ts";
import { longMoment, shownDate, timeOfDay } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
import { toList } from "./to-list.ts";

type Context = Readonly<RouterContextProvider>;

interface RecentAsked {
  /** Pages before this one. */
  page: number;
  pageSize: number;
  /** Whose details are asked for; null: none. */
  prompt: string | null;
  /** What is said where the list could not be read. */
  notLoaded: string;
}

/** A page of what the user had written, newest first, and the details that the address asks for. */
export async function loadRecentPrompts(
  context: Context,
  userId: string,
  { page, prompt, pageSize, notLoaded }: RecentAsked,
) {
  const { auth } = gatewayOf(context);
  const query = { limit: String(pageSize), offset: String(page * pageSize) };
  const [listed, asked] = await Promise.all([
    ask(auth.prompts.user[":userId"].$get({ param: { userId }, query })),
    prompt === null ? null : ask(auth.prompts[":id"].$get({ param: { id: prompt } })),
  ]);
  const zone = zoneOf(context);
  const prompts = listed.success ? listed.data.prompts : [];
  const item = prompts.find(({ id }) => id === prompt);
  if (asked && !asked.success && (asked.status === 404 || !item))
    throw data(null, { status: asked.status || 503 });
  return {
    rows: prompts.map((one) => toRow(one, zone)),
    count: listed.success ? listed.data.count : 0,
    detail: asked?.success ? toShown(asked.data.prompt, zone) : item ? toShown(item, zone) : null,
    error: listed.success ? null : listed.status === 401 ? unknownUser : notLoaded,
  };
}

const unknownUser = "User ID not found. Please log in again.";

function toRow(prompt: RecentPromptAnswer, zone: string): RecentRow {
  const { id, originalPromptText, createdAt, suggestions, aiModels } = prompt;
  return {
    id,
    text: preview(withoutSigns(plainSpaces(originalPromptText)).replace(/\s+/g, " ").trim()),
    tags: toList(suggestions),
    models: toList(aiModels),
    day: shownDate(createdAt, zone),
    time: timeOfDay(createdAt, zone),
    outcome: outcomeOf(prompt),
    result: resultOf(prompt),
    again: againOf(prompt),
  };
}

const credits = (charged: number | null): string => {
  if (!charged) return "not charged";
  return charged === 1 ? "1 credit" : `${formatCount(charged)} credits`;
};

const decisions = { proposed: "Waiting, ", kept: "Kept, ", discarded: "Discarded, " } as const;

function outcomeOf({ state, decision, charged }: RecentPromptAnswer): RecentRow["outcome"] {
  switch (state) {
    case "running":
      return { tone: "running", words: "Writing" };
    case "failed":
      return { tone: "bad", words: `Failed, ${credits(charged)}` };
    case "stopped":
    case "interrupted":
      return {
        tone: "warn",
        words: `${state === "stopped" ? "Stopped" : "Interrupted"}, ${credits(charged)}`,
      };
    case "done": {
      const decided = decision === null ? "" : decisions[decision];
      const said = charged ? credits(charged) : "free";
      return { tone: "plain", words: decided === "" && !charged ? "Free" : `${decided}${said}` };
    }
    default:
      return state satisfies never;
  }
}

/** The service whose generations are prompts for several models. */
const promptService = "prompts";

/** Where a generation is read that is no document; null for one that is. */
function ownPage({ id, guid, document, session, service }: RecentPromptAnswer): string | null {
  if (service === promptService) return `/editPrompt?id=${id}`;
  if (session !== null) return `/brainstorm?branch=${session}`;
  const place = document ?? guid;
  return service === "inspire" && place !== null ? `/inspiration?id=${place}` : null;
}

function resultOf(prompt: RecentPromptAnswer): string | null {
  const { id, state, decision, guid, document } = prompt;
  if (state === "failed" || state === "interrupted") return null;
  const own = ownPage(prompt);
  if (own !== null) return own;
  if (decision === "discarded") return null;
  if (document !== null)
    return decision === "kept" ? `/create/${document}` : `/create/${document}?review=${id}`;
  return guid === null ? null : `/create/${guid}`;
}

function againOf(prompt: RecentPromptAnswer): RecentRow["again"] {
  const { state, guid, document } = prompt;
  if (state !== "failed" && state !== "interrupted") return null;
  const own = ownPage(prompt);
  if (own !== null) return { kind: "page", href: own };
  const place = document ?? guid;
  return place === null ? null : { kind: "form", href: `/create/${place}/decide` };
}

const counted: Readonly<Partial<Record<number, string>>> = { 2: "two", 3: "three", 4: "four" };

/** Of what a list has of it, the list's words alone are known. */
function toShown(prompt: RecentPromptAnswer | PromptDetail, zone: string): RecentDetail {
  const { id, originalPromptText, suggestions, createdAt, charged } = prompt;
  const isWhole = "generatedPrompts" in prompt;
  const structured = isWhole ? Object.entries(prompt.structuredPrompts) : [];
  const generated = isWhole ? Object.entries(prompt.generatedPrompts) : null;
  const forModels =
    prompt.service === promptService && generated && generated.length > 1
      ? `Written for ${counted[generated.length] ?? generated.length} models, `
      : "";
  const about = `${forModels}${prompt.state === "running" ? "being written" : credits(charged)}`;
  return {
    id,
    title: `Prompt of ${longMoment(createdAt, zone)}`,
    about: about.charAt(0).toUpperCase() + about.slice(1),
    original: originalPromptText,
    suggestions: toList(suggestions),
    generated,
    structured: structured.map(([model, one]) => ({
      model,
      fields: Object.entries(one.data ?? {}).map(([name, value]) => [name, value] as const),
    })),
    structuredJson: isWhole ? JSON.stringify(prompt.structuredPrompts, null, 2) : "",
  };
}
