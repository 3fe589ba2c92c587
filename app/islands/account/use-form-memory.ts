import { type RefObject, useEffect, useRef } from "react";
import { readStored, writeStored } from "../storage.ts";
import { parseMemory, takes, toMemory } from "./form-memory.ts";

/**
 * Keeps what is typed into a form in the browser's own storage, passwords left out, and puts it back on return. The
 * fields are the page's own and uncontrolled.
 */
export function useFormMemory(key: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    restore(form, key);
    const keep = (): void => {
      writeStored("local", key, JSON.stringify(toMemory(inputsOf(form))));
    };
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [key]);
  return ref;
}

/** Forgets a form that has done its work; null while it has not. */
export function useForget(key: string | null): void {
  useEffect(() => {
    if (key !== null) writeStored("local", key, null);
  }, [key]);
}

function restore(form: HTMLFormElement, key: string): void {
  const memory = parseMemory(readStored("local", key));
  for (const input of inputsOf(form)) {
    const kept = memory[input.name];
    if (!takes(input)) continue;
    if (typeof kept === "string") input.value = kept;
    if (typeof kept === "boolean") input.checked = kept;
  }
}

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);
