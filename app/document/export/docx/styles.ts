import type { IParagraphStyleOptions, IStylesOptions } from "docx";
import { kindOf, type Look } from "../look.ts";
import type { Around, Leaf } from "./around.ts";

/** A style's id in the file, by its name. */
export const styleId = (name: string): string => name.replace(/[^a-z0-9]/gi, "");

const codeFont = "Courier New";

/** Twentieths of a point by which a list or a quote stands in. */
export const step = 567;

/** Fonts of Word and LibreOffice for scripts that the families of the view do not have. */
const eastAsian: Readonly<Record<string, { serif: string; sans: string }>> = {
  zh: { serif: "SimSun", sans: "Microsoft YaHei" },
  ja: { serif: "Yu Mincho", sans: "Yu Gothic" },
  ko: { serif: "Batang", sans: "Malgun Gothic" },
};
const complex: Readonly<Record<string, { serif: string; sans: string }>> = {
  he: { serif: "David", sans: "Arial" },
  ar: { serif: "Traditional Arabic", sans: "Arial" },
  hi: { serif: "Mangal", sans: "Nirmala UI" },
};

/** Language tags as Word has them, with a country. */
const tags: Readonly<Record<string, string>> = {
  en: "en-US",
  he: "he-IL",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
  pt: "pt-PT",
  zh: "zh-CN",
  ja: "ja-JP",
  ko: "ko-KR",
  ar: "ar-SA",
  ru: "ru-RU",
  hi: "hi-IN",
};

/** A block that has a style. */
export interface Styled {
  leaf: Leaf;
  around: Around;
}

/** The look of a document's text, and the styles of its blocks by their names. */
export function stylesOf(
  { font, size }: Look,
  language: string | null,
  isRtl: boolean,
  used: ReadonlyMap<string, Styled>,
): IStylesOptions {
  const kind = kindOf(font) === "sans" ? "sans" : "serif";
  const family = font === "Source Serif" ? "Source Serif 4" : font;
  const code = language ?? "en";
  const tag = tags[code] ?? code;
  const isAsian = code in eastAsian;
  const isComplex = code in complex;
  return {
    default: {
      document: {
        run: {
          font: {
            ascii: family,
            hAnsi: family,
            eastAsia: eastAsian[code]?.[kind] ?? family,
            cs: complex[code]?.[kind] ?? (kind === "sans" ? "Arial" : "Times New Roman"),
          },
          // In half points.
          size: Math.round(size * 2),
          language: {
            value: isAsian || isComplex ? "en-US" : tag,
            ...(isAsian ? { eastAsia: tag } : {}),
            ...(isComplex ? { bidirectional: tag } : {}),
          },
        },
        paragraph: { spacing: { line: 320, after: 160 } },
      },
      title: { run: { size: Math.round(size * 4), bold: false }, paragraph: { spacing: { after: 120 } } },
      hyperlink: { run: { color: "1D4ED8", underline: {} } },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        next: "Normal",
        quickFormat: true,
        run: { italics: true, size: Math.round(size * 2.4), color: "595959" },
        paragraph: { spacing: { after: 320 } },
      },
      ...Array.from(used, ([name, styled]) => styleOf(name, styled, size, isRtl)),
    ],
    characterStyles: [
      { id: "HTMLCode", name: "HTML Code", basedOn: "DefaultParagraphFont", run: codeRun(size) },
    ],
  };
}

const codeRun = (size: number) => ({
  font: { ascii: codeFont, hAnsi: codeFont, eastAsia: codeFont, cs: codeFont },
  size: Math.round(size * 1.8),
  noProof: true,
});

/** Where a block stands in, on the side where its lines begin. */
export const indentOf = (around: Around): number => around.length * step;

function styleOf(
  name: string,
  { leaf, around }: Styled,
  size: number,
  isRtl: boolean,
): IParagraphStyleOptions {
  const side = around.at(-1) === "quote" ? quoteBorder(isRtl) : {};
  const indent = { left: indentOf(around) };
  const style = { id: styleId(name), name, basedOn: "Normal", quickFormat: true };
  if (leaf === "code") {
    const shading = { type: "clear", fill: "F3F3F1", color: "auto" } as const;
    return { ...style, run: codeRun(size), paragraph: { ...side, indent, shading, keepLines: true } };
  }
  if (leaf === "rule") {
    const border = { bottom: { style: "single", size: 6, space: 1, color: "A6A6A6" } } as const;
    return { ...style, paragraph: { indent, border, spacing: { before: 120, after: 280 } } };
  }
  if (leaf === "text") return { ...style, paragraph: { ...side, indent } };
  const level = Number(leaf.at(-1));
  const spacing = { before: 320, after: 120 };
  return {
    ...style,
    next: "Normal",
    run: { bold: true, size: Math.round(size * ([3, 2.6, 2.2][level - 2] ?? 2)) },
    paragraph: { ...side, indent, keepNext: true, spacing, outlineLevel: level - 1 },
  };
}

const quoteBorder = (isRtl: boolean) => ({
  border: { [isRtl ? "right" : "left"]: { style: "single", size: 18, space: 10, color: "BFBFBF" } },
});
