/** Sentences that tell their reader to do something. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { plainOf } from "../../prose/words.ts";

/** Verbs of guides, of which many are nouns or adjectives elsewhere: `Water the plant`, `Close the valve`. */
const stepVerbs = new Set(
  "add apply attach bolt brush build charge check choose clean clear click clip close connect cover cut dig drain drill drop dry empty fill find fit fix flip fold glue grease hang heat hold insert install keep label lay leave level lift line lock loosen make mark measure mix move oil open pack paint peel pinch place plant plug pour press prise prune pull push put remove repeat replace rest rinse rub run sand scrape screw seal secure select set shake sharpen shine slide slot soak spray spread squeeze stand start stir stop store straighten stretch switch tap tape test thread tie tighten tip trim turn twist undo unplug unscrew use wait warm wash water wear weigh wipe wrap".split(
    " ",
  ),
);

/** Whether a sentence tells its reader to do something: `Turn the water off.` */
export function isOrder(sentence: string): boolean {
  const bare = plainOf(sentence).replace(
    /^(?:(?:first|then|next|now|finally|gently|carefully|please|always|never|do not|don['’]t)\b,? ?|(?:when|once|if|after|before) [^,]+, )+/i,
    "",
  );
  const [first] = tokensOf(bare.toLowerCase());
  return (
    !/[?]["”’)]*$/.test(bare) &&
    !/^(?:thank|let|see|hope|welcome)\b/i.test(bare) &&
    first !== undefined &&
    (stepVerbs.has(first.key)
      ? !/^\S+ (?:is|was|are|were|has|had|will|can|and|of|in)\b/i.test(bare)
      : first.tag === "VERB" && first.lemma === first.key)
  );
}
