/** The figures of a text, in one form in which two of them can be compared. */

import { writtenNumbers } from "./number-words.ts";

export interface Figure {
  /** As it stands, with its unit. */
  words: string;
  /** Every number that it may mean: `1.200` is 1200 or 1.2, `9.30` also the time 9:30. */
  keys: readonly string[];
  kind: "figure" | "percentage" | "amount";
  /** The unit of an amount in one spelling. */
  currency: string | null;
  /** Of one that is written in words: the languages that have them. */
  tongues: readonly string[] | null;
  /** How many digits it has. */
  digits: number;
}

const currencies: readonly [string, RegExp][] = [
  ["usd", /\$|\busd\b|\bdollars?\b|d[oó]lares\b|доллар/iu],
  ["eur", /€|\beur\b|\beuros?\b|евро/iu],
  ["gbp", /£|\bgbp\b|\bpounds?\b|\blibras?\b|\bpfund\b/iu],
  ["jpy", /¥|\bjpy\b|\byen\b|円|\bcny\b|\brmb\b|元/iu],
  ["inr", /₹|\binr\b|\brupees?\b|रुपय/iu],
  ["ils", /₪|\bils\b|\bnis\b|\bshekels?\b|שקל|ש"ח/iu],
  ["krw", /₩|\bkrw\b|\bwon\b|원/iu],
  ["rub", /₽|\brub\b|\br[uo]u?bles?\b|рубл/iu],
  ["chf", /\bchf\b|\bfrancs?\b|\bfranken\b/iu],
];

/** The currencies that a text names. */
export function currenciesOf(text: string): Set<string> {
  return new Set(currencies.filter(([, pattern]) => pattern.test(text)).map(([name]) => name));
}

const scales: readonly [RegExp, number][] = [
  [/^\s?(?:k\b|thousand|tausend|tsd|mille\b|milliers?|mil\b(?!l)|mila\b|тыс|אלף|ألف|آلاف|हज़ार|हजार)/iu, 1e3],
  [
    /^\s?(?:m\b(?! ?[²2])|mn\b|million|millones|mill[oó]n|milion|milhões|milhão|mio\b|миллион|млн|מיליון|مليون|ملايين)/iu,
    1e6,
  ],
  [/^\s?(?:bn\b|billion|milliard|miliard|bilh|mrd\b|миллиард|млрд|מיליארד|مليار)/iu, 1e9],
  [/^\s?(?:万|萬|만)/u, 1e4],
  [/^\s?(?:億|亿|억)/u, 1e8],
  [/^\s?लाख/u, 1e5],
  [/^\s?करोड़/u, 1e7],
];

const token =
  /\d{1,2}:\d{2}(?::\d{2})?|\d{1,3}(?:[.,' ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|(?<!\d)\d+(?:\.\d+){2,}|\d+(?:[.,]\d+)?/g;
const before = /(?:[$€£¥₹₪₩₽]|\b(?:usd|eur|gbp|chf|jpy|inr|ils|nis)) ?$/iu;
const after =
  /^ ?(?:[$€£¥₹₪₩₽円元원]|(?:usd|eur|gbp|chf|jpy|inr|ils|nis)\b|(?:dollars?|euros?|pounds?|rupees?|shekels?|yen|won|francs?|franken|d[oó]lares|libras)\b|евро|рубл\p{L}*|доллар\p{L}*|रुपय\p{L}*|שקל\p{L}*)/iu;
const percents =
  /^ ?(?:%|per ?cent\b|pour ?cent\b|por ?ciento\b|por ?cento\b|per ?cento\b|prozent\b|процент\p{L}*|אחוז\p{L}*|(?:في|ب)المئة|بالمائة|प्रतिशत|퍼센트|パーセント)/iu;

/** How many characters beside a figure are read: more than any unit has. */
const beside = 40;

/** Any script's digits, dashes and spaces in their plain form. */
function levelDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/[’ʼ`´‘]/g, "'")
    .replace(/٪/g, "%")
    .replace(/٬/g, ",")
    .replace(/٫/g, ".")
    .replace(/[\u00A0\u2007\u2009\u202F]/g, " ");
}

/** The value of a decimal digit: every script has its ten in a row. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

const canonical = (number: number): string => String(Math.round(number * 1e6) / 1e6);

function meaningsOf(written: string): number[] {
  const time = /^(\d{1,2}):(\d{2})/.exec(written);
  if (time) return [];
  const meant: number[] = [];
  const add = (text: string) => {
    const number = Number(text);
    if (Number.isFinite(number)) meant.push(number);
  };
  if (/^\d+(?:\.\d+){2,}$/.test(written) && !/^\d{1,3}(?:\.\d{3})+$/.test(written)) return [];
  add(written.replace(/[,' ](?=\d{3}(?!\d))|,(?=\d{2},)/g, "").replace(",", "."));
  add(written.replace(/[.' ](?=\d{3}(?!\d))/g, "").replace(",", "."));
  add(written.replace(/[,.' ](?=\d{3}(?!\d))/g, ""));
  return meant;
}

function timesOf(written: string, behind: string): string[] {
  const [, hour = "", minute = ""] =
    /^(\d{1,2})[:.h](\d{2})$/.exec(written) ?? /^(\d{1,2})()$/.exec(written) ?? [];
  if (hour === "" || Number(hour) > 24 || Number(minute) > 59) return [];
  const clock = (at: number) => `${String(at)}:${minute === "" ? "00" : minute}`;
  const half = /^ ?([ap])\.?m\b/i.exec(behind)?.[1]?.toLowerCase();
  const hours = [Number(hour)];
  if (half === "p" && Number(hour) < 12) hours.push(Number(hour) + 12);
  else if (half === undefined && minute !== "" && Number(hour) > 12) hours.push(Number(hour) - 12);
  return hours.map(clock);
}

/** Every figure of a text without list numbers, links and [slots], in order of kind: digits, then words. */
export function figuresOf(markdown: string): Figure[] {
  const text = levelDigits(bareText(markdown)).replace(/(?<=\b\d{1,2}) ?[hH] ?(?=\d{2}\b)/g, ":");
  const figures: Figure[] = [];
  for (const match of text.matchAll(token)) {
    const [written] = match;
    const end = match.index + written.length;
    const lead = text.slice(Math.max(0, match.index - beside), match.index);
    const behind = text.slice(end, end + beside);
    if (/[\p{Script=Latin}_]$/u.test(lead) && !/(?:usd|eur|gbp|chf|rs|q|v|no|nr)$/i.test(lead)) {
      // Part of a name such as `Covid19` or `A4`: a figure only where it has a size of its own.
      if (written.length < 3) continue;
    }
    const meant = meaningsOf(written);
    const scaled = scales.flatMap(([pattern, by]) =>
      pattern.test(behind) ? meant.map((one) => one * by) : [],
    );
    const symbol = before.exec(lead)?.[0] ?? "";
    const unit = after.exec(behind)?.[0] ?? "";
    const share = percents.exec(behind)?.[0] ?? "";
    const keys = [...meant, ...scaled].map(canonical);
    keys.push(...timesOf(written, behind));
    // `2019-23` names two years.
    const century = /(?:^|[^\d])((?:19|20)\d\d)-$/.exec(lead)?.[1];
    if (century && /^\d{2}$/.test(written)) keys.push(century.slice(0, 2) + written);
    if (/^\d{2}s\b/.test(written + behind)) keys.push(`19${written}`, `20${written}`);
    if (keys.length === 0) keys.push(written);
    const [currency] = symbol + unit === "" ? [null] : [...currenciesOf(symbol + unit)];
    figures.push({
      words:
        `${symbol.trimStart()}${written}${/^(?:st|nd|rd|th|s|k)\b/i.exec(behind)?.[0] ?? ""}${unit}${share}`.trim(),
      keys: [...new Set(keys)],
      kind: currency ? "amount" : share === "" ? "figure" : "percentage",
      currency: currency ?? null,
      tongues: null,
      digits: written.replace(/\D/g, "").length,
    });
  }
  for (const { words, value, tongues } of writtenNumbers(text))
    figures.push({
      words,
      keys: [canonical(value)],
      kind: "figure",
      currency: null,
      tongues,
      digits: canonical(value).length,
    });
  return figures;
}

/** A text without what looks like a figure and states none: marks of lists and threads, links, slots. */
function bareText(markdown: string): string {
  return markdown
    .replace(/^[ \t>*_#-]*\(?\d{1,3}(?:[.)]|\/\d{0,3}\)?)(?=\s|\*|$)/gm, " ")
    .replace(
      /^[ \t>*_#-]*(?:version|option|step|part|day|scene|chapter|slide|post|tip|q|question)\s+\d{1,3}\b/gim,
      " ",
    )
    .replace(/\((?:\d{1,3}\/\d{1,3})\)|(?<=\s)\d{1,2}\/\d{1,2}\s*$/gm, " ")
    .replace(/\b(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi, " ")
    .replace(/\[[^\]\n]{1,160}\](?!\()/g, " ")
    .replace(/\{\{?[^{}\n]{1,80}\}?\}/g, " ");
}
