/** What the form routes' clientAction answers when nothing could be sent. */
export interface OfflineAnswer {
  status: 0;
  detail: string;
}

export const connectionLost = "Network error. Please check your connection.";

/** What to say of an answer that means that nothing could be sent; null for every other one. */
export const offlineText = (answer: unknown): string | null => (isOffline(answer) ? answer.detail : null);

const isOffline = (answer: unknown): answer is OfflineAnswer =>
  typeof answer === "object" && answer !== null && "status" in answer && answer.status === 0;
