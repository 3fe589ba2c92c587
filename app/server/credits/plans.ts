/** What a plan grants each month: credits (tokens, input and output together) and counted generations. */
export interface Plan {
  id: number;
  name: string;
  displayName: string;
  tokenLimit: number;
  prompts: number;
}

const plans: readonly Plan[] = [
  { id: 1, name: "free", displayName: "Free", tokenLimit: 20_000, prompts: 60 },
  { id: 2, name: "lite", displayName: "Lite", tokenLimit: 200_000, prompts: 600 },
  { id: 3, name: "pro", displayName: "Pro", tokenLimit: 600_000, prompts: 2_000 },
  { id: 4, name: "power", displayName: "Power", tokenLimit: 1_500_000, prompts: 6_000 },
];

/** @throws Error for an id that no plan has: the database holds only these. */
export function requirePlan(id: number): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}
