/** English words that carry little: fillers, intensifiers, light verbs. */

const weak =
  /\b(?:very|really|quite|rather|pretty much|basically|actually|literally|honestly|simply|just|somewhat|kind of|sort of|a lot of|lots of|in order to|due to the fact that|at this point in time|there (?:is|are|was|were)|(?:get|gets|got|getting|went|goes|going) (?:up|down|bigger|better|worse)|(?:make|makes|made|making) (?:use of|a decision|changes? to|sure that|improvements?)|(?:has|have|had) (?:an? (?:effect|impact|influence) on|the ability to|a need for)|(?:is|are) able to|(?:was|were) responsible for|(?:is|was) in charge of|in the process of|the fact that|each and every|a total of|in my opinion|i think(?: that)?|i feel(?: that)?|(?:is|are|was|were) used to)\b/giu;

/** The weak words of a text as they stand there. */
export function weakWordsOf(text: string): string[] {
  return text.match(weak) ?? [];
}
