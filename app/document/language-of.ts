/** How a document asks which language it is in; the answer is the writer's (`app/writer/prose/language.ts`). */

/** Tells the language of a Markdown text, as a BCP 47 code; null where it cannot. */
export type LanguageOf = (markdown: string) => string | null;

/** So many characters are enough to tell a language by. */
export const tellingLength = 6_000;
