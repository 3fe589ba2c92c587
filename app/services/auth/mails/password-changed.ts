import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** Tells a user that the password was changed. */
export function passwordChangedLetter(to: string, firstName: string, appUrl: string): Letter {
  return {
    kind: "password changed",
    to,
    subject: "Your Stet password was changed",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        "The password of your Stet account was just changed by a link that we sent to this address. All other sessions were ended.",
      ],
      link: { href: `${appUrl}/login`, label: "Sign in" },
      end: "If this was not you, somebody can read your mail. Please secure your mailbox first, then choose a new password where you sign in.",
    }),
  };
}
