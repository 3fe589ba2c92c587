import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import { askWriter, stopWriter } from "../../generation/ask-writer.ts";
import { deliveredOf, kindOf, type Suggested } from "./suggested.ts";
import { setField } from "./title-field.ts";

interface Titles {
  suggested: Suggested | null;
  /** A limit of the plan that was met. */
  limit: Notice | null;
  /**
   * Takes the presses on the buttons of suggestions from the document's form; `saved` resolves when the document is there
   * to be asked about. @returns whether it was one
   */
  onSubmit: (event: FormEvent<HTMLFormElement>, saved: () => Promise<void>) => boolean;
}

/** Titles and subtitles on demand, without leaving the page. `came` is what the page came with. */
export function useTitles(guid: string, came: Suggested | null): Titles {
  const [suggested, setSuggested] = useState(came);
  const [limit, setLimit] = useState<Notice | null>(null);
  const isAsking = useRef(false);
  const address = `/create/${guid}/titles`;
  const change = (changed: Partial<Suggested>): void => setSuggested((now) => now && { ...now, ...changed });

  async function ask(form: HTMLFormElement, style: string, saved: () => Promise<void>): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    const fields = new FormData(form);
    fields.set("suggest", style);
    fields.set("click", crypto.randomUUID());
    setLimit(null);
    setSuggested({
      kind: kindOf(style),
      style,
      generation: null,
      isRunning: true,
      options: [],
      cost: null,
      isBroken: false,
      isAll: false,
      refusal: null,
    });
    await saved();
    const written = await askWriter(address, fields, (generation) => change({ generation }));
    isAsking.current = false;
    if ("limit" in written) setLimit(written.limit);
    change({
      isRunning: false,
      ...("answer" in written ? deliveredOf(written.answer) : {}),
      ...("refusal" in written ? { refusal: written.refusal } : {}),
    });
  }

  // Whoever waits for them at the menu goes on among them.
  const first = suggested?.options[0];
  useEffect(() => {
    const menu = document.activeElement?.closest("details.sug[open]");
    if (first !== undefined && menu) menu.querySelector<HTMLElement>(".sug-list .item")?.focus();
  }, [first]);

  return {
    suggested,
    limit,
    onSubmit: (event, saved) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const { name, value } = (submitter as HTMLButtonElement | null) ?? { name: "", value: "" };
      const form = event.currentTarget;
      if (name === "suggest") void ask(form, value, saved);
      else if (name === "titles_stop") void stopWriter(address, value);
      else if (name === "title_option" || name === "sub_title_option")
        setField(form.querySelector(`textarea[name="${name.replace("_option", "")}"]`), value);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
