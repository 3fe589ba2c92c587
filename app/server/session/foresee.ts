import type { RouterContextProvider } from "react-router";
import type { GeneratePayload } from "#app/services/generated.ts";
import { ServiceError } from "#app/services/errors.ts";
import { payloadTask } from "#app/services/generating.ts";
import { namedOf } from "#app/writer/thread-tasks.ts";
import type { Problem } from "../gateway/answer.ts";
import { runFor } from "./pages.ts";

/**
 * Why the built-in writer will decline what a guest asks for, told before they sign up for it; null where it will not, or
 * where that cannot be told now. Nothing is stored or charged, and what it writes is nobody's.
 */
export async function foresee(
  context: Readonly<RouterContextProvider>,
  payload: GeneratePayload,
): Promise<{ status: number; data: Problem } | null> {
  if (payload.mode === "inspire") return null;
  const task = taskOf(payload);
  if (task === null) return null;
  const done = await runFor(context, "write", namedOf(task));
  if ("problem" in done) return done.problem.data.code === "not_possible" ? done.problem : null;
  if ("needsModel" in done.output) {
    return { status: 501, data: { detail: done.output.needsModel, code: "needs_model" } };
  }
  if (!("decline" in done.output)) return null;
  const { decline: detail, help } = done.output;
  return { status: 422, data: { detail, code: "not_possible", ...(help ? { help } : {}) } };
}

/** Null for a choice that the catalogue does not have: its refusal waits for the call. */
function taskOf(payload: GeneratePayload) {
  try {
    return payloadTask(payload, "create");
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}
