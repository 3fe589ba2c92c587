/** A list of words that a call answers as such, or as the JSON of one; what is neither is empty. */
export function toList(found: unknown): string[] {
  if (Array.isArray(found))
    return found.filter((one): one is string => typeof one === "string" && one !== "");
  return typeof found === "string" && found.startsWith("[") ? toList(parsed(found)) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
