import type { Letter } from "../../context.ts";
import { letterHtml } from "./frame.ts";

/** The letter with the link that activates a new account. */
export function activationLetter(to: string, firstName: string, link: string): Letter {
  const paragraphs = [
    `Hello ${firstName},`,
    "Thank you for signing up to Stet. Please open this link to activate your account. It works once, within 24 hours.",
  ];
  const end = "If you did not sign up, you need not do anything: without the link there is no account.";
  return {
    kind: "activation",
    to,
    subject: "Activate your Stet account",
    text: [...paragraphs, link, end].join("\n\n"),
    html: letterHtml([...paragraphs, end], { href: link, label: "Activate account" }),
  };
}
