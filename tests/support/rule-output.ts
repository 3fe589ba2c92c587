import type { Decline } from "#app/writer/task.ts";

/** The text that a rule of the built-in writer wrote; a decline fails the test with its sentence. */
export function written(result: string | Decline): string {
  if (typeof result === "string") return result;
  throw new Error(result.decline);
}
