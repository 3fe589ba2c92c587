import type { Letter } from "../../context.ts";
import { letterHtml } from "./frame.ts";

/** Tells the owner of an address that somebody tried to sign up with it again. */
export function takenLetter(to: string, appUrl: string): Letter {
  const paragraphs = [
    "Somebody, perhaps you, just tried to sign up to Stet with this address. It has an account already, so nothing was changed.",
    "You can sign in with your password.",
  ];
  const link = `${appUrl}/login`;
  return {
    kind: "taken",
    to,
    subject: "You already have a Stet account",
    text: [...paragraphs, link].join("\n\n"),
    html: letterHtml(paragraphs, { href: link, label: "Sign in" }),
  };
}
