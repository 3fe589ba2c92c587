import type { Notice } from "#app/ui/banner.tsx";
import { refusalOf } from "../generation/refusal.ts";

interface Fault {
  detail?: unknown;
  code?: unknown;
}

/** Nothing failed: there was nothing to do, or nobody here who can do it. */
const declined = new Set(["not_possible", "needs_model", "upgrade_required"]);

/** What a message that did not come is called, by how many were said before it. */
export const messageFailed = (said: number): string =>
  said === 0 ? "Failed to generate first message: " : "Failed to generate continue messages: ";

export const startFailed = "Failed to initialize brainstorm session: ";

/** A notice with what failed before it; a limit of the plan is said by its dialog. */
export const prefixed = (prefix: string, notice: Notice): Notice =>
  notice.limit ? notice : { ...notice, text: prefix + notice.text };

/** Why a message did not come, by how many were said before it. */
export const failureOf = (fault: Fault | null, said: number): Notice =>
  noticeOf(messageFailed(said), fault ?? {});

/** Why a message has no other perspective. */
export const perspectiveFailure = (fault: Fault | null): Notice => noticeOf("", fault ?? {});

function noticeOf(prefix: string, fault: Fault): Notice {
  const { text, code } = refusalOf(fault);
  return {
    kind: code !== null && declined.has(code) ? "info" : "danger",
    text: prefix + text,
    ...(code === "needs_model" ? { needsModel: true } : {}),
  };
}
