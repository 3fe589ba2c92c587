/** What the memory needs to know of a form's field. */
export interface Remembered {
  name: string;
  type: string;
  value: string;
  /** What the page came with. */
  initial: string;
  checked: boolean;
}

/** A form's fields by name: texts as they stand, checkboxes as true or false. */
type FormMemory = Readonly<Record<string, string | boolean>>;

/** Everything in a form but its passwords. */
export function toMemory(fields: readonly Remembered[]): FormMemory {
  const kept = fields.filter(({ name, type }) => name !== "" && type !== "password");
  return Object.fromEntries(
    kept.map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]),
  );
}

/** Reads what was kept; anything else that stands in its place counts as nothing. */
export function parseMemory(kept: string | null): FormMemory {
  if (kept === null || !kept.startsWith("{")) return {};
  const found: unknown = JSON.parse(kept);
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => typeof value === "string" || typeof value === "boolean"),
  );
}

/** Whether a field takes what was kept of it: what is typed already stays, and what nobody sees is the page's own. */
export function takes({ type, value, initial, checked }: Remembered): boolean {
  if (type === "hidden" || type === "password") return false;
  return type === "checkbox" ? !checked : value === initial;
}
