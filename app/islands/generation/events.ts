import { EventSourceParserStream } from "eventsource-parser/stream";

/** What a generation's stream says, as the services' contract names it. `delta` is Markdown. */
export type GenerationEvent =
  | { type: "start"; generation: string; guid: string | null }
  | { type: "text"; delta: string }
  | { type: "reset"; reason: string }
  | { type: "done"; finish: "stop" | "length" | "stopped"; usage: { charged: number } }
  | { type: "error"; detail: unknown; code?: string };

const known = new Set(["start", "text", "reset", "done", "error"]);

/** Reads a response of server-sent events; ends with the stream. @throws TypeError when the connection breaks */
export async function* readEvents(response: Response): AsyncGenerator<GenerationEvent> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event && known.has(event)) yield { type: event, ...JSON.parse(data) } as GenerationEvent;
  }
}
