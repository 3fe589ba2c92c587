/** A conversation of two roles as one Markdown text: how it is handed to a writer, and how it is read back. */

export interface Said {
  role: string;
  /** Markdown. */
  text: string;
}

/** Messages as one text, each under its role's name. A line of a message that looks like such a heading is escaped. */
export function writeConversation(messages: readonly Said[]): string {
  return messages
    .map(
      ({ role, text }) =>
        `## ${role.replace(/\s+/g, " ").trim()}\n\n${text.trim().replace(/^(\\*## )/gm, "\\$1")}`,
    )
    .join("\n\n");
}

/** The messages of such a text; what stands before the first heading is a message without a role. */
export function parseConversation(text: string): Said[] {
  const messages: { role: string; body: string[] }[] = [];
  for (const line of text.split("\n")) {
    const role = /^## (.+)$/.exec(line)?.[1];
    if (role !== undefined) messages.push({ role, body: [] });
    else {
      if (messages.length === 0) messages.push({ role: "", body: [] });
      messages.at(-1)?.body.push(line.replace(/^\\(?=\\*## )/, ""));
    }
  }
  return messages
    .map(({ role, body }) => ({ role, text: body.join("\n").trim() }))
    .filter(({ text: said }) => said !== "");
}
