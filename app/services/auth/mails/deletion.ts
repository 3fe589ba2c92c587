import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Tells a user until when a deleted account can be brought back. `deleteAt` is in milliseconds since 1970. */
export function deletionLetter(to: string, firstName: string, deleteAt: number, appUrl: string): Letter {
  return {
    kind: "deletion",
    to,
    subject: "Your Stet account will be erased",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        `You asked us to delete your Stet account. On ${date.format(deleteAt)} everything in it will be erased. Until then, signing in brings it back.`,
      ],
      link: { href: `${appUrl}/login`, label: "Sign in and keep the account" },
      end: "If this was not you, please sign in and choose a new password.",
    }),
  };
}
