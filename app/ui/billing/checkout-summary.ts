/** What a checkout shows of the order, as texts. */
export interface CheckoutSummary {
  name: string;
  price: string;
  period: string;
  credits: string | null;
  features: readonly string[];
}

/** Shown where neither the address nor the browser says otherwise. */
export const defaultSummary: CheckoutSummary = {
  name: "Pro 1",
  price: "$25.00",
  period: "per month",
  credits: null,
  features: [],
};

/** Where the browser keeps the plan that was chosen last. */
export const selectedPlanKey = "selectedPlan";

/** The display parameters of a checkout's address, in either spelling; what is missing or empty is left out. */
export function readSummary(params: URLSearchParams): Partial<CheckoutSummary> {
  const read = (...names: string[]): string | undefined =>
    names.map((name) => params.get(name)?.trim()).find(Boolean);
  const name = read("planName", "plan");
  const price = read("planPrice", "price");
  const period = read("planPeriod", "period");
  const credits = read("planCredits", "credits");
  const features = read("planFeatures", "features");
  return {
    ...(name ? { name } : {}),
    ...(price ? { price: shownPrice(price) } : {}),
    ...(period ? { period } : {}),
    ...(credits ? { credits: shownCredits(credits) } : {}),
    ...(features ? { features: splitFeatures(features) } : {}),
  };
}

/** A plan as display parameters. Their list is parted by commas, so that none may stand in a feature. */
export function summaryParams(plan: {
  name: string;
  price: number;
  credits: number;
  features: readonly string[];
}): URLSearchParams {
  return new URLSearchParams({
    planName: plan.name,
    planPrice: plan.price.toFixed(2),
    planPeriod: defaultSummary.period,
    planCredits: String(plan.credits),
    planFeatures: plan.features.map((feature) => feature.replaceAll(",", "")).join(","),
  });
}

/** What the browser kept; anything else that stands in its place counts as nothing. */
export function parseKept(kept: string | null): Partial<CheckoutSummary> {
  const found = parseObject(kept);
  const texts = ["name", "price", "period", "credits"].flatMap((key) =>
    typeof found[key] === "string" ? [[key, found[key]]] : [],
  );
  const { features } = found;
  const listed = Array.isArray(features) && features.every((feature) => typeof feature === "string");
  return { ...Object.fromEntries(texts), ...(listed ? { features } : {}) };
}

function parseObject(text: string | null): Record<string, unknown> {
  if (!text?.startsWith("{")) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The address comes before the browser's memory, and both before the defaults. */
export const completeSummary = (
  asked: Partial<CheckoutSummary>,
  kept: Partial<CheckoutSummary>,
): CheckoutSummary => ({ ...defaultSummary, ...kept, ...asked });

/** A bare number is dollars. */
const shownPrice = (price: string): string =>
  /^\d+(\.\d+)?$/.test(price) ? `$${Number(price).toFixed(2)}` : price;

/** A bare number is tokens; those of a plan come every month. */
function shownCredits(credits: string): string {
  if (/^\d+$/.test(credits)) return `${Number(credits) / 1_000}k Tokens a month`;
  return /^\d+k Tokens$/.test(credits) ? `${credits} a month` : credits;
}

const splitFeatures = (features: string): string[] =>
  features
    .split(",")
    .map((feature) => feature.trim())
    .filter(Boolean);
