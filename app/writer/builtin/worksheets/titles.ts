/** Patterns for titles and subtitles, by the title actions of the workspace; the slots are the writer's to fill. */

export const titlePatterns: Readonly<Record<string, readonly string[]>> = {
  "titles/title-plain": [
    "[The subject, in the two or three words somebody would look up]",
    "[Subject] in [place the text names]",
    "[Subject] for [those who use or need it]",
    "[Subject]: [the one part the text deals with]",
    "[Person or thing] and [the other one it has to do with]",
  ],
  "titles/title-creative": [
    "[Small thing in the text], [large thing behind it]",
    "What the [object in the text] saw",
    "[Saying] with one word changed: [subject]",
    "[Place] without [what it is known for]",
    "Nearly [what was hoped for]",
  ],
  "titles/title-seo": [
    "[Words somebody would type]: [what the page gives]",
    "[Search words] for [whom]",
    "How to [verb] [object] [limit]",
    "[Fault or symptom]: causes and [remedies]",
    "[One thing] or [other thing]: which for [purpose]",
  ],
  "titles/title-professional": [
    "[Subject]: [what the text decides, reports or recommends]",
    "[Subject] in [place or period]",
    "[Subject]: [main reason] and [main consequence]",
    "[First thing] and [second thing] in [field the text belongs to]",
    "On [subject], with [example from the text]",
  ],
  "titles/title-question": [
    "Why does [thing] [do what it does]?",
    "How long does [thing] [last, take, keep]?",
    "What happens when [condition]?",
    "When is [action] worth it, and when not?",
    "What would it take to [result]?",
  ],
  "titles/subtitle-plain": [
    "What [who] [did] between [date] and [date]",
    "[Number] [people or things], [number] [days or pounds]",
    "After [time] of [activity]",
    "How [who] [did what], and what it cost",
    "Based on [source or material]",
  ],
  "titles/subtitle-catchy": [
    "No [thing], no [thing], and still [result]",
    "[What was planned], and what came instead",
    "Or: how [plain action] [did much]",
    "Everything but [what you would expect]",
    "With [respectable thing] and a little [less respectable thing]",
  ],
  "titles/subtitle-short": [
    "[Kind of text] from [place]",
    "[Subject], step by step",
    "Notes on [subject]",
    "[Subject] before and after [event]",
    "The case for [thing]",
  ],
  "titles/subtitle-descriptive": [
    "How [who] [did what] in [place or time], what it cost, and what [others] can take from it",
    "A guide to [subject] for [whom], with [material] and [material], from [first step] to [last]",
    "[Number] [examples] show how [cause] leads to [effect], and where it does not",
    "The case against [common view]: [evidence], [objection], and [what should happen instead]",
    "[First thing] and [second thing] compared by [measure] and [measure], for anyone who has to [choose]",
  ],
};
