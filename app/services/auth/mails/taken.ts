import type { Letter } from "../../context.ts";
import { bodiesOf } from "./frame.ts";

/** Tells the owner of an address that somebody tried to sign up with it again. */
export function takenLetter(to: string, appUrl: string): Letter {
  return {
    kind: "taken",
    to,
    subject: "You already have a Stet account",
    ...bodiesOf({
      paragraphs: [
        "Somebody, perhaps you, just tried to sign up to Stet with this address. It has an account already, so nothing was changed.",
        "You can sign in with your password, or ask for a new one where you sign in.",
      ],
      link: { href: `${appUrl}/login`, label: "Sign in" },
    }),
  };
}
