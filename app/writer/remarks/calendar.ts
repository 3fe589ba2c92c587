/** Words that have a capital and name nobody: days, months, languages, the people who speak them. */

/** The languages whose words are known. */
const spoken = ["en", "es", "fr", "de", "it", "pt", "ru", "nl", "sv", "pl"];
const told =
  "ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh".split(
    " ",
  );

const fold = (word: string): string => word.toLowerCase().replace(/\.$/, "");

function formsOf(
  languages: readonly string[],
  options: Intl.DateTimeFormatOptions,
  dates: readonly Date[],
): Map<string, number> {
  const forms = new Map<string, number>();
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    for (const [index, date] of dates.entries())
      for (const { type, value } of format.formatToParts(date))
        if (type === "weekday" || type === "month") forms.set(fold(value), index);
  }
  return forms;
}

const months = Array.from({ length: 12 }, (_value, month) => new Date(Date.UTC(2024, month, 15)));
const days = Array.from({ length: 7 }, (_value, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** Short forms of other languages are words of English: `out`, `set`. */
const weekdayForms = new Map([
  ...formsOf(["en"], { weekday: "short" }, days),
  ...formsOf(spoken, { weekday: "long" }, days),
  ...["tues", "weds", "thur", "thurs"].map((word, at): [string, number] => [word, [1, 2, 3, 3][at] ?? 0]),
]);
const monthForms = new Map([
  ...formsOf(["en"], { month: "short", day: "numeric" }, months),
  ...formsOf(spoken, { month: "long", day: "numeric" }, months),
  ...formsOf(spoken, { month: "long" }, months),
]);

/** Two letters are too few to be sure of a day. */
const certain = 3;

/** Which day or month a word names: `day 3`, `month 1`; null for any other word. Plurals count. */
export function dateWord(word: string): string | null {
  const key = fold(word);
  if (key.length < certain) return null;
  for (const form of [key, key.replace(/s$/, "")]) {
    const day = weekdayForms.get(form);
    if (day !== undefined) return `day ${String(day)}`;
    const month = monthForms.get(form);
    if (month !== undefined) return `month ${String(month)}`;
  }
  return null;
}

const peoples =
  "american australian austrian belgian brazilian british canadian european asian african latin scottish welsh irish swiss mexican indian western eastern northern southern christian muslim jewish catholic";

const languages = new Set(
  spoken
    .flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
      return told.flatMap((code) => (names.of(code) ?? "").split(/\s+/));
    })
    .concat(peoples.split(" "))
    .map(fold),
);

/** Whether a word names a language or those who speak it. */
export function isTongue(word: string): boolean {
  const key = fold(word);
  return languages.has(key) || languages.has(key.replace(/s$/, ""));
}
