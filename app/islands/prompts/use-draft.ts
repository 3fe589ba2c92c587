import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { PromptDraft } from "#app/ui/prompts/prompt-draft.ts";
import { useKeeper } from "../keeper.ts";
import { isUnsaved, type KnownPrompts, readDraft } from "./draft.ts";
import { findPrompt, keepPrompt } from "./kept-prompt.ts";

/** Milliseconds that the browser's storage is behind what is typed, at most. */
const keepMs = 400;

interface Shown {
  draft: PromptDraft;
  /** Counts what was shown: its fields are drawn anew with each. */
  version: number;
  /** The answer that it came with; null: the page. */
  click: string | null;
}

/** The form as a server answered it. */
export interface AnsweredDraft {
  draft: PromptDraft;
  /** Tells one answer from another. */
  click: string;
}

interface DraftOptions {
  /** Whose it is: the id of the user. */
  owner: string;
  loaded: PromptDraft;
  answered: AnsweredDraft | null;
  known: KnownPrompts;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The draft that the form is drawn from, and as it stands with what is typed in it. One that a server answers takes the
 * place of the form's, which it was made of. What stands nowhere else is kept in the browser, and put back on return.
 */
export function useDraft({ owner, loaded, answered, known, form }: DraftOptions) {
  const { search } = useLocation();
  const [shown, setShown] = useState<Shown>(() => ({
    draft: answered?.draft ?? loaded,
    version: 0,
    click: answered?.click ?? null,
  }));
  const [live, setLive] = useState(shown.draft);
  const [isBack, setBack] = useState(false);
  if (answered && answered.click !== shown.click) {
    setShown({ ...answered, version: shown.version + 1 });
    setLive(answered.draft);
  }
  const { version } = shown;
  const [place] = useState(search);
  const keeper = useKeeper<FormData | null>((fields) => keepPrompt(owner, place, fields), keepMs);
  const read = (): PromptDraft =>
    form.current ? readDraft(new FormData(form.current), known.models) : shown.draft;

  function keep(): void {
    if (form.current) keeper.touch(isUnsaved(read(), loaded, known) ? new FormData(form.current) : null);
  }

  /** After something was typed. */
  function follow(): void {
    setLive(read());
    keep();
  }

  /** Draws the form anew. */
  function show(draft: PromptDraft): void {
    setShown((before) => ({ ...before, draft, version: before.version + 1 }));
    setLive(draft);
  }

  const arrive = useEffectEvent(() => {
    if (!form.current) return;
    // What was typed before the script came, or was put back by the browser itself, stands in the form already.
    const standing = readDraft(new FormData(form.current), known.models);
    setLive(standing);
    const kept = answered || isUnsaved(standing, loaded, known) ? null : findPrompt(owner, place);
    if (!kept) return keep();
    const { id, generation } = loaded;
    const draft = { ...readDraft(kept, known.models), id, generation, ask: null };
    if (!isUnsaved(draft, loaded, known)) return;
    show(draft);
    setBack(true);
  });
  useEffect(() => {
    // Once the page stands as it came.
    const timer = setTimeout(() => arrive());
    return () => clearTimeout(timer);
  }, []);
  const drawn = useEffectEvent(keep);
  useEffect(() => {
    if (version > 0) drawn();
  }, [version]);

  return {
    shown,
    live,
    read,
    follow,
    show,
    /** What stands in the form was typed at an earlier visit. */
    isBack,
    /** What was typed stands somewhere else from here on. */
    forget(this: void): void {
      keeper.touch(null);
      keeper.flush();
    },
    /** The form as the page came with it. */
    startOver(this: void): void {
      setBack(false);
      show(loaded);
    },
  };
}
