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
  /** What came since the page was last told of: it may be gone again when it is. */
  let passing: string[] = [];
  const textsUnder = (root: Node): string[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      if (text.trim() === "" && text !== " ") continue;
      if (!node.parentElement?.closest(unseen)) texts.push(text);
    }
    return texts;
  };
  const say = (): void => {
    waiting = false;
    if (!document.body) return;
    const texts = textsUnder(document.body);
    const pieces = [...passing, ...texts];
    passing = [];
    for (const field of document.querySelectorAll("[placeholder], [aria-label]")) {
      pieces.push(field.getAttribute("placeholder") ?? "", field.getAttribute("aria-label") ?? "");
    }
    const { stetSays } = window as unknown as { stetSays: (words: string, pieces: string[]) => void };
    stetSays(texts.join(""), pieces);
  };
  const changed = (records: MutationRecord[]): void => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === "characterData" ? [target] : addedNodes) passing.push(...textsUnder(node));
    }
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
  changed([]);
}
