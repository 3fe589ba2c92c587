import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { sayUpdated } from "../billing/account-status.ts";
import { loadPart } from "../part.ts";
import { isEventStream } from "./event-stream.ts";

const retryMs = 1_000;

/**
 * The text of a running generation as it arrives, beginning with what the page was rendered with. At its end the page's
 * data is read again; a connection that was lost is made again, as often as it takes.
 */
export function useStream(address: string | null, begun: string): string {
  const [shown, setShown] = useState({ address, text: begun });
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => revalidate());
  const begin = useEffectEvent(() => begun);

  useEffect(() => {
    if (address === null) return undefined;
    const left = new AbortController();
    const run = async (): Promise<void> => {
      let written = begin();
      while (!left.signal.aborted) {
        let isLost = false;
        try {
          for await (const text of follow(address, written, left.signal)) {
            written = text;
            setShown({ address, text });
          }
        } catch (error) {
          if (left.signal.aborted) return;
          if (!(error instanceof TypeError)) throw error;
          // Where the stream cannot be had, the page's data cannot either: asking for them would take the page away.
          isLost = true;
        }
        if (left.signal.aborted) return;
        // While the page still says that it is being written, the connection is made again.
        if (!isLost) {
          await readAgain();
          sayUpdated();
        }
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    };
    void run();
    return () => left.abort();
  }, [address]);

  return shown.address === address ? shown.text : begun;
}

/** The whole text so far, again and again, on from what was `begun`. */
async function* follow(address: string, begun: string, signal: AbortSignal): AsyncGenerator<string> {
  const [response, part] = await Promise.all([
    fetch(address, { headers: { "Last-Event-ID": String(begun.length) }, signal }),
    loadPart(() => import("./events.ts")),
  ]);
  if (!isEventStream(response)) return;
  // As a connection that is lost: it is asked for again.
  if (part === null) throw new TypeError("The part that reads events is missing.");
  let written = begun;
  for await (const event of part.readEvents(response)) {
    if (event.type === "text") written += event.delta;
    else if (event.type === "reset") written = "";
    else continue;
    yield written;
  }
}
