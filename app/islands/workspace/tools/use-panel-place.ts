import { createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { BeforeChange } from "../place/before-change.ts";

/** Where a page stands while panels are opened and closed over its text, in a window that has no room beside it. */
class PanelPlace {
  private panel: string | null = null;
  /** How far the window was scrolled before a panel stood open. */
  private before = 0;
  private scrolled = 0;
  /** The head of the panel over the text is in view: nobody reads on under it. */
  private isAtHead = false;

  constructor(panel: string | null) {
    this.panel = panel;
  }

  /** Another panel is about to come, or this one to go. */
  readonly look = (): void => {
    this.scrolled = window.scrollY;
    const { top = 0, bottom = 0 } = headOver()?.getBoundingClientRect() ?? {};
    this.isAtHead = bottom > 0 && top < window.innerHeight;
  };

  /** Called in the commit that changes the panel. The page around the text holds what is read in place, by a turn of its own. */
  follow(panel: string | null): void {
    const last = this.panel;
    if (panel === last) return;
    this.panel = panel;
    if (last === null) this.before = this.scrolled;
    if (panel !== null) queueMicrotask(() => this.showHead());
    else if (this.isAtHead) queueMicrotask(() => scrollBack(this.before));
  }

  private showHead(): void {
    const head = headOver();
    if (!head) return;
    scrollBack(this.scrolled);
    head.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
}

/**
 * Where a panel stands over the text and not beside it, it is opened with its head in view, and closed it leaves the page
 * where it was. @returns what has to stand on the page for that
 */
export function usePanelPlace(panel: string | null): ReactNode {
  const [place] = useState(() => new PanelPlace(panel));
  useLayoutEffect(() => place.follow(panel), [place, panel]);
  return createElement(BeforeChange, { of: panel ?? "", look: place.look });
}

/** The head of a panel that stands over the text. */
function headOver(): Element | null {
  const panel = document.querySelector(".panel");
  const text = document.querySelector(".page-sheet, #main");
  if (!panel || !text || panel.getBoundingClientRect().bottom > text.getBoundingClientRect().top) return null;
  return panel.querySelector(".panel-head");
}

/** To where it was, without the room that was made to hold what is read lower. */
function scrollBack(to: number): void {
  for (const part of document.querySelectorAll<HTMLElement>(".page-sheet, .page-sheet .doc")) {
    part.style.removeProperty("min-height");
    part.style.removeProperty("padding-top");
  }
  window.scrollTo({ top: to, behavior: "instant" });
}
