/** How hands and ears change a word: which frequent word an unknown one was meant for. */

import frequent from "../../prose/english/frequent-words.json" with { type: "json" };

/** Edit distance with neighbouring letters swapped counted once. */
export function typos(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_value, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const single = (word: string): string => word.replace(/(.)\1+/g, "$1");

/** Whether two words differ by letters doubled or not, or by two neighbours that changed places. */
export function isLetters(word: string, known: string): boolean {
  // `sooo` is drawn out, `tomorrrow` is not.
  if (/(.)\1\1/.test(word) && (known.length < 5 || /([aeiou])\1\1/.test(word))) return false;
  if (single(word) === single(known)) return true;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  return (
    `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}` === known &&
    at < word.length
  );
}

/** Letters that are heard alike, or that lie side by side and look alike. */
const alike = /^(?:[sc]{2}|[sz]{2}|[ck]{2}|[gj]{2}|[mn]{2}|[bv]{2}|[td]{2}|[qk]{2})$/;
const vowel = /^[aeiouy]$/;

/** What is heard of a word: consonants in their sounds, every run of vowels as one. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/ck|qu|q/g, "k")
    .replace(/sc(?=[eiy])|c(?=[eiy])|z/g, "s")
    .replace(/c/g, "k")
    .replace(/gh(?=t)|(?<=[wr])h/g, "")
    .replace(/[st]ion/g, "shon")
    .replace(/(.)\1+/g, "$1")
    .replace(/[aeiouy]+/g, "a")
    .replace(/a$/, "");

/** Of four letters, and so frequent that two of them swapped can be nothing else; `uint` is no unit. */
const everyday: ReadonlySet<string> = new Set(
  "also away back been both call came come days does done door down each even ever eyes face feel feet felt find five four from full gave give goes gone good half hand hard have head hear help here high hold home hope hour idea into just keep kept kind knew know last late left less life like line long look lost made make many mean more most much must name near need next nine once only open over paid part past play read rest road room said same seen send sent show side some soon stay stop such sure take talk tell than that them then they this time told took town tree true turn upon used very wait walk wall want warm week well went were what when will wind with wood word work year your".split(
    " ",
  ),
);

/** Whether a word of four or five letters is a longer one without a letter inside it: `beore`, `whre`, `nght`. */
function lacksLetter(word: string, known: string): boolean {
  // `mins` is short for a longer word, and no `minds`.
  if (known.length !== word.length + 1 || word.length < 4 || word.length > 5 || word.endsWith("s"))
    return false;
  // `stal`, `dosa`: with a vowel a word of four letters is rather one of a trade or a kitchen.
  if (word.length < 5 && /[aeiou]/.test(word)) return false;
  let at = 0;
  while (word[at] === known[at]) at += 1;
  return at > 0 && at < word.length && word.slice(at) === known.slice(at + 1);
}

/** How far a word lies from one that is in every text and has a letter more: `beore`, `befor`, `accidenta`; `nothin` is said so. */
function lackCost(word: string, known: string): number | null {
  if (lacksLetter(word, known)) return 1;
  if (known.length !== word.length + 1 || !known.startsWith(word) || known.endsWith("ing")) return null;
  if (word.length > 6) return 1;
  return word.length > 4 && /[etyhkg]$/.test(known) ? 1.5 : null;
}

/** How far a word lies from a known one with the same first letter; null for too far. 0: letters doubled, or swapped. */
function costOf(word: string, known: string): number | null {
  // `uint` is no unit.
  if (isLetters(word, known))
    return word.length > 4 || single(word) === single(known) || everyday.has(known) ? 0 : null;
  // `initializers`, `implementor`: a doer that the list does not have.
  if (
    word.length < 6 ||
    (/(?:er|or)s?$/.test(word) && word.replace(/s$/, "").slice(-2) !== known.replace(/s$/, "").slice(-2)) ||
    /^co[aeiou]/.test(word)
  )
    return null;
  const far = typos(word, known);
  const last = word.length - 1;
  if (far > 1)
    return far < 3 && word.length > 6 && !/[ai]ble$/.test(word) && soundOf(word) === soundOf(known)
      ? 2
      : null;
  let at = 0;
  while (word[at] === known[at]) at += 1;
  const [typed = "", meant = ""] = [word[at], known[at]];
  // `droppin` is said so; an unknown noun may have a plural.
  if (known.length > word.length)
    return at > last ? (/^[sdrnl]$/.test(meant) || known.endsWith("ing") ? null : 1.5) : 1;
  if (known.length < word.length)
    return at === last ||
      !(word.length > 6 ? /[aeiouhwy]/.test(typed) || typed === word[at - 2] : typed === word[at - 2])
      ? null
      : 1.5;
  if (word.length < 6 || at === last) return null;
  // `dimmies`: the first vowel of a word is heard, and seldom mistaken.
  if (vowel.test(typed) && vowel.test(meant)) return /[aeiouy]/.test(word.slice(0, at)) ? 1.5 : 2;
  return alike.test(typed + meant) ? 1.5 : null;
}

/** Whether a word is in the list of frequent words. */
export const isFrequent = (word: string): boolean =>
  wordsWith(word.charAt(0)).some((list) => list.includes(word));

/** The right ending for one that follows no rule of spelling: `boxs`, `prettyer`, `useing`, `carefull`, `themselfs`. */
export function withEnding(word: string): string | null {
  const soft = /^(\p{Ll}+[^aeiou])y(er|est|ed|ly|ness)$/u.exec(word);
  if (soft && isFrequent(`${soft[1]}y`)) return `${soft[1]}i${soft[2]}`;
  const mute = /^(\p{Ll}+[^e]e)ing$/u.exec(word)?.[1];
  if (mute && isFrequent(`${mute.slice(0, -1)}ing`)) return `${mute.slice(0, -1)}ing`;
  const full = /^(\p{Ll}{3,}ful)l$/u.exec(word)?.[1];
  if (full && isFrequent(full)) return full;
  const self = /^(\p{Ll}{2,})fs$/u.exec(word)?.[1];
  if (self && isFrequent(`${self}ves`)) return `${self}ves`;
  const noun = /^(\p{Ll}+(?:x|ch|sh|ss))s$/u.exec(word)?.[1];
  return noun && (isFrequent(noun) || isFrequent(`${noun}es`)) ? `${noun}es` : null;
}

const shortened =
  "doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't mustn't needn't".split(
    " ",
  );

/** The one shortened form that a hand meant, letters swapped, left out or one too many: `dosen't`, `coudn't`, `wasen't`. */
export function shortenedFor(word: string): string | null {
  if (word.length < 6 || !/^\p{Ll}+['’]t$/u.test(word)) return null;
  const plain = word.replace("’", "'");
  const found = shortened.filter(
    (known) =>
      known[0] === plain[0] &&
      typos(plain, known) === 1 &&
      (known.length !== plain.length || isLetters(plain, known)),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return word.includes("’") ? only.replace("'", "’") : only;
}

const split = new Map<string, readonly (readonly string[])[]>();

/** The frequent words with a first letter: those of every text, and others. */
function wordsWith(letter: string): readonly (readonly string[])[] {
  const known =
    split.get(letter) ??
    (frequent as Readonly<Record<string, string[]>>)[letter]?.map((list) => list.split(" ")) ??
    [];
  split.set(letter, known);
  return known;
}

/** The one frequent word that an unknown word in small letters was meant for, and how sure that is: 0 is as good as certain. */
export function frequentFor(word: string): { text: string; cost: number } | null {
  let best: { text: string; cost: number } | null = null;
  let isAlone = true;
  for (const [level, list] of wordsWith(word.charAt(0)).entries())
    for (const text of list) {
      if (Math.abs(text.length - word.length) > 1) continue;
      const near = costOf(word, text) ?? (level > 0 ? null : lackCost(word, text));
      if (near === null || (level > 0 && word.length < (near === 1 ? 7 : near > 0 ? 6 : 5))) continue;
      const cost = near + level;
      if (best && cost === best.cost) isAlone = false;
      if (best && cost >= best.cost) continue;
      best = { text, cost };
      isAlone = true;
    }
  return isAlone ? best : null;
}
