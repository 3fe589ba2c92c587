import type { Notice } from "#app/ui/banner.tsx";
import type { DeskErrors } from "#app/ui/desk/desk-values.ts";

/** What home shows of a form that brought no text. */
export interface DeskAnswer {
  notice: Notice | null;
  errors: DeskErrors;
}

/** What Generate's event route answers where there is nothing to stream. */
export type DeskRefusal =
  | DeskAnswer
  /** The text is there, or is being written: its address. */
  | { place: string }
  /** The session has ended; the form is kept: where to sign in. */
  | { login: string };

export const failedText = "Failed to generate content. Please try again.";

/** What a refusal, or the last event of a generation that failed, means for the page. */
export function toRefusal(said: unknown): DeskRefusal {
  if (typeof said !== "object" || said === null) return failure(failedText);
  if ("place" in said || "login" in said || "notice" in said || "errors" in said) return said as DeskRefusal;
  const { detail, code } = said as { detail?: unknown; code?: unknown };
  // Without a code it is a fault of the server's own, whose words are for its log.
  if (typeof detail !== "string" || detail === "" || typeof code !== "string") return failure(failedText);
  return { notice: { kind: code === "not_possible" ? "info" : "danger", text: detail }, errors: {} };
}

export const failure = (text: string): DeskAnswer => ({ notice: { kind: "danger", text }, errors: {} });
