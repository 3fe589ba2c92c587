import type { BrowserContext } from "playwright";
import { noteSeen } from "./seen-texts.ts";

/** Notes what the pages of a browser say, those of their frames included, whenever it changes. */
export async function watchTexts(context: BrowserContext): Promise<void> {
  await context.exposeBinding("stetSays", (_source, words: string, pieces: string[]) =>
    noteSeen(words, pieces),
  );
  await context.addInitScript(watch);
}

/** Runs in the page. Its timer is taken before a test may put a clock of its own in its place. */
function watch(): void {
  const later = window.setTimeout.bind(window);
  const unseen = "[hidden], script, style, template, noscript";
  let waiting = false;
  const say = (): void => {
    waiting = false;
    if (!document.body) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    let words = "";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      if (text.trim() === "" && text !== " ") continue;
      if (node.parentElement?.closest(unseen)) continue;
      words += text;
      pieces.push(text);
    }
    for (const field of document.querySelectorAll("[placeholder], [aria-label]")) {
      pieces.push(field.getAttribute("placeholder") ?? "", field.getAttribute("aria-label") ?? "");
    }
    (window as unknown as { stetSays: (words: string, pieces: string[]) => void }).stetSays(words, pieces);
  };
  const changed = (): void => {
    if (waiting) return;
    waiting = true;
    later(say, 30);
  };
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["hidden", "open", "placeholder"],
  });
  changed();
}
