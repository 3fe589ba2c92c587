/** How a sentence is found that can be spoken of. */

/** The writer's words by which a sentence is known, empty for the whole of it; null where it is not one. `next` is the sentence behind it, `text` all of them. */
export type Finds = (line: string, next: string, text: string) => string | null;

/** The first group of a pattern that took part, else all of it; null where `unless` stands in the sentence too. */
export const found =
  (pattern: RegExp, unless?: RegExp): Finds =>
  (line) => {
    const match = unless?.test(line) === true ? null : pattern.exec(line);
    return match && (match.slice(1).find(Boolean) ?? match[0]).trim();
  };

/** The whole sentence, by no words of its own. */
export const whole =
  (finds: Finds): Finds =>
  (...place) =>
    finds(...place) === null ? null : "";

/** Not where the sentence behind it tells what is missing. */
export const unlessNext =
  (behind: RegExp, finds: Finds): Finds =>
  (line, next, text) =>
    behind.test(next) ? null : finds(line, next, text);

/** Not where the text tells it anywhere. */
export const unlessTold =
  (answer: RegExp, finds: Finds): Finds =>
  (line, next, text) =>
    answer.test(text) ? null : finds(line, next, text);
