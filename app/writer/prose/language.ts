/** Which language a text is in: by its script, and for Latin script by its most common small words. */

import { plainOf } from "./words.ts";

const scripts: readonly [string, RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

const small: Readonly<Record<string, string>> = {
  en: "the and of to in is that it was for on are with as be this have from at not by but they you we he she his her or an will which there been has were would their our your had its who what when if so can do about more into than them these only also because how my me us no out up just all why does did should could must may than any some many most each every other where while after before such those very own",
  es: "el la de que y en los las un una del se por con no para es al lo como más pero sus su le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante",
  fr: "le la les de des et en un une du que est pour qui dans ce il elle ne pas sur se au plus par avec tout mais ou nous vous sont cette aux été leur être avoir ont ses comme je",
  de: "der die das und ist in den von zu mit sich auf für nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war haben nur oder aber vor zur bis mehr durch man wir ich",
  it: "il la di che e un una per è non in sono con del della le si da dei gli nel alla più come ma al anche lo questo ha delle o se i ci su nella",
  pt: "o a de que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também",
  nl: "de het een en van is dat in te op met voor zijn niet aan er ook als maar om door over bij uit naar dan nog wel wordt werd heeft zich deze die ik je wij",
  sv: "och att det som en på är av för med den till inte har ett de om var jag men så från vi kan när ska eller sig han hon",
  da: "og at det er en til af på for med den som ikke der har et de var jeg men så fra vi kan når skal eller sig han hun",
  no: "og at det er en til av på for med den som ikke har et de var jeg men så fra vi kan når skal eller seg han hun",
  pl: "i w na się z nie że to jest do o jak po co tak ale za od przez czy już tylko był jego jej dla są może przy",
  tr: "ve bir bu için ile da de çok olarak daha ne gibi var ama en o ben sonra kadar her değil olan mi",
};

const profiles = Object.entries(small).map(([code, list]) => [code, new Set(list.split(" "))] as const);

/** BCP 47 code of the main language, `und` when there is too little to tell by. `sure` is false for a close race. */
export function languageOf(text: string): { code: string; script: string; sure: boolean } {
  const plain = plainOf(text);
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return { code: "und", script: "none", sure: false };
  if (latin < letters / 2) {
    const counts = scripts.map(([code, pattern]) => [code, plain.match(pattern)?.length ?? 0] as const);
    const kana = counts.find(([code]) => code === "ja")?.[1] ?? 0;
    const han = counts.find(([code]) => code === "zh")?.[1] ?? 0;
    if (kana > 0 && kana + han > letters / 2 && kana > han / 20)
      return { code: "ja", script: "ja", sure: true };
    const [code, count] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? ["und", 0];
    if (count === 0) return { code: "und", script: "other", sure: false };
    const told = code === "ru" && /[іїєґ]/iu.test(plain) ? "uk" : code;
    return { code: told, script: code === "ja" ? "zh" : code, sure: true };
  }
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = profiles
    .map(([code, set]) => ({ code, hits: words.filter((word) => set.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  const first = scored[0] ?? { code: "und", hits: 0 };
  if (first.hits === 0 || first.hits < words.length * 0.08)
    return { code: "und", script: "latin", sure: false };
  return {
    code: first.code,
    script: "latin",
    sure: first.hits >= 3 && first.hits > (scored[1]?.hits ?? 0) * 1.15,
  };
}

/** Whether rules written for English may touch the text: it is English, or so short that only its script can be told. */
export function isEnglish(text: string): boolean {
  const { code, script, sure } = languageOf(text);
  if (code === "en") return true;
  if (script !== "latin") return false;
  const plain = plainOf(text);
  if (/[^\p{ASCII}\u2010-\u205E\p{S}]/u.test(plain.replace(/\b\p{Lu}\S*/gu, ""))) return false;
  return code === "und" ? plain.split(/\s+/).length < 12 : !sure && plain.split(/\s+/).length < 12;
}
