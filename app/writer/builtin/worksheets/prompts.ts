/** The parts of a prompt and what the writer fills in. */

export const promptParts: readonly (readonly [part: string, slot: string])[] = [
  ["Role", "[who should answer: a profession, with experience in what]"],
  ["Task", "[one verb and its object: what is to be written or decided]"],
  ["Context", "[what the answer needs to know: paste your text here, or the part it is about]"],
  ["Format", "[how long, in which form, for whom]"],
  ["Constraints", "[what must stay, what must not be said]"],
];

export const imageParts: readonly string[] = [
  "[what is to be seen]",
  "[where and when]",
  "[light]",
  "[style or camera]",
];
