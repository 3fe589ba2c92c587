/** The signed-in user as the shell shows them; from `/me`, the subscription and the trial's days. */
export interface ShellUser {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  plan: {
    /** 1 is the free plan. */
    id: number;
    /** displayName. */
    name: string;
  };
  credits: { used: number; limit: number };
  /** What a model reads of the house style with every text. */
  houseStyleCharacters: number;
  /** Whole days left; "unknown" while it cannot be told; null once the trial is over or the plan is paid. */
  trialDays: number | "unknown" | null;
  /** Month and day on which a paid plan's credits start anew, e.g. "14 Dec". */
  resets: string | null;
}

/** What of an account decides about a price. */
export type CreditAccount = Pick<ShellUser, "credits" | "resets" | "houseStyleCharacters">;

export const creditsLeft = ({ credits }: Pick<ShellUser, "credits">): number =>
  Math.max(0, credits.limit - credits.used);

/** Id of the plan that everybody begins with. */
export const freePlan = 1;

/** First letters of first and last name, else the first letter of the username, else U. */
export function initials({
  firstName,
  lastName,
  username,
}: Pick<ShellUser, "firstName" | "lastName" | "username">): string {
  const letters = [firstName, lastName].map(firstLetter).join("");
  return (letters || firstLetter(username) || "U").toUpperCase();
}

function firstLetter(word: string): string {
  return Array.from(word.trim())[0] ?? "";
}

/** The trial line of the top bar and the account menu; null where there is none. */
export function trialText({ plan, trialDays }: Pick<ShellUser, "plan" | "trialDays">): string | null {
  if (plan.id !== freePlan || trialDays === null) return null;
  if (trialDays === "unknown") return "Free trial active";
  return trialDays === 1 ? "1 day left in trial" : `${trialDays} days left in trial`;
}
