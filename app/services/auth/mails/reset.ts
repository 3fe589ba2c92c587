import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** The letter with the link that sets a new password. */
export function resetLetter(to: string, firstName: string, link: string): Letter {
  return {
    kind: "reset",
    to,
    subject: "Reset your Stet password",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        "Somebody, perhaps you, asked for a new password for your Stet account. Please open this link to choose one. It works once, within 30 minutes.",
      ],
      link: { href: link, label: "Choose a new password" },
      end: "If you did not ask for it, you need not do anything: your password stays as it is.",
    }),
  };
}
