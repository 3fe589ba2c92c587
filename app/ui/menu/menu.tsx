import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { nextItem, typedItem } from "./menu-keys.ts";
import { closeMenu, columnsOf, itemsOf, openMenu, useLeaving } from "./open-menu.ts";

interface MenuProps {
  /** What stands on the button. */
  summary: ReactNode;
  /** Of the button. */
  look?: string;
  /** Of the button, where it shows no words that name it. */
  label?: string;
  className?: string;
  /** Of the menus with one name only one is open. */
  name?: string;
  /** Open from the start, for a page that has to show what is in it. */
  open?: boolean;
  /** The sheet that opens: one element with the class `pop`, its choices `.item`. */
  children: ReactNode;
}

const typingMs = 600;

/**
 * A button with what opens under it, or over it where there is no room. A `<details>`, so it opens and its links, fields
 * and radios work without a script. With one: arrows, Home, End and letters browse, Enter chooses, Escape and whatever
 * happens elsewhere close it, and the focus comes back to the button.
 */
export function Menu({ summary, look, label, className, name, open = false, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const typed = useRef({ text: "", at: 0 });
  useLeaving(details);

  function toggle(event: MouseEvent<HTMLElement>): void {
    const menu = details.current;
    if (!menu) return;
    event.preventDefault();
    if (menu.open) closeMenu(menu);
    else openMenu(menu);
  }

  function browse(event: KeyboardEvent<HTMLElement>): void {
    const menu = details.current;
    if (!menu || event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && menu.open) {
      event.preventDefault();
      closeMenu(menu, "back");
      return;
    }
    const target = event.target as HTMLElement;
    const onButton = target.closest("summary") !== null;
    const items = itemsOf(menu);
    const at = items.indexOf(target);
    if (items.length === 0 || (!onButton && at < 0)) return;
    if (event.key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      target.click();
      return;
    }
    const place = { at, count: items.length, columns: columnsOf(items) };
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : nextItem(event.key, place);
    const found = next ?? (onButton ? null : typedTo(event, items, at));
    if (found === null) return;
    event.preventDefault();
    if (!menu.open) openMenu(menu);
    items[found]?.focus();
  }

  function typedTo(event: KeyboardEvent, items: readonly HTMLElement[], at: number): number | null {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return null;
    const before = event.timeStamp - typed.current.at < typingMs ? typed.current.text : "";
    const text = before.split("").every((letter) => letter === event.key) ? event.key : before + event.key;
    typed.current = { text, at: event.timeStamp };
    const labels = items.map(wordsOf);
    return typedItem(text, labels, at) ?? typedItem(event.key, labels, at);
  }

  function choose(event: MouseEvent<HTMLElement>): void {
    const menu = details.current;
    const item = (event.target as Element).closest<HTMLElement>(".item");
    // A label's click comes a second time, from its radio.
    if (!menu || !item || (item instanceof HTMLLabelElement && !(event.target instanceof HTMLInputElement)))
      return;
    closeMenu(menu, "back");
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- what is done to its button and items arrives here
    <details
      ref={details}
      className={classNames("menu", className)}
      name={name}
      open={open}
      onClick={choose}
      onKeyDown={browse}
    >
      <summary className={look} aria-label={label} onClick={toggle}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

const wordsOf = (item: HTMLElement): string => (item.closest("label") ?? item).textContent ?? "";
