import type { Notice } from "#app/ui/banner.tsx";
import { asksForModel, refusalOf } from "../generation/refusal.ts";

interface Fault {
  detail?: unknown;
  code?: unknown;
}

/** Nothing failed: there was nothing to do, or nobody here who can do it. */
const declined = new Set(["not_possible", "needs_model", "upgrade_required"]);

/** What a message that did not come is called, by how many were said before it; nothing where a talk has ended and says so. */
export function messageFailed(said: number, code: unknown): string {
  if (said === 0) return "Failed to generate first message: ";
  return code === "not_possible" ? "" : "Failed to generate continue messages: ";
}

export const startFailed = "Failed to initialize brainstorm session: ";

/** A notice with what failed before it; a limit of the plan is said by its dialog. */
export const prefixed = (prefix: string, notice: Notice): Notice =>
  notice.limit ? notice : { ...notice, text: prefix + notice.text };

/** Why a message did not come, by how many were said before it. */
export const failureOf = (fault: Fault | null, said: number): Notice =>
  noticeOf(messageFailed(said, fault?.code), fault ?? {});

/** Why a message has no other perspective. */
export const perspectiveFailure = (fault: Fault | null): Notice => noticeOf("", fault ?? {});

function noticeOf(prefix: string, fault: Fault): Notice {
  const { text, code } = refusalOf(fault);
  return {
    kind: code !== null && declined.has(code) ? "info" : "danger",
    text: prefix + text,
    ...(asksForModel(code, text) ? { needsModel: true } : {}),
  };
}
