import { useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { sayUpdated } from "../billing/account-status.ts";
import { loadPart } from "../part.ts";
import type { GenerationEvent } from "./events.ts";
import { isEventStream } from "./event-stream.ts";

/** A generation that this page has asked for and that has not shown its first words yet. */
export interface Run {
  generation: string | null;
  guid: string | null;
  /** Its first words are there; the page is about to move to them. */
  begun: boolean;
}

interface GenerateOptions {
  /** The resource route that answers the form's fields with events. */
  stream: string;
  /** The server has taken the fields and begun. */
  onStart?: () => void;
  /** Milliseconds to wait for the first words once it is known where they will stand; as long as it takes if absent. */
  patience?: number;
  /** Milliseconds that `run` still stands after the first words; none if absent. */
  linger?: number;
  /** It was stopped before its first word. */
  onStopped?: () => void;
  /** The text comes in the place of the form: the window is not scrolled. */
  keepScroll?: boolean;
  /** Where a generation is read while it is written and afterwards. */
  target: (started: { generation: string; guid: string | null }) => string;
  /**
   * Shows what was answered in place of a text: the route's JSON, the data of an `error` event, or null where no answer
   * came. Absent: the same fields go through the form's own action, which answers the same click with the same error.
   */
  onRefused?: (said: unknown) => void | Promise<void>;
}

/** Sends a generating form by its event route and moves to the text when its first words come. */
export function useGenerate(options: GenerateOptions) {
  const { stream, target, patience, linger = 0, keepScroll = false } = options;
  const { onStart, onStopped, onRefused } = options;
  const [run, setRun] = useState<Run | null>(null);
  const asked = useRef<HTMLFormElement | null>(null);
  /** How often a click came to nothing: with the same key the next one would be answered as that one was. */
  const stopped = useRef(0);
  const navigate = useNavigate();
  const submit = useSubmit();

  /** @returns whether a text came of it, to which the page moves */
  async function generate(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
    if (asked.current) return false;
    asked.current = form;
    const fields = new FormData(form, submitter);
    const click = fields.get("click");
    if (stopped.current > 0 && typeof click === "string") fields.set("click", `${click} ${stopped.current}`);
    setRun({ generation: null, guid: null, begun: false });
    try {
      const place = await firstWords(fields);
      if (place) {
        setRun((now) => now && { ...now, begun: true });
        await Promise.all([navigate(place, { preventScrollReset: keepScroll }), pause(linger)]);
      }
      sayUpdated();
      if (place === null) {
        stopped.current += 1;
        onStopped?.();
      }
      return place !== null;
    } catch (error) {
      const isKnown = error instanceof Refused || error instanceof Unreadable || error instanceof TypeError;
      if (!isKnown) throw error;
      if (onRefused && !(error instanceof Unreadable))
        await onRefused(error instanceof Refused ? error.said : null);
      else {
        await submit(fields, {
          method: "post",
          action: form.getAttribute("action") ?? "",
          encType: "multipart/form-data",
          preventScrollReset: keepScroll,
        });
      }
      return false;
    } finally {
      asked.current = null;
      setRun(null);
    }
  }

  /** @returns the address of the text, or null when it was stopped before its first word */
  async function firstWords(fields: FormData): Promise<string | null> {
    const [response, part] = await Promise.all([
      fetch(stream, { method: "POST", body: fields }),
      loadPart(() => import("./events.ts")),
    ]);
    if (!isEventStream(response)) throw new Refused(await readSaid(response));
    if (part === null) throw new Unreadable();
    const begun = Promise.withResolvers<string>();
    const reading = readFirst(part.readEvents(response), begun.resolve);
    if (patience === undefined) return reading;
    const waited = begun.promise.then(async (place) => {
      await pause(patience);
      return place;
    });
    return Promise.race([reading, waited]);
  }

  async function readFirst(
    events: AsyncIterable<GenerationEvent>,
    begun: (place: string) => void,
  ): Promise<string | null> {
    let place = "";
    try {
      for await (const event of events) {
        if (event.type === "start") {
          setRun({ ...event, begun: false });
          onStart?.();
          place = target(event);
          begun(place);
        }
        if (event.type === "text") return place;
        if (event.type === "error") throw new Refused(event);
        if (event.type === "done")
          return event.finish === "stopped" && event.usage.charged === 0 ? null : place;
      }
    } catch (error) {
      // The text goes on being written without this page, and its address shows it.
      if (error instanceof TypeError && place !== "") return place;
      throw error;
    }
    throw new Refused({});
  }

  return { run, generate };
}

/** The part of the program that reads events is missing: the form's own action goes on with what has begun. */
class Unreadable extends Error {}

class Refused extends Error {
  readonly said: unknown;
  constructor(said: unknown) {
    super("the generation was refused");
    this.said = said;
  }
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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
