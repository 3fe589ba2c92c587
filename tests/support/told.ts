import type { Page } from "./visitor.ts";

/** What the first element of a class says to a reader without scripts; null where there is none. */
export function told(page: Page, className: string): string | null {
  const found = page.root.find((one) => (one.attribute("class") ?? "").split(" ").includes(className));
  return found ? found.text().replace(/\s+/g, " ").trim() : null;
}
