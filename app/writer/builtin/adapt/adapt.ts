/** The built-in Shape It: a tone by phrase rules, a use case by the template of that name; another language needs a model. */

import { NeedsModel } from "../../faults.ts";
import { languageName } from "../../promises/language.ts";
import { figuresKept } from "../../promises/translation.ts";
import { isEnglish, languageOf } from "../../prose/language.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source, Values } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { toned } from "../tones.ts";

/** The languages by name, as codes. */
export const languages: Readonly<Record<string, string>> = {
  English: "en",
  Hebrew: "he",
  Spanish: "es",
  French: "fr",
  German: "de",
  Italian: "it",
  Portuguese: "pt",
  Chinese: "zh",
  Japanese: "ja",
  Korean: "ko",
  Arabic: "ar",
  Russian: "ru",
  Hindi: "hi",
};

/** A rule over the templates that stand for the use cases. */
export function adaptWith(useCases: Readonly<Record<string, Rule | undefined>>): Rule {
  return async (source: Source, values: Values, signal: AbortSignal): Promise<string | Decline> => {
    const { Language: language, Tone: tone, "Use case": useCase } = values;
    if (language) requireSame(source.text, language);
    if (!tone && !useCase)
      return {
        decline: language
          ? `The text is already in ${language}; choose a tone or a use case, or another language.`
          : "Choose a language, a tone or a use case.",
      };
    requireEnglish("Shape It", source.text);
    if (countWords(source.text) < 4) return { decline: "Shape It needs at least one whole sentence." };
    const text = tone ? toned("Shape It", source.text, tone) : source.text;
    if (!useCase)
      return text.trim() === source.text.trim()
        ? {
            decline: `Nothing to change: the rules found no words to make it more ${tone?.toLowerCase() ?? ""}.`,
          }
        : text;
    const rule = useCases[useCase];
    if (!rule)
      throw new NeedsModel(`Shape It for ${useCase} needs a model; the built-in writer has no rule for it.`);
    const framed = await rule({ ...source, text }, {}, signal);
    if (typeof framed !== "string") return framed;
    return withoutLoss(source, framed)
      ? framed
      : {
          decline: `${useCase} has no room for every number of this text; it would need a shorter text, or a model.`,
        };
  };
}

/** Throws NeedsModel where the text is not in the wanted language: rules do not translate. */
function requireSame(text: string, wanted: string): void {
  const { code, sure } = languageOf(text);
  const same = languages[wanted] === code || (wanted === "English" && isEnglish(text));
  if (same || (!sure && code === "und" && wanted === "English")) return;
  throw new NeedsModel(
    `Shape It in ${wanted} needs a model; the text is in ${languageName(code)} and the built-in writer does not translate.`,
  );
}

function withoutLoss(source: Source, output: string): boolean {
  return figuresKept.check(source, output).kept;
}
