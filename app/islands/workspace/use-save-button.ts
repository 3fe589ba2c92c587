import { type FormEvent, useRef, useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import type { Came, Saving } from "./save/saving.ts";

/** Save, and the form's other buttons, while a script saves by itself. */
export function useSaveButton() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [lostAt, setLostAt] = useState<number | null>(null);
  /** The form goes to the server by itself. */
  const passing = useRef(false);

  function send(form: HTMLFormElement | null, submitter: HTMLElement | null): void {
    setNotice(null);
    passing.current = true;
    form?.requestSubmit(submitter);
    passing.current = false;
  }

  async function sendSaved(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    saving: Saving,
  ): Promise<void> {
    await saving.flush();
    // While its submission is still being told, a form is not submitted again.
    setTimeout(() => send(form, submitter));
  }

  return {
    notice,
    /** When a save could not be sent, for `SaveLost`. */
    lostAt,
    /** Something else is about to be said. */
    forget: () => setNotice(null),
    onSubmit: (event: FormEvent<HTMLFormElement>, saving: Saving | null): void => {
      // The form meets the other text as the script did, and its page shows both.
      if (passing.current || saving === null || saving.shown().kind === "conflict") return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      event.preventDefault();
      if (submitter?.getAttribute("value") === "save") saving.happen({ kind: "ask" });
      else void sendSaved(event.currentTarget, submitter, saving);
    },
    onAnswer: (came: Came): void => {
      // What the form's own page has a way out of goes there with it.
      if (came === "conflict" || came === "gone")
        send(document.querySelector<HTMLFormElement>("#document"), null);
      else if (came === "failed") setLostAt(Date.now());
      else setNotice(notices[came]());
    },
  };
}

/** What has its own words beside Save is said there alone. */
const notices: Readonly<Record<Exclude<Came, "conflict" | "gone" | "failed">, () => Notice | null>> = {
  saved: () => ({ kind: "success", text: "Content saved!" }),
  "signed-out": () => null,
  refused: () => null,
};
