import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { sameDesk } from "#app/ui/desk/desk-choices.ts";
import type { DeskValues } from "#app/ui/desk/desk-values.ts";
import { readDesk } from "#app/ui/desk/read-desk.ts";
import { type Arrival, comesBack, findDesk, keepDesk, Keeper } from "./kept-desk.ts";

/** Milliseconds that the browser's storage is behind what is typed, at most. */
const keepMs = 400;

/** What a fill took the place of. */
interface Replaced {
  text: string;
  values: DeskValues;
  /** What stands there since. */
  by: DeskValues;
}

/**
 * The values of home's form, which is the browser's own: followed while the writer works in it, kept in the browser's
 * storage, put back on return, and filled with a way back.
 */
export function useDesk(owner: string | null, initial: DeskValues) {
  const hydrated = useHydrated();
  const back = useNavigationType() === NavigationType.Pop;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [filled, setFilled] = useState(0);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const focused = useRef(false);
  const [keeper] = useState(
    () => new Keeper<DeskValues>((typed) => keepDesk(owner, typed, false, Date.now()), keepMs),
  );

  function show(next: DeskValues): void {
    const area = areaOf(form.current);
    if (area) area.value = next.text;
    setValues(next);
    setFilled((times) => times + 1);
  }

  function fill(next: DeskValues): void {
    show(next);
    keeper.touch(next);
  }

  // What was typed before the script came, or was put back by the browser itself, stands in the form already.
  const arrive = useEffectEvent(() => {
    if (!form.current) return;
    const standing = readDesk(new FormData(form.current));
    setValues(standing);
    const kept = findDesk(owner);
    if (!kept || !comesBack(kept, { back, ...documentOpened() }) || sameDesk(kept.values, standing)) return;
    const { mode, text, action, options } = standing;
    if (text === kept.values.text || text === "") {
      const chosen = text === "" && action !== null ? { mode, action, options } : {};
      const restored = { ...kept.values, ...chosen };
      show(restored);
      // Looking back at what has become a text does not begin it anew.
      keepDesk(owner, restored, kept.made, Date.now());
    } else if (kept.values.text !== "") {
      setReplaced({ text: "Another text of yours was here.", values: kept.values, by: standing });
    }
  });

  useEffect(() => {
    if (hydrated) arrive();
  }, [hydrated]);

  useEffect(() => {
    const flush = (): void => keeper.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [keeper]);

  useEffect(() => {
    if (filled === 0 || !focused.current) return;
    focused.current = false;
    const area = areaOf(form.current);
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [filled]);

  return {
    hydrated,
    form,
    values,
    filled,
    replaced: replaced?.text ?? null,
    /** Reads the form after a change in it. A new mode has no action yet. */
    follow(this: void): void {
      if (!form.current) return;
      const next = readDesk(new FormData(form.current));
      const now = next.mode === values.mode ? next : { ...next, action: null, options: {} };
      setValues(now);
      keeper.touch(now);
    },
    /** Fills the form; what stood there can be brought back. */
    replace(this: void, next: DeskValues, text: string): void {
      setReplaced({ text, values, by: next });
      focused.current = true;
      fill(next);
    },
    undo(this: void): void {
      if (!replaced) return;
      const since = sameDesk(values, replaced.by) ? null : values;
      setReplaced(since && { text: "What you typed since is kept.", values: since, by: replaced.values });
      focused.current = true;
      fill(replaced.values);
    },
    forgetReplaced: () => setReplaced(null),
    /** A text is being made of it. */
    made(this: void): void {
      keeper.flush();
      keepDesk(owner, values, true, Date.now());
    },
    /** No text came of it: it is still to be done. */
    unmade: () => keepDesk(owner, values, false, Date.now()),
  };
}

function areaOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const area = form?.elements.namedItem("text");
  return area instanceof HTMLTextAreaElement ? area : null;
}

function documentOpened(): Pick<Arrival, "openedAt" | "reopened"> {
  const [opened] = performance.getEntriesByType("navigation");
  const how = opened instanceof PerformanceNavigationTiming ? opened.type : "navigate";
  return { openedAt: performance.timeOrigin, reopened: how === "reload" || how === "back_forward" };
}
