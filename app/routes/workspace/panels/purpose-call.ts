import type { Fields } from "./tool-call.ts";

const chosen = ["goal", "channel", "tone", "length", "audience"] as const;
const longest = 2_000;

/**
 * The call of the purpose writer that a form asks for, or what is still missing in it. `into`: a card without a word,
 * which gets the text; null for a card of the text's own.
 */
export function purposeCall(
  fields: Fields,
  into: string | null,
): { path: string; body: Record<string, string> } | { missing: string } {
  const missing = chosen.find((name) => (fields[name] ?? "") === "");
  if (missing !== undefined)
    return { missing: `Choose ${missing === "audience" ? "an" : "a"} ${missing} to go on.` };
  const text = (fields["text"] ?? "").replace(/\r\n?/g, "\n").slice(0, longest);
  if (text.trim() === "") return { missing: "Say what it is about to go on." };
  const values = Object.fromEntries(chosen.map((name) => [name, fields[name] ?? ""]));
  return {
    path: "/api/v1/purpose-based-writing",
    body: { ...values, text, ...(into === null ? {} : { guid: into }) },
  };
}
