import { type RefObject, useEffect, useRef } from "react";
import { type Area, readStored, writeStored } from "../storage.ts";
import { parseMemory, type Remembered, takes, toMemory } from "./form-memory.ts";

/** Where a form is remembered: for as long as the tab lives, or longer. */
interface Place {
  area: Area;
  key: string;
}

/**
 * Keeps what is typed into a form in the browser's own storage, passwords left out, and puts it back on return. The
 * fields are the page's own and uncontrolled.
 */
export function useFormMemory({ area, key }: Place): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => (ref.current ? remember(ref.current, { area, key }) : undefined), [area, key]);
  return ref;
}

/** The same for the form with an id, which another part of the page owns. */
export function useMemoryOf(id: string, { area, key }: Place): void {
  useEffect(() => {
    const form = document.getElementById(id);
    return form instanceof HTMLFormElement ? remember(form, { area, key }) : undefined;
  }, [id, area, key]);
}

/** Forgets a form that has done its work. */
export function useForget({ area, key }: Place, isDone: boolean): void {
  useEffect(() => {
    if (isDone) writeStored(area, key, null);
  }, [area, key, isDone]);
}

function remember(form: HTMLFormElement, { area, key }: Place): () => void {
  restore(form, parseMemory(readStored(area, key)));
  const keep = (): void => {
    writeStored(area, key, JSON.stringify(toMemory(fieldsOf(form).map(rememberedOf))));
  };
  form.addEventListener("input", keep);
  return () => form.removeEventListener("input", keep);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function restore(form: HTMLFormElement, memory: ReturnType<typeof parseMemory>): void {
  const fields = fieldsOf(form);
  for (const field of fields) {
    const kept = memory[field.name];
    if (!takes(rememberedOf(field))) continue;
    if (typeof kept === "boolean" && field instanceof HTMLInputElement) field.checked = kept;
    if (typeof kept !== "string" || kept === "") continue;
    field.value = kept;
    // The page put the focus there since it was the first empty one.
    if (field === document.activeElement)
      fields.find(({ type, value }) => type !== "hidden" && value === "")?.focus();
  }
}

const rememberedOf = (field: Field): Remembered => ({
  name: field.name,
  type: field.type,
  value: field.value,
  initial: field.defaultValue,
  checked: field instanceof HTMLInputElement && field.checked,
});

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
