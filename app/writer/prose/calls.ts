/** Sentences that call a reader to do something next. English. */

const verbs =
  "read|reply|comment|share|sign up|subscribe|join|try|get|book|call|visit|tell|download|follow|register|order|buy|learn|discover|see|contact|click|apply|save|send|pass|start|write|e-?mail|ask|find out|leave|forward|answer|meet|choose|request|donate|support|check|explore|watch|grab|claim|reserve|schedule|come|let (?:us|me) know|drop|tag|enter|give|shop|browse|talk|plan|take";
const call = new RegExp(
  `^(?:(?:please|so|now|then|today|and|or|just),? )*(?:${verbs})\\b(?! (?:is|was|has|will|can|are|were|of|had)\\b)`,
  "i",
);
const asked = new RegExp(`\\bplease (?:do )?(?:${verbs})\\b`, "i");

/** Whether a sentence begins with a command to the reader, or asks one by `please`. */
export function isCall(sentence: string): boolean {
  const bare = sentence.replace(/^[^\p{L}]+/u, "");
  const unlabelled = bare.replace(/^\p{L}[\p{L}-]{2,14}:\s+/u, "");
  return call.test(bare) || call.test(unlabelled) || asked.test(bare);
}
