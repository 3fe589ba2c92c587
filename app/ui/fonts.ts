import sansUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import serifUrl from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";

/** Addresses of the two upright Latin fonts, hashed by the build: preload them with `as="font"` and `crossOrigin`. */
export const preloadedFonts: readonly string[] = [serifUrl, sansUrl];
