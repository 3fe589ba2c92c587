import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** Tells a user that a session was ended because an old copy of its key was used. */
export function sessionEndedLetter(to: string, firstName: string, device: string, appUrl: string): Letter {
  return {
    kind: "session ended by reuse",
    to,
    subject: "We ended one of your Stet sessions",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        `Somebody used an old key of your session (${device}). That happens when a copy of it is in other hands, so we ended the session. Nothing else was changed.`,
        "Please sign in again. If you see sessions under Security in your profile that are not yours, end them and choose a new password.",
      ],
      link: { href: `${appUrl}/login`, label: "Sign in" },
    }),
  };
}
