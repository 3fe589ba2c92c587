import { readStored, writeStored } from "../storage.ts";

/** The prompt editor's form as somebody left it, in the browser's own storage: one for each account and address. */

const key = (owner: string, search: string): string => `stet.prompt.${owner}${search}`;

/** Keeps the form of an address for its owner, the id of a user; null forgets it. */
export function keepPrompt(owner: string, search: string, form: FormData | null): void {
  const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === "string");
  writeStored("local", key(owner, search), form && new URLSearchParams(fields).toString());
}

/** What is kept; null: nothing is. */
export function findPrompt(owner: string, search: string): FormData | null {
  const stored = readStored("local", key(owner, search));
  if (stored === null) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(stored)) form.append(name, value);
  return form;
}
