import { type RefObject, useEffect } from "react";
import { opensAbove } from "./menu-keys.ts";

/** Pixels between a menu's button and its sheet, and between the sheet and the window's edge. */
const gap = 6;
const edge = 8;

/** Opens a menu where there is room for it: over its button where it does not fit below. */
export function openMenu(menu: HTMLDetailsElement): void {
  menu.open = true;
  const sheet = menu.querySelector<HTMLElement>(".pop");
  const button = menu.querySelector("summary")?.getBoundingClientRect();
  if (!sheet || !button) return;
  sheet.style.maxHeight = "";
  const above = button.top - gap - edge;
  const below = window.innerHeight - button.bottom - gap - edge;
  const isAbove = opensAbove(sheet.offsetHeight, below, above);
  const room = isAbove ? above : below;
  menu.classList.toggle("is-above", isAbove);
  if (sheet.offsetHeight > room && room > 0) sheet.style.maxHeight = `${room}px`;
}

/** Closes a menu; `back` gives the focus back to its button. */
export function closeMenu(menu: HTMLDetailsElement, focus?: "back"): void {
  menu.open = false;
  if (focus === "back") menu.querySelector("summary")?.focus();
}

/** Closes a menu when the pointer or the focus goes elsewhere. */
export function useLeaving(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const leave = (event: Event): void => {
      const { current } = menu;
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        closeMenu(current);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [menu]);
}

/** What can be chosen in a menu, in order. */
export function itemsOf(menu: HTMLDetailsElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(".item")]
    .map((item) => item.querySelector<HTMLElement>("input") ?? item)
    .filter((item) => !item.hasAttribute("disabled"));
}

/** How many items stand beside each other in the first row. */
export function columnsOf(items: readonly HTMLElement[]): number {
  const tops = items.map((item) => (item.closest(".item") ?? item).getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
