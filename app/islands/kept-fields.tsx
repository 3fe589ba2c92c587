import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useScripted } from "#app/ui/use-scripted.ts";
import { readStoredJson, writeStored } from "./storage.ts";

interface KeptFieldsProps {
  /** Id of the part of the page that the fields stand in. */
  of: string;
  /** Id of the user: nobody who signs in after them reads it. */
  owner: string;
  /** Name of the form, for what is kept of it. */
  form: string;
  /** What the server was told to show in a field stays. */
  isTold: (name: string) => boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = Readonly<Record<string, string>>;

const keyOf = (owner: string, form: string): string => `stet.form.${owner}.${form}`;

/**
 * Keeps what its reader types or chooses in a form of this tab, and puts it back before the form is seen again, into
 * fields that stand as they came. Its `key` names the form and everything that makes its fields anew.
 */
export function KeptFields({ of, owner, form, isTold }: KeptFieldsProps) {
  const scripted = useScripted();
  const key = keyOf(owner, form);
  /** What comes of it is not what a reader types: a field may not have its value yet. */
  const putting = useRef(false);
  const putBack = useEffectEvent(() => {
    putting.current = true;
    const fields = fieldsIn(document.getElementById(of));
    for (const [name, kept] of Object.entries(readKept(key))) {
      if (isTold(name)) continue;
      for (const field of fields) if (field.name === name) put(field, kept);
    }
    putting.current = false;
  });
  useLayoutEffect(() => {
    const part = document.getElementById(of);
    if (!scripted || !part) return undefined;
    // What is put into one field may bring others, before anything is drawn.
    const more = new MutationObserver(() => putBack());
    more.observe(part, { childList: true, subtree: true });
    putBack();
    const end = setTimeout(() => more.disconnect());
    return () => {
      clearTimeout(end);
      more.disconnect();
    };
  }, [scripted, of]);
  useEffect(() => {
    const keep = ({ target }: Event): void => {
      if (
        putting.current ||
        !isField(target) ||
        target.name === "" ||
        !document.getElementById(of)?.contains(target)
      )
        return;
      writeStored("session", key, JSON.stringify({ ...readKept(key), [target.name]: target.value }));
    };
    const heard = new AbortController();
    document.addEventListener("input", keep, heard);
    document.addEventListener("change", keep, heard);
    return () => heard.abort();
  }, [of, key]);
  return <span hidden data-kept={key} data-kept-of={of} />;
}

const forget = (key: string): void => void writeStored("session", key, null);

/** Forgets the form that a text was made of, by its name. */
export function useForgetFields(owner: string, form: string, isMade: boolean): void {
  useEffect(() => {
    if (isMade) forget(keyOf(owner, form));
  }, [owner, form, isMade]);
}

/** What forgets the form that a button stands in, once a text was made of it; asked for while the button stands there. */
export function keptAround(button: Node): () => void {
  const kept = [...document.querySelectorAll<HTMLElement>("[data-kept]")];
  const around = kept.find(({ dataset }) =>
    document.getElementById(dataset["keptOf"] ?? "")?.contains(button),
  );
  const key = around?.dataset["kept"];
  return () => (key === undefined ? undefined : forget(key));
}

/** The same for what a page's own action answers: once it is not `pending` any more, and was not refused. */
export function useForgetSent(pending: boolean, refused: boolean): void {
  const sent = useRef<(() => void) | null>(null);
  const settle = useEffectEvent(() => {
    if (!refused) sent.current?.();
    sent.current = null;
  });
  useEffect(() => {
    const send = ({ submitter }: SubmitEvent): void => {
      sent.current = submitter && keptAround(submitter);
    };
    document.addEventListener("submit", send);
    return () => document.removeEventListener("submit", send);
  }, []);
  useEffect(() => (pending ? undefined : settle()), [pending]);
}

function readKept(key: string): Kept {
  const found = readStoredJson("session", key);
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string"));
}

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement && !["password", "file", "search"].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const fieldsIn = (part: HTMLElement | null): Field[] =>
  [...(part?.querySelectorAll("input, textarea, select") ?? [])].filter(isField);

/** Puts a value into a field as its reader would, unless another one was typed there. */
function put(field: Field, kept: string): void {
  if (field instanceof HTMLInputElement && field.type === "radio") {
    if (field.value === kept && !field.checked) field.click();
    return;
  }
  const isChoice = field instanceof HTMLSelectElement;
  if (field.value === kept || (!isChoice && field.value !== "")) return;
  if (isChoice && ![...field.options].some(({ value }) => value === kept)) return;
  // React hears of a value that was set past the field's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, kept);
  field.dispatchEvent(new Event(isChoice ? "change" : "input", { bubbles: true }));
}
