import { useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { sayUpdated } from "../billing/account-status.ts";
import { loadPart } from "../part.ts";
import type { FirstWords, Started } from "./first-words.ts";

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
  /** Nor where it is refused, which the form says where it was pressed. */
  keepRefused?: boolean;
  /** Where a generation is read while it is written and afterwards. */
  target: (started: Started) => string;
  /**
   * Shows what was answered in place of a text: the route's JSON, the data of an `error` event, or null where no answer
   * came. Absent: the same fields go through the form's own action, which answers the same click with the same error.
   */
  onRefused?: (said: unknown) => void | Promise<void>;
}

/** Sends a generating form by its event route and moves to the text when its first words come. */
export function useGenerate(options: GenerateOptions) {
  const { stream, target, patience, linger = 0, keepScroll = false, keepRefused = keepScroll } = options;
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
      const came = await ask(fields);
      if (came !== null && "place" in came) {
        await go(came.place);
        return came.place !== null;
      }
      if (onRefused && came !== null) await onRefused(came.refused);
      else {
        await submit(fields, {
          method: "post",
          action: form.getAttribute("action") ?? "",
          encType: "multipart/form-data",
          preventScrollReset: keepRefused,
        });
      }
      return false;
    } finally {
      asked.current = null;
      setRun(null);
    }
  }

  /** @returns null where the part of the program that reads events is missing: the form's own action goes on with what has begun */
  async function ask(fields: FormData): Promise<FirstWords | null> {
    try {
      const [response, part] = await Promise.all([
        fetch(stream, { method: "POST", body: fields }),
        loadPart(() => import("./first-words.ts")),
      ]);
      return part === null ? null : await part.readFirstWords(response, begin, patience);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { refused: null };
    }
  }

  function begin(started: Started): string {
    setRun({ ...started, begun: false });
    onStart?.();
    return target(started);
  }

  async function go(place: string | null): Promise<void> {
    if (place !== null) {
      setRun((now) => now && { ...now, begun: true });
      await Promise.all([navigate(place, { preventScrollReset: keepScroll }), pause(linger)]);
    }
    sayUpdated();
    if (place !== null) return;
    stopped.current += 1;
    onStopped?.();
  }

  return { run, generate };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
