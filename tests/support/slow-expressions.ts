/** Files with regular expressions that take more than linear time, and how many. Only what threads run: their time is limited. */
export const knownOffenders: Readonly<Record<string, number>> = {
  "app/writer/builtin/grammar/variety.ts": 1,
  "app/writer/promises/calls.ts": 1,
  "app/writer/promises/formats.ts": 1,
  "app/writer/promises/scripts.ts": 1,
  "app/writer/promises/sections.ts": 1,
  "app/writer/promises/shapes.ts": 2,
  "app/writer/promises/stories.ts": 1,
  "app/writer/prose/blocks.ts": 3,
  "app/writer/prose/calls.ts": 1,
  "app/writer/prose/facts.ts": 2,
  "app/writer/prose/guard.ts": 3,
  "app/writer/prose/keyphrases.ts": 1,
  "app/writer/prose/sentences.ts": 1,
  "app/writer/prose/words.ts": 2,
};
