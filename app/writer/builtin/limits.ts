/** What the built-in writer cannot do, said the same way everywhere. */

import { NeedsModel } from "../faults.ts";
import { languageName } from "../promises/language.ts";
import { isEnglish, languageOf } from "../prose/language.ts";
import type { Values } from "../task.ts";

/** Throws NeedsModel for a chosen value without a rule. `covered` lists the values by suboption name. */
export function requireRule(
  action: string,
  values: Values,
  covered: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [name, value] of Object.entries(values))
    if (!covered[name]?.includes(value))
      throw new NeedsModel(
        `${action} with ${name}: ${value} needs a model; the built-in writer has no rule for it.`,
      );
}

/** Throws NeedsModel for a text that the English rules must not touch. */
export function requireEnglish(action: string, text: string): void {
  if (isEnglish(text)) return;
  const { code } = languageOf(text);
  throw new NeedsModel(
    `${action} by rule works on English; for a text in ${languageName(code)} it needs a model.`,
  );
}
