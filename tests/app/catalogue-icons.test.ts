import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import { sidebarGroups } from "#app/writer/catalogue/groups.ts";

/** One `<symbol>` of lucide, as `CatalogueIcon` uses it. @throws where lucide has no icon of that name */
async function symbolOf(name: string): Promise<string> {
  const icon = (await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as {
    default: ComponentType;
  };
  const shapes = renderToStaticMarkup(createElement(icon.default)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

test("public/icons.svg has every icon of the catalogue, and no other; `vitest run -u` on this file writes it", async () => {
  const names = [
    ...entries.flatMap(({ icon, suboptions }) => [icon, ...suboptions.map((one) => one.icon)]),
    ...sidebarGroups.map(({ icon }) => icon),
  ];
  const symbols = await Promise.all([...new Set(names)].toSorted().map(symbolOf));
  const sprite = `<!-- Icons of Lucide, ISC License, Copyright (c) Lucide Icons and Contributors. -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot("../../public/icons.svg");
});
