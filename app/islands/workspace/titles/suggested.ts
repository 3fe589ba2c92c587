import type { Refusal } from "../../generation/refusal.ts";
import type { Cost } from "#app/ui/proof/cost-line.tsx";

/** Titles or subtitles that a writer proposes for a document. */
export interface Suggested {
  kind: "title" | "subtitle";
  /** As the catalogue names it: `title:creative`. */
  style: string;
  /** Null until it is known. */
  generation: string | null;
  isRunning: boolean;
  /** The best first. */
  options: readonly string[];
  cost: Cost | null;
  /** A promise was not kept, so that nothing was charged. */
  isBroken: boolean;
  /** Their writer would bring the same ones again. */
  isAll: boolean;
  /** Why there are none. */
  refusal: Refusal | null;
}

export const kindOf = (style: string): Suggested["kind"] =>
  style.startsWith("subtitle:") ? "subtitle" : "title";

/** What a delivered answer proposes; empty for any other one. */
export function deliveredOf(answer: unknown): Pick<Suggested, "options" | "cost" | "isBroken" | "isAll"> {
  const { options, usage, promises, writer } = (answer ?? {}) as {
    options?: unknown;
    writer?: unknown;
    usage?: Cost;
    promises?: readonly { strength?: string; verdict?: string }[];
  };
  return {
    options: Array.isArray(options) ? options.filter((one) => typeof one === "string").slice(0, 5) : [],
    cost: typeof usage?.charged === "number" ? { charged: usage.charged } : null,
    isBroken: (promises ?? []).some(({ strength, verdict }) => strength === "hard" && verdict === "broken"),
    isAll: writer === "builtin",
  };
}
