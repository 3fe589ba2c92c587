import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** The letter with the link that verifies the address of an account in use. */
export function verificationLetter(to: string, firstName: string, link: string): Letter {
  return {
    kind: "verification",
    to,
    subject: "Verify your address for Stet",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        "Please open this link to verify that this address is yours. It works once, within 24 hours.",
      ],
      link: { href: link, label: "Verify address" },
      end: "If you have no Stet account, you need not do anything.",
    }),
  };
}
