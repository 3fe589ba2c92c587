import type { Notice } from "#app/ui/banner.tsx";
import { parseHelp } from "#app/ui/desk/desk-help.ts";
import { asksForModel } from "../generation/refusal.ts";
import type { DeskErrors, DeskValues } from "#app/ui/desk/desk-values.ts";

/** What home shows of a form that brought no text. */
export interface DeskAnswer {
  notice: Notice | null;
  errors: DeskErrors;
}

/** What the form's own action answers to `correct`: the form with its text corrected, and what was done to it. */
export interface DeskCorrection {
  values: DeskValues;
  corrected: boolean;
  /** What became of which words, or why it was not corrected. */
  notice: Notice | null;
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
  const { detail, code, help } = said as Partial<Record<"detail" | "code" | "help", unknown>>;
  // Without a code it is a fault of the server's own, whose words are for its log.
  if (typeof detail !== "string" || detail === "" || typeof code !== "string") return failure(failedText);
  const kind = code === "not_possible" ? "info" : "danger";
  const needsModel = asksForModel(code, detail) || undefined;
  return { notice: { kind, text: detail, needsModel, help: parseHelp(help) }, errors: {} };
}

export const failure = (text: string): DeskAnswer => ({ notice: { kind: "danger", text }, errors: {} });

export const stoppedAtOnce: DeskAnswer = {
  notice: { kind: "info", text: "Stopped before the first word. Nothing was charged." },
  errors: {},
};
