/** Promises of prompts for several targets. */

import type { Target } from "../catalogue/prompts/targets.ts";
import { parsePrompts, partsOf } from "../prompt-parts.ts";
import type { Vow } from "../task.ts";
import { judged, listed, vow } from "./vow.ts";

/** Every target has its own prompt, and every prompt all of its parts. */
export function promptsFor(targets: readonly Target[]): Vow {
  const names = targets.map(({ name }) => name).join(", ");
  return vow(
    "prompts-for-targets",
    "hard",
    `Write one prompt for each of ${names}, in this order, under a second-level heading with its name, each with all of its parts.`,
    (_source, output) => {
      const prompts = parsePrompts(output);
      const missing = targets.flatMap((target) => {
        const prompt = prompts.find((one) => one.target === target);
        if (!prompt) return [target.name];
        const parts = partsOf(prompt);
        const wanted = target.form === "line" ? ["subject"] : target.parts.map((part) => part.toLowerCase());
        return wanted.filter((part) => !parts[part]).map((part) => `${target.name}: ${part}`);
      });
      return judged(
        missing.length === 0,
        missing.length === 0 ? `${String(prompts.length)} whole` : `missing: ${listed(missing)}`,
      );
    },
  );
}
