/** Whether an answer is a stream of events rather than a refusal. */
export const isEventStream = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
