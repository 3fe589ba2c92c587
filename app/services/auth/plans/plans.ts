/** A plan as it is sold. Prices are US dollars a month; limits are per month. */
export interface Plan {
  id: number;
  name: "free" | "lite" | "pro" | "power";
  displayName: string;
  price: number;
  /** Credits: tokens, input and output together. */
  tokenLimit: number;
  /** Counted generations. */
  prompts: number;
  /** Bytes of documents, versions and saved prompts. */
  storage: number;
  /** For whom it is, in a few words. */
  tagline: string;
  features: readonly string[];
}

export const freePlanId = 1;
const megabyte = 1_000_000;

/** Source: the product decisions, "Plans and credits". In the order in which they are shown. */
export const plans: readonly Plan[] = [
  {
    id: freePlanId,
    name: "free",
    displayName: "Free",
    price: 0,
    tokenLimit: 20_000,
    prompts: 60,
    storage: 100 * megabyte,
    tagline: "For trying it on a real deadline.",
    features: [
      "7-day free trial",
      "60 prompts a month",
      "Every smart action",
      "Every edit shown as marks",
      "A statement of every credit",
    ],
  },
  {
    id: 2,
    name: "lite",
    displayName: "Lite",
    price: 6.99,
    tokenLimit: 200_000,
    prompts: 600,
    storage: 1_000 * megabyte,
    tagline: "For one newsletter and a blog.",
    features: [
      "Everything in Free",
      "Ten times the credits",
      "600 prompts a month",
      "Brainstorm with two roles",
      "Upgrade or cancel any time",
    ],
  },
  {
    id: 3,
    name: "pro",
    displayName: "Pro",
    price: 12.99,
    tokenLimit: 600_000,
    prompts: 2_000,
    storage: 5_000 * megabyte,
    tagline: "For people who write every day.",
    features: [
      "Everything in Lite",
      "Three times the credits",
      "Room for long documents",
      "Upgrade or cancel any time",
    ],
  },
  {
    id: 4,
    name: "power",
    displayName: "Power",
    price: 19.99,
    tokenLimit: 1_500_000,
    prompts: 6_000,
    storage: 20_000 * megabyte,
    tagline: "For a desk that never goes quiet.",
    features: [
      "Everything in Pro",
      "Our largest allowance",
      "Room for a whole team's copy",
      "Upgrade or cancel any time",
    ],
  },
];

export const findPlan = (id: number): Plan | null => plans.find((plan) => plan.id === id) ?? null;

/** @throws Error for an id that no plan has: the database holds only these. */
export function requirePlan(id: number): Plan {
  const plan = findPlan(id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

const day = 24 * 60 * 60 * 1000;
/** The trial: the first seven days, with so many credits more, once. */
export const trial = { lengthMs: 7 * day, credits: 20_000 } as const;
