/** A text field of a form; a missing field and a file count as empty. Line ends are `\n`. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
