import { useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { sayUpdated } from "../billing/account-status.ts";
import { isEventStream, readEvents } from "./events.ts";

/** A generation that this page has asked for and that has not shown its first words yet. */
export interface Run {
  generation: string | null;
  guid: string | null;
}

interface GenerateOptions {
  /** The resource route that answers the form's fields with events. */
  stream: string;
  /** The server has taken the fields and begun. */
  onStart?: () => void;
  /** Milliseconds to wait for the first words once it is known where they will stand; as long as it takes if absent. */
  patience?: number;
  /** Where a generation is read while it is written and afterwards. */
  target: (started: { generation: string; guid: string | null }) => string;
}

/**
 * Sends a generating form by its event route and moves to the text when its first words come. Whatever goes wrong, the
 * same fields go through the form's own action, which answers the same click with the same error and shows it.
 */
export function useGenerate({ stream, target, patience, onStart }: GenerateOptions) {
  const [run, setRun] = useState<Run | null>(null);
  const asked = useRef<HTMLFormElement | null>(null);
  const navigate = useNavigate();
  const submit = useSubmit();

  async function generate(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (asked.current) return;
    asked.current = form;
    const fields = new FormData(form, submitter);
    setRun({ generation: null, guid: null });
    try {
      const place = await firstWords(fields);
      if (place) await navigate(place);
      sayUpdated();
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof TypeError)) throw error;
      await submit(fields, {
        method: "post",
        action: form.getAttribute("action") ?? "",
        encType: "multipart/form-data",
      });
    } finally {
      asked.current = null;
      setRun(null);
    }
  }

  /** @returns the address of the text, or null when it was stopped before its first word */
  async function firstWords(fields: FormData): Promise<string | null> {
    const response = await fetch(stream, { method: "POST", body: fields });
    if (!isEventStream(response)) throw new Refused();
    const begun = Promise.withResolvers<string>();
    const reading = readFirst(response, begun.resolve);
    if (patience === undefined) return reading;
    const waited = begun.promise.then(async (place) => {
      await new Promise((resolve) => setTimeout(resolve, patience));
      return place;
    });
    return Promise.race([reading, waited]);
  }

  async function readFirst(response: Response, begun: (place: string) => void): Promise<string | null> {
    let place = "";
    try {
      for await (const event of readEvents(response)) {
        if (event.type === "start") {
          setRun(event);
          onStart?.();
          place = target(event);
          begun(place);
        }
        if (event.type === "text") return place;
        if (event.type === "error") throw new Refused();
        if (event.type === "done")
          return event.finish === "stopped" && event.usage.charged === 0 ? null : place;
      }
    } catch (error) {
      // The text goes on being written without this page, and its address shows it.
      if (error instanceof TypeError && place !== "") return place;
      throw error;
    }
    throw new Refused();
  }

  return { run, generate };
}

class Refused extends Error {}
