/** The word classes of English. One list of each, for rules and promises alike; all in lower case, with straight apostrophes. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const phrases = (list: string): readonly string[] => list.split(", ");

export const months = words(
  "january february march april may june july august september october november december",
);
export const weekdays = words("monday tuesday wednesday thursday friday saturday sunday");
/** Capitalised in every text and nobody's name: languages, nationalities, feasts. */
export const capitalised = words(
  "english french german spanish italian portuguese dutch swedish danish norwegian finnish polish czech hungarian romanian russian ukrainian turkish greek arabic hebrew persian hindi chinese japanese korean thai vietnamese latin irish welsh scottish british american canadian australian european african asian indian mexican brazilian swiss austrian belgian egyptian nigerian kenyan pakistani iranian israeli bulgarian croatian serbian albanian estonian latvian lithuanian icelandic malaysian indonesian colombian peruvian cuban jamaican flemish gaelic maltese christmas easter halloween ramadan diwali hanukkah hogmanay passover",
);

export const numerals = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen",
);

/** Openings of a letter: the word before the name. */
export const salutations = phrases(
  "dear, hi, hello, hey, hiya, hi there, hello there, good morning, good afternoon, good evening, greetings",
);

/** Endings of a letter: the line before the sender's name. */
export const signOffs = phrases(
  "kind regards, best regards, warm regards, regards, best wishes, warmly, best, all the best, many thanks, thanks, thanks again, thank you, thanks in advance, cheers, sincerely, yours, yours sincerely, yours faithfully, yours truly, sincerely yours, respectfully, love, take care, talk soon, see you, see you soon, speak soon",
);

/** Labels of notes and letters: `Subject:`, `Done:`. */
export const labels = words(
  "subject re to from cc date attendees present apologies agenda action actions next done todo risk risks decision decisions owner due note notes question questions summary background status goal goals budget deadline where when who what title ps nb",
);
