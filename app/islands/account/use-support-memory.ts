import { useForget, useMemoryOf } from "./use-form-memory.ts";

const place = { area: "session", key: "stet.support" } as const;

/** Until it is sent, a message to support that was begun is there again, in the dialog and on the page of its own. */
export function useSupportMemory(isSent: boolean): void {
  useForget(place, isSent);
  useMemoryOf("support", place);
}
