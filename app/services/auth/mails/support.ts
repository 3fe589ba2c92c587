import type { Letter } from "../../context.ts";
import { isAddress } from "../accounts/addresses.ts";
import { bodiesOf } from "./frame.ts";

/** What somebody wrote into the contact form; trimmed, none of it checked but the length of the message. */
export interface SupportMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** The message as a letter to support; an answer to it goes to its writer. */
export function supportLetter(to: string, { name, email, subject, message }: SupportMessage): Letter {
  return {
    kind: "support",
    to,
    ...(isAddress(email) ? { replyTo: email } : {}),
    subject: `Support: ${oneLine(subject) || "no subject"}`,
    ...bodiesOf({
      paragraphs: [`From: ${oneLine(name) || "no name"}, ${oneLine(email) || "no address"}`, message],
    }),
  };
}
