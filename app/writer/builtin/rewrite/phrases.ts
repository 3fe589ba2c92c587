/** Replacing phrases: whole words, case of the first letter kept, words and spaces put right afterwards. */

/** A pattern without flags and word boundaries, and what stands instead: text with `$1`, or a function of the match. */
export type Phrase = readonly [pattern: string, replacement: string | ((found: string) => string)];

export interface Rule {
  pattern: RegExp;
  replacement: Phrase[1];
}

/** Latin letters and digits: the phrases are English, and a property class in each of hundreds of patterns costs half a second. */
const letter = "A-Za-zÀ-ɏ0-9";
const head = `(?<![${letter}'’-])`;
const tail = `(?![${letter}]|['’-][${letter}])`;

/** Compiles phrases: spaces match any white space, both ends are word boundaries unless the pattern looks further or ends in a space. */
export function compile(phrases: readonly Phrase[]): Rule[] {
  return phrases.map(([pattern, replacement]) => {
    const end = /[ ,?]$/.test(pattern) || endsLooking(pattern) ? "" : tail;
    return { pattern: new RegExp(`${head}(?:${pattern.replaceAll(" ", "\\s+")})${end}`, "giu"), replacement };
  });
}

/** Whether a pattern's last group is a lookahead, however deep its groups go. */
function endsLooking(pattern: string): boolean {
  if (!pattern.endsWith(")")) return false;
  let depth = 0;
  for (let at = pattern.length - 1; at >= 0; at -= 1) {
    if (pattern[at - 1] === "\\") continue;
    if (pattern[at] === ")") depth += 1;
    if (pattern[at] === "(") depth -= 1;
    if (depth === 0) return /^\(\?[=!]/.test(pattern.slice(at));
  }
  return false;
}

/** What stands instead of a match; its capital goes over to the replacement. */
function filled(
  found: string,
  groups: readonly (string | undefined)[],
  replacement: Rule["replacement"],
): string {
  const said =
    typeof replacement === "function"
      ? replacement(found)
      : replacement.replace(/\$(\d)/g, (_all, index: string) => groups[Number(index) - 1] ?? "");
  if (/^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(said) && !/^I\b/.test(found))
    return said.charAt(0).toUpperCase() + said.slice(1);
  return said;
}

/** Applies one rule; a capital at the match's start moves to the replacement. */
export function applyRule(text: string, { pattern, replacement }: Rule): string {
  return text.replace(pattern, (...args: unknown[]) => {
    const groups = args.slice(1).filter((arg) => typeof arg === "string" || arg === undefined);
    return filled(String(args[0]), groups, replacement);
  });
}

/** Applies rules one after the other. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce((edited, rule) => applyRule(edited, rule), text);
}

const anWords =
  /^(?:hour|honest|honou?r|heir|[aeiou](?!ne\b|nce\b|ni(?:[^nm]|$)|u(?:r|l)|sed?\b|ser|sual|tili))/i;
const aWords = /^(?:uni(?!n|m)|use|user|usual|euro|one|once|ut(?:il|o))/i;

/** Applies rules to the text as it stands, earlier ones first, so that none touches what another one wrote: `think` becomes `believe` and stays it. */
export function applyApart(text: string, rules: readonly Rule[]): string {
  const spans: { start: number; end: number; said: string }[] = [];
  for (const { pattern, replacement } of rules)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (spans.some((span) => span.start < end && start < span.end)) continue;
      spans.push({ start, end, said: filled(match[0], match.slice(1), replacement) });
    }
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((line, { start, end, said }) => line.slice(0, start) + said + line.slice(end), text);
}

/** Puts right what cutting words leaves behind: double spaces, stray commas, `a` before a vowel, the first capital. */
export function tidy(before: string, after: string): string {
  let out = after
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/,\s*,/g, ",")
    .replace(/^[\s,;]+/, "")
    .replace(/([.!?])\s*,\s*/g, "$1 ")
    .replace(/,\s*([.!?])$/, "$1")
    .replace(/\(\s+|\s+\)/g, (found) => found.trim());
  if (out !== before)
    out = out.replace(
      /\b(a|an) ((?:\p{L}|\*){2,})/giu,
      (found, article: string, word: string, at: number) => {
        if (before.includes(found) || (at > 0 && out[at - 1] === "-")) return found;
        const bare = word.replace(/\*/g, "");
        if (/^\p{Lu}+$/u.test(bare)) return found;
        const right = aWords.test(bare) ? "a" : anWords.test(bare) ? "an" : "a";
        return `${/^\p{Lu}/u.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${word}`;
      },
    );
  if (/^\p{Ll}/u.test(out) && /^[\p{Lu}\uE000“"]/u.test(before))
    out = out.charAt(0).toUpperCase() + out.slice(1);
  return out.replace(/([.!?] )(\p{Ll})/gu, (found, end: string, first: string, at: number) =>
    before.includes(found) || /\b(?:\p{L}|etc|e\.g|i\.e|vs|a\.m|p\.m|approx|no)$/iu.test(out.slice(0, at))
      ? found
      : end + first.toUpperCase(),
  );
}
