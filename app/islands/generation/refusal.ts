/** Why nothing was written, for the writer. */
export interface Refusal {
  text: string;
  /** `needs_model`: no writer of this server can do it until a model is connected. Null for a fault. */
  code: string | null;
}

/** Whether a refusal says how a model is connected: nothing here can do it without one, or its words name one as a way out. */
export const asksForModel = (code: unknown, text: string): boolean =>
  code === "needs_model" || (code === "not_possible" && /\bmodel\b/.test(text));

const failedText = "Failed to generate content. Please try again.";

/** What a service's refusal, or the last event of a generation that failed, says. */
export function refusalOf(said: unknown): Refusal {
  const { detail, code } = (said ?? {}) as { detail?: unknown; code?: unknown };
  // Without a code it is a fault of the server's own, whose words are for its log.
  if (typeof detail !== "string" || detail === "" || typeof code !== "string")
    return { text: failedText, code: null };
  return { text: detail, code };
}
