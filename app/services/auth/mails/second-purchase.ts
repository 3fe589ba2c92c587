import type { Letter } from "../../context.ts";
import { bodiesOf, greeting } from "./frame.ts";

/** Tells a user that a second purchase was taken back. */
export function secondPurchaseLetter(to: string, firstName: string, appUrl: string): Letter {
  return {
    kind: "second purchase",
    to,
    subject: "Your second Stet purchase was cancelled and refunded",
    ...bodiesOf({
      paragraphs: [
        greeting(firstName),
        "You already had a paid plan when another purchase of yours was paid. Nobody needs two: the second subscription has ended, and its payment goes back to where it came from. Your plan goes on as it was.",
      ],
      link: { href: `${appUrl}/plans`, label: "See your plan" },
      end: "If you meant to change your plan, please do so there.",
    }),
  };
}
