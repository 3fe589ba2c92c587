/** How a document is looked at and exported: font, size and zoom are no marks of its text. */

export const fonts = [
  "Newsreader",
  "Literata",
  "Source Serif",
  "Georgia",
  "Instrument Sans",
  "Inter",
  "Arial",
  "Times New Roman",
  "Courier New",
] as const;

/** Pixels on the screen at a zoom of 100. */
export const fontSizes = [12, 14, 16, 18, 20, 24, 28, 32, 36] as const;

/** Percent, from the least to the most in equal steps. */
export const zoomLevels = { least: 50, most: 300, step: 10 } as const;

export interface View {
  font: (typeof fonts)[number];
  size: (typeof fontSizes)[number];
  /** Percent. */
  zoom: number;
}

/** Of a document whose view nobody chose. */
export const defaultView: View = { font: "Newsreader", size: 20, zoom: 100 };

/** Every zoom there is, the least first. */
export const zooms: readonly number[] = Array.from(
  { length: (zoomLevels.most - zoomLevels.least) / zoomLevels.step + 1 },
  (_, index) => zoomLevels.least + index * zoomLevels.step,
);

/** The view that fields of these names say; what they do not say, or say wrong, is as `before`. */
export function readView(said: Readonly<Record<string, unknown>>, before: View): View {
  const { font, size, zoom } = said;
  return {
    font: fonts.find((one) => one === font) ?? before.font,
    size: fontSizes.find((one) => one === Number(size)) ?? before.size,
    zoom: zooms.find((one) => one === Number(zoom)) ?? before.zoom,
  };
}
