import { data, type RouterContextProvider } from "react-router";
import { asksForModel } from "#app/islands/generation/refusal.ts";
import { type Problem, readProblem, sentenceOf } from "#app/server/gateway/answer.ts";
import { limitOf } from "#app/server/gateway/limits.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { PlanLimit } from "#app/ui/billing/limit-dialog.tsx";
import { parseHelp } from "#app/ui/desk/desk-help.ts";
import { loadSubscription } from "../billing/subscription.ts";
import { figuresOf } from "./plan-limit.ts";
import { plainWords } from "./plain-words.ts";

/** The code of an action that a text gives no reason for, such as grammar without a mistake. */
export const notPossible = "not_possible";

type Context = Readonly<RouterContextProvider>;

interface Refusal {
  status: number;
  data: Problem;
}

/** Nothing failed: there was nothing to do, or nobody here who can do it. */
const declined = new Set([notPossible, "needs_model", "upgrade_required", "empty"]);

/**
 * A failed call as a page shows it: the service's own words where it has some, else `otherwise`. What a text does not
 * allow is nobody's error.
 */
export function problemNotice(answer: Refusal, otherwise?: string): Notice {
  const { code } = answer.data;
  const ours = answer.status >= 500 && code === undefined;
  const text = ours && otherwise ? otherwise : plainWords(sentenceOf(answer.data));
  return {
    kind: code !== undefined && declined.has(code) ? "info" : "danger",
    text,
    ...(asksForModel(code, text) ? { needsModel: true } : {}),
    help: parseHelp(answer.data["help"]),
  };
}

/** For a page that has no place for the dialog. */
const reachedTexts = {
  credits: "You've reached your monthly credit limit. Your text is still here.",
  prompts: "You've reached your monthly prompt limit. Your text is still here.",
} as const;

/** A generation that was refused or failed: a limit of the plan is said by its dialog, everything else as above. */
export async function generationNotice(
  context: Context,
  answer: Refusal,
  otherwise?: string,
): Promise<Notice> {
  const limit = await findLimit(context, answer);
  if (!limit) return problemNotice(answer, otherwise);
  return { kind: "warning", text: reachedTexts[limit.limit], limit };
}

/** The limit of the plan that a refusal is about, with its figures; null for every other refusal. */
async function findLimit(context: Context, answer: Refusal): Promise<PlanLimit | null> {
  const limit = limitOf({ success: false, ...answer });
  if (limit === null) return null;
  if (limit === "credits") return { limit, ...figuresOf(answer.data) };
  const subscription = await loadSubscription(context);
  return {
    limit,
    used: subscription?.promptsUsed ?? null,
    max: subscription?.promptLimit ?? null,
    plan: subscription?.planDisplayName ?? null,
  };
}

/**
 * The answer of a generating call that is handed on to a script: its events as they come; of a limit of the plan, what
 * the page shows of it.
 */
export async function passOn(context: Context, response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.includes("json")) return new Response(response.body, response);
  const problem = await readProblem(response.clone());
  const limit = await findLimit(context, { status: response.status, data: problem });
  return limit ? Response.json(limit, { status: 429 }) : new Response(response.body, response);
}

/** An action's answer that shows the form again, under a status that says it failed. */
export function refused<T>(value: T, status: number) {
  return data(value, { status: status === 0 ? 503 : status });
}
