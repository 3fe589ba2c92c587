/** The fonts of exported pages, out of packages that may be shipped with what is made of them. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { kindOf, type Look } from "#app/document/export/look.ts";

const require = createRequire(import.meta.url);

interface Family {
  /** As the font files name themselves. */
  name: string;
  files: () => readonly string[];
}

const styles = ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"] as const;

/** A family of Google Fonts, as Expo packs it. */
const google = (pack: string, prefix: string, name: string, faces: readonly string[] = styles): Family => ({
  name,
  files: () =>
    faces.map((face) => require.resolve(`@expo-google-fonts/${pack}/${face}/${prefix}_${face}.ttf`)),
});
/** Noto's fonts for a script, as EmbedPDF packs them. */
const noto = (pack: string, prefix: string, ending: string, name: string): Family => ({
  name,
  files: () =>
    ["Regular", "Bold"].map((face) =>
      join(dirname(require.resolve(`@embedpdf/fonts-${pack}`)), "..", "fonts", `${prefix}-${face}.${ending}`),
    ),
});

const literata = google("literata", "Literata", "Literata");
const tinos = google("tinos", "Tinos", "Tinos");
const arimo = google("arimo", "Arimo", "Arimo");
const cousine = google("cousine", "Cousine", "Cousine");

/** The families of the view; those that may not be shipped by others of the same measures. */
const families: Readonly<Record<Look["font"], Family>> = {
  Newsreader: google("newsreader", "Newsreader", "Newsreader"),
  Literata: literata,
  "Source Serif": google("source-serif-4", "SourceSerif4", "Source Serif 4"),
  Georgia: google("gelasio", "Gelasio", "Gelasio"),
  "Instrument Sans": google("instrument-sans", "InstrumentSans", "Instrument Sans"),
  Inter: google("inter", "Inter", "Inter"),
  Arial: arimo,
  "Times New Roman": tinos,
  "Courier New": cousine,
};

const chinese = noto("sc", "NotoSansHans", "otf", "Noto Sans Hans");
const japanese = noto("jp", "NotoSansJP", "otf", "Noto Sans JP");
const korean = noto("kr", "NotoSansKR", "otf", "Noto Sans KR");

/** What else a text is set in, by what is in it. */
const scripts: readonly [letters: RegExp, family: Family][] = [
  [/[\u0590-\u05ff\ufb1d-\ufb4f]/, noto("hebrew", "NotoSansHebrew", "ttf", "Noto Sans Hebrew")],
  [
    /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
    noto("arabic", "NotoNaskhArabic", "ttf", "Noto Naskh Arabic"),
  ],
  [
    /[\u0900-\u097f\ua8e0-\ua8ff]/,
    google("noto-sans-devanagari", "NotoSansDevanagari", "Noto Sans Devanagari", ["400Regular", "700Bold"]),
  ],
  [/[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f]/, japanese],
  [/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/, korean],
  [/[\u2e80-\u2fdf\u3000-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uff65]/, chinese],
  [/\p{Extended_Pictographic}/u, google("noto-emoji", "NotoEmoji", "Noto Emoji", ["400Regular", "700Bold"])],
];

const asian: Readonly<Record<string, Family>> = { ja: japanese, ko: korean, zh: chinese };
const beyondLatin = /[\u0250-\u200f\u2028-\u202f\u203b-\u20ab\u20ad-\u2121\u2123-\uffff]/;

interface PageFonts {
  families: string[];
  code: string[];
  files: Uint8Array[];
}

/** The fonts that a text needs, in the order in which they are asked for a letter. */
export function fontsFor(text: string, look: Look, language: string | null): PageFonts {
  const own = families[look.font];
  const others = scripts.filter(([letters]) => letters.test(text)).map(([, family]) => family);
  // Chinese characters are drawn as the text's language draws them.
  const first = language === null ? undefined : asian[language];
  const ordered = first && others.includes(first) ? [first, ...others] : others;
  // What a family has not, of Greek and Cyrillic above all, looks like it.
  const near = kindOf(look.font) === "sans" ? arimo : tinos;
  const wide = beyondLatin.test(text) ? [near] : [];
  const used = [...new Set([own, ...ordered, ...wide])];
  const all = new Set([...used, cousine]);
  return {
    families: used.map(({ name }) => name),
    code: [...new Set([cousine, ...used])].map(({ name }) => name),
    files: [...all].flatMap(({ files }) => files().map((file) => new Uint8Array(readFileSync(file)))),
  };
}
