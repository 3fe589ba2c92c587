import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useScripted } from "#app/ui/use-scripted.ts";
import { type DeskExample, sameDesk } from "#app/ui/desk/desk-choices.ts";
import { forgetSentDesk } from "#app/ui/desk/desk-cookie.ts";
import type { DeskValues } from "#app/ui/desk/desk-values.ts";
import { readDesk } from "#app/ui/desk/read-desk.ts";
import { useKeeper } from "../keeper.ts";
import { type Arrival, comesBack, findDesk, keepDesk, type KeptDesk } from "./kept-desk.ts";

/** Milliseconds that the browser's storage is behind what is typed, at most. */
const keepMs = 400;

/** What is kept of the form. */
type Standing = Pick<KeptDesk, "values" | "aside">;

type Aside = KeptDesk["aside"];

/** What a fill took the place of. */
interface Replaced {
  /** Null where the form itself says it. */
  text: string | null;
  values: DeskValues;
  /** What stands there since. */
  by: DeskValues;
  /** What was set aside then. */
  aside: Aside;
}

interface DeskOptions {
  /** Id of the signed-in user; null for a guest. */
  owner: string | null;
  initial: DeskValues;
  /** What the page was drawn with of the forms that examples took the place of. */
  set: Aside;
  /** The page was drawn with a form that the server kept. */
  wasKept: boolean;
  examples: readonly DeskExample[];
}

/**
 * The values of home's form, which is the browser's own: followed while the writer works in it, kept in the browser's
 * storage, put back on return, and filled with a way back.
 */
export function useDesk({ owner, initial, set, wasKept, examples }: DeskOptions) {
  const hydrated = useScripted();
  /** What was kept is in the form. */
  const [arrived, setArrived] = useState(false);
  const back = useNavigationType() === NavigationType.Pop;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [filled, setFilled] = useState(0);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  /** It is told of; afterwards the key for it still brings it back. */
  const [told, setTold] = useState(false);
  const [aside, setAside] = useState<Aside>(set);
  const focused = useRef(false);
  const keep = (standing: Standing, made: boolean): boolean =>
    keepDesk(owner, { ...standing, made, at: Date.now() }, isNoted(standing, examples));
  const keeper = useKeeper<Standing>((standing) => void keep(standing, false), keepMs);

  function offer(next: Replaced | null): void {
    setReplaced(next);
    setTold(next !== null);
  }

  function show(next: DeskValues): void {
    const area = areaOf(form.current);
    if (area) area.value = next.text;
    setValues(next);
    setFilled((times) => times + 1);
  }

  function fill(next: DeskValues, own: Aside): void {
    show(next);
    setAside(own);
    keeper.touch({ values: next, aside: own });
  }

  function put(next: DeskValues, text: string | null, own: Aside): void {
    offer({ text, values, by: next, aside });
    focused.current = true;
    fill(next, own);
  }

  /** From here on the browser has what the server kept. */
  function takeOver(standing: Standing, made = false): void {
    if (keep(standing, made) && wasKept) forgetSentDesk();
  }

  // What was typed before the script came, or was put back by the browser itself, stands in the form already.
  const arrive = useEffectEvent(() => {
    if (!form.current) return;
    setArrived(true);
    const standing = readDesk(new FormData(form.current));
    setValues(standing);
    const kept = findDesk(owner);
    if (!kept) {
      if (wasKept) takeOver({ values: standing, aside: set });
      return;
    }
    if (!comesBack(kept, { back, ...documentOpened() })) {
      // A text was made of the example; what it took the place of is still to be done.
      const own = kept.aside.at(-1);
      if (own && standing.text === "") fill(own, kept.aside.slice(0, -1));
      else if (wasKept) takeOver({ values: standing, aside: set });
      return;
    }
    const own = [...set, ...kept.aside];
    setAside(own);
    if (sameDesk(kept.values, standing)) {
      if (wasKept) takeOver({ values: standing, aside: own }, kept.made);
      return;
    }
    const { mode, text, action, options } = standing;
    if (text === kept.values.text || text === "") {
      const chosen = text === "" && action !== null ? { mode, action, options } : {};
      const restored = { ...kept.values, ...chosen };
      show(restored);
      // Looking back at what has become a text does not begin it anew.
      takeOver({ values: restored, aside: own }, kept.made);
    } else if (kept.values.text !== "") {
      offer({ text: "Another text of yours was here.", values: kept.values, by: standing, aside: [] });
    }
  });

  useEffect(() => {
    if (hydrated) arrive();
  }, [hydrated]);

  useEffect(() => {
    if (filled === 0 || !focused.current) return;
    focused.current = false;
    const area = areaOf(form.current);
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [filled]);

  return {
    hydrated,
    /** What was kept is in the form; until then the page is as the server drew it. */
    arrived,
    form,
    values,
    filled,
    replaced: told ? (replaced?.text ?? null) : null,
    /** Whether nothing was typed since it came. */
    canUndo: replaced !== null && replaced.by.text === values.text,
    /** Reads the form after a change in it. A new mode has no action yet. */
    follow(this: void): void {
      if (!form.current) return;
      const next = readDesk(new FormData(form.current));
      const now = next.mode === values.mode ? next : { ...next, action: null, options: {} };
      setValues(now);
      keeper.touch({ values: now, aside });
    },
    /** Fills the form; what stood there can be brought back, and is still to be done. */
    replace(this: void, next: DeskValues, text: string): void {
      put(next, text, isOwn(values, examples) && values.text !== next.text ? [...aside, values] : aside);
    },
    /** Fills the form with the same text corrected: what stood there can be brought back, and is done with it. */
    correct: (next: DeskValues): void => put(next, null, aside),
    /** Whether what was filled in last is a correction. */
    isCorrected: replaced?.text === null,
    /** The writer's own forms that examples took the place of, the newest last. */
    aside,
    /** Whether that is to be said: until something else than an example is in the field. */
    noted: isNoted({ values, aside }, examples),
    /** Puts the newest back. */
    bringBack(this: void): void {
      const own = aside.at(-1);
      if (!own) return;
      offer(null);
      focused.current = true;
      fill(own, aside.slice(0, -1));
    },
    undo(this: void): void {
      if (!replaced) return;
      const since = sameDesk(values, replaced.by) ? null : values;
      offer(
        since && {
          text: "What you typed since can be brought back.",
          values: since,
          by: replaced.values,
          aside,
        },
      );
      focused.current = true;
      fill(replaced.values, replaced.aside);
    },
    forgetReplaced: () => setTold(false),
    /** A text is being made of it. */
    made(this: void): void {
      keeper.flush();
      keep({ values, aside }, true);
    },
    /** No text came of it: it is still to be done. */
    unmade: () => void keep({ values, aside }, false),
  };
}

/** Whether there is a text that the writer typed. */
const isOwn = ({ text }: DeskValues, examples: readonly DeskExample[]): boolean =>
  text.trim() !== "" && !examples.some((example) => example.text === text);

const isNoted = ({ values, aside }: Standing, examples: readonly DeskExample[]): boolean =>
  aside.length > 0 && !isOwn(values, examples);

function areaOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const area = form?.elements.namedItem("text");
  return area instanceof HTMLTextAreaElement ? area : null;
}

function documentOpened(): Pick<Arrival, "openedAt" | "reopened"> {
  const [opened] = performance.getEntriesByType("navigation");
  const how = opened instanceof PerformanceNavigationTiming ? opened.type : "navigate";
  return { openedAt: performance.timeOrigin, reopened: how === "reload" || how === "back_forward" };
}
