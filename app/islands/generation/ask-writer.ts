import type { Notice } from "#app/ui/banner.tsx";
import type { PlanLimit } from "#app/ui/billing/limit-dialog.tsx";
import { sayUpdated } from "../billing/account-status.ts";
import { connectionLost } from "../offline.ts";
import { loadPart } from "../part.ts";
import { isEventStream } from "./event-stream.ts";
import { type Refusal, refusalOf } from "./refusal.ts";

/** What came of a call whose text is no page of its own. */
export type Written =
  /** As the service answers the call. */
  | { answer: unknown }
  | { refusal: Refusal }
  /** A limit of the plan, for its dialog. */
  | { limit: Notice };

const offline: Written = { refusal: { text: connectionLost, code: null } };

/**
 * Sends a form to an event route and waits for the end. `onStart` is told the generation, by which it can be stopped,
 * `onText` all that has come of the text.
 */
export async function askWriter(
  address: string,
  body: FormData | URLSearchParams,
  onStart: (generation: string) => void,
  onText?: (text: string) => void,
): Promise<Written> {
  let written = "";
  try {
    const [response, part] = await Promise.all([
      fetch(address, { method: "POST", body }),
      loadPart(() => import("./events.ts")),
    ]);
    if (!isEventStream(response)) return await refusedBy(response);
    if (part === null) return offline;
    for await (const event of part.readEvents(response)) {
      if (event.type === "start") onStart(event.generation);
      if (event.type === "text" || event.type === "reset") {
        written = event.type === "text" ? written + event.delta : "";
        onText?.(written);
      }
      if (event.type === "error") return { refusal: refusalOf(event) };
      if (event.type === "done") return { answer: event };
    }
    return { refusal: refusalOf(null) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return offline;
  } finally {
    sayUpdated();
  }
}

/** Stops it, and what it charges; where the connection is gone it goes on and is charged as delivered. */
export async function stopWriter(address: string, generation: string): Promise<void> {
  try {
    await fetch(`${address}?stop=${encodeURIComponent(generation)}`, { method: "POST" });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function refusedBy(response: Response): Promise<Written> {
  const said: unknown = await response.json().catch(() => null);
  const { limit } = (said ?? {}) as Partial<PlanLimit>;
  if (limit === undefined) return { refusal: refusalOf(said) };
  return { limit: { kind: "warning", text: "", limit: said as PlanLimit } };
}
