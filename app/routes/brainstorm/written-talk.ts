import type { Session } from "#app/services/brainstorm/contract.ts";

type Written = Pick<Session, "title" | "text" | "messages">;

/** A session as one Markdown text: what it is about, quoted, then who said what, with other perspectives behind it. */
export const writeTalk = (talk: Written): string => `# ${talk.title}\n\n${writeSaid(talk)}\n`;

/** The same without its title. */
export const writeSaid = ({ text, messages }: Pick<Written, "text" | "messages">): string =>
  [quote(text), ...messages.map(writeMessage)].join("\n\n");

/** What was said in it, without its title. */
export const writeMessages = (messages: Session["messages"]): string =>
  messages.map(writeMessage).join("\n\n");

function writeMessage({ role, text, perspective }: Session["messages"][number]): string {
  const said = `**${role}**\n\n${text.trim()}`;
  return perspective
    ? `${said}\n\n${quote(`**${perspective.role}**\n\n${perspective.response.trim()}`)}`
    : said;
}

const quote = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
