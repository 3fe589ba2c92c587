import type { Problem } from "#app/server/gateway/answer.ts";
import type { PlanLimit } from "#app/ui/billing/limit-dialog.tsx";

type Figures = Omit<PlanLimit, "limit">;

const unknown: Figures = { used: null, max: null, plan: null };

/** Use, limit and plan that a refusal of credits names: as fields, or as two figures in a sentence. */
export function figuresOf({ detail }: Pick<Problem, "detail">): Figures {
  if (typeof detail === "object") {
    return {
      used: figure(detail["current_usage"]),
      max: figure(detail["max_allowed"]),
      plan: words(detail["planName"]) ?? words(detail["plan"]),
    };
  }
  const [used, max] = [...detail.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")));
  return used === undefined || max === undefined ? unknown : { ...unknown, used, max };
}

const figure = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
const words = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
