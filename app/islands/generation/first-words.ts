import { type GenerationEvent, readEvents } from "./events.ts";
import { isEventStream } from "./event-stream.ts";

/** A generation that has begun, and what its text is kept as. */
export interface Started {
  generation: string;
  guid: string | null;
}

/** What came of a form that asks for a text. */
export type FirstWords =
  /** The address of the text; null when it was stopped before its first word. */
  | { place: string | null }
  /** The route's JSON, the data of an `error` event, or null where no answer came. */
  | { refused: unknown };

/**
 * Reads an event route's answer until the first words are there, or for `patience` milliseconds after the start. `begin`
 * is told the start and says at which address the text is read. @throws TypeError when the connection breaks before that
 */
export async function readFirstWords(
  response: Response,
  begin: (started: Started) => string,
  patience?: number,
): Promise<FirstWords> {
  if (!isEventStream(response)) return { refused: await readSaid(response) };
  const begun = Promise.withResolvers<string>();
  const reading = readFirst(readEvents(response), (started) => {
    const place = begin(started);
    begun.resolve(place);
    return place;
  });
  if (patience === undefined) return reading;
  const waited = begun.promise.then(async (place) => {
    await new Promise((resolve) => setTimeout(resolve, patience));
    return { place };
  });
  return Promise.race([reading, waited]);
}

async function readFirst(
  events: AsyncIterable<GenerationEvent>,
  begin: (started: Started) => string,
): Promise<FirstWords> {
  let place = "";
  try {
    for await (const event of events) {
      if (event.type === "start") place = begin(event);
      if (event.type === "text") return { place };
      if (event.type === "error") return { refused: event };
      if (event.type === "done")
        return { place: event.finish === "stopped" && event.usage.charged === 0 ? null : place };
    }
  } catch (error) {
    // The text goes on being written without this page, and its address shows it.
    if (error instanceof TypeError && place !== "") return { place };
    throw error;
  }
  return { refused: {} };
}

/** The JSON of an answer; an empty object for an answer of any other kind. */
async function readSaid(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) return {};
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
