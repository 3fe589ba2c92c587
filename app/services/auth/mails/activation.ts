import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** The letter with the link that activates a new account. */
export function activationLetter(to: string, firstName: string, link: string): Letter {
  return {
    kind: "activation",
    to,
    subject: "Activate your Stet account",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        "Thank you for signing up to Stet. Please open this link to activate your account. It works once, within 24 hours.",
      ],
      link: { href: link, label: "Activate account" },
      end: "If you did not sign up, you need not do anything: without the link there is no account.",
    }),
  };
}
