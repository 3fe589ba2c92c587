/** The one call to action that closes a repurposed text. */

const calls: Readonly<Record<string, string>> = {
  "Read more": "Read the full text here: [link]",
  "Reply or comment": "Reply with what you would add.",
  "Sign up": "Sign up here: [link]",
  "Share it": "Share this with someone who can use it.",
};

/** The call for a chosen kind; without one, an invitation to answer. */
export function callFor(value: string | undefined): string {
  return calls[value ?? ""] ?? "Tell me what you think.";
}
