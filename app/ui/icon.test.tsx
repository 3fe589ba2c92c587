import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import * as lucide from "lucide-react";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";
import { emptySigns, signs } from "./proof-signs.ts";

/** What lucide draws of an icon, without the frame. */
function drawing(name: string): string {
  const exported = name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  const shape = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[exported];
  if (!shape) throw new Error(`lucide has no icon ${name}`);
  return renderToStaticMarkup(createElement(shape)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** The symbols of the wordmark's own file. */
const wordmark = readFileSync(new URL("wordmark.svg", import.meta.url), "utf8").replace(
  /<\/?svg[^>]*>\n/g,
  "",
);

test("the sheet has every icon of the list as lucide draws it, the signs of an empty place and the wordmark", async () => {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing(name)}</symbol>\n`,
  );
  const drawn = emptySigns.map(
    (name) =>
      `<symbol id="sign-${name}" viewBox="${signs[name].box}"><path d="${signs[name].path}"/></symbol>\n`,
  );
  await expect(
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Lucide, ISC licence -->\n${symbols.join("")}${drawn.join("")}${wordmark}</svg>\n`,
  ).toMatchFileSnapshot("icons.svg");
});
