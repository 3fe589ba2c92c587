import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { isEventStream, readEvents } from "./events.ts";

const retryMs = 1_000;

/**
 * The text of a running generation as it arrives, beginning with what the page was rendered with. At its end, or when
 * the connection cannot be kept, the page's data is read again.
 */
export function useStream(address: string | null, begun: string): string {
  const [text, setText] = useState(begun);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (address === null) return undefined;
    const left = new AbortController();
    let written = begun;
    const show = (next: string): void => {
      written = next;
      setText(next);
    };
    const follow = async (): Promise<void> => {
      const response = await fetch(address, {
        headers: { "Last-Event-ID": String(written.length) },
        signal: left.signal,
      });
      if (!isEventStream(response)) return;
      for await (const event of readEvents(response)) {
        if (event.type === "text") show(written + event.delta);
        if (event.type === "reset") show("");
      }
    };
    const run = async (): Promise<void> => {
      try {
        await follow();
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof TypeError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
      if (!left.signal.aborted) await revalidate();
    };
    void run();
    return () => left.abort();
    // The stream is opened once per address; `begun` is only where it starts.
  }, [address]);

  return text;
}
