/** What only somebody knows who has done it before. */

import { type Finds, found, unlessNext } from "./finds.ts";

export const steps = {
  /** What only somebody knows who has done it before. */
  byFeel: found(
    /\b(carefully|gently|firmly|slowly|until (?:it(?:['’]s| is)|they(?:['’]re| are)) (?:done|ready|soft|firm|dry|smooth|set|right|cooked|tight|clean|golden|tender|warm|cool)|until (?:done|ready|soft|smooth|firm|golden|tender|thick)|to taste|a (?:little|bit|pinch|splash|dash) (?:of|more)|(?:if|as|where|when) (?:needed|necessary)|enough (?:water|oil|flour|glue|salt|butter|liquid)|not too (?:tight|much|hot|long|wet|hard|thick))(?=[.,;:!)]| )/iu,
  ),
  /** What must be done, and not what comes of it otherwise. */
  makeSure: unlessNext(
    /^(?:Otherwise|If (?:you|it|not)|Or)\b/,
    found(
      /(?:^|[.;:,] (?:and )?)((?:[Mm]ake sure|[Ee]nsure|[Bb]e (?:very )?careful|[Tt]ake care|[Bb]e sure|[Rr]emember)(?= (?:that|to|not|the|you|it|all|there|they|both|with)\b))/u,
      /\b(?:[Oo]therwise|because|or (?:it|you|they|the)|so that|since|if not)\b|\?/,
    ),
  ),
  /** What must not be done, and not why. */
  forbids: unlessNext(
    /^(?:It|They|That|This|Otherwise|If you do|You)\b/,
    found(
      /(?:^|[.;:,] (?:and |but )?)((?:[Dd]o not|[Dd]on['’]t|[Nn]ever) (?!worry|be\b|forget|panic|hesitate|expect|need|have|know|think|mind|ask)[\p{Ll}]{2,12}(?: [\p{Ll}]{1,12}){0,5})(?=[.,;])/u,
      /\b(?:otherwise|because|or (?:it|you|they|the)|so that|since|unless|as it|for it|will|['’]ll)\b|\?/,
    ),
  ),
  /** The right one, and not which. */
  theRight: found(
    /\b(the (?:right|correct|proper|desired) (?:amount|size|temperature|consistency|colou?r|length|tension|angle|moment|height|thickness|depth|texture|speed|pressure))\b/iu,
    /\d|\?/,
  ),
} as const satisfies Record<string, Finds>;
