import type { DeskValues } from "./desk-values.ts";

const option = "option:";

/** Reads the form's fields; anything that is not text counts as empty. */
export function readDesk(form: FormData): DeskValues {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const options = [...form.entries()].flatMap(([name, value]) =>
    name.startsWith(option) && typeof value === "string" && value !== ""
      ? [[name.slice(option.length), value]]
      : [],
  );
  return {
    mode: field("mode") === "inspire" ? "inspire" : "create",
    text: field("text"),
    action: field("action") || null,
    options: Object.fromEntries(options) as Record<string, string>,
    context: field("context"),
    examples: field("examples"),
  };
}
