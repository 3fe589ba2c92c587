import sansUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import italicUrl from "@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url";
import serifUrl from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";

/** Addresses of the two upright Latin fonts, hashed by the build: preload them with `as="font"` and `crossOrigin`. */
export const preloadedFonts: readonly string[] = [serifUrl, sansUrl];

/** Of the subtitle's and the asides' italic: for a page whose text would be laid out anew when it comes. */
export const italicFont: string = italicUrl;
