import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadPart, prefetchPart } from "./part.ts";
import { isPlainClick } from "./plain-click.ts";

interface LinkedPartOptions<Props> {
  /** Fetches the part; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** False on the pages that the links lead to. */
  active: boolean;
  /** Whether a link is one of those that open it. */
  isLink: (link: HTMLAnchorElement) => boolean;
  /** A link was clicked, or the event came (null). */
  onOpen: (link: HTMLAnchorElement | null) => void;
  /** The event of the window that does the same. */
  event?: string;
}

interface LinkedPart<Props> {
  Part: ComponentType<Props>;
}

/**
 * A dialog that links open over the page that they stand on. It is fetched when a link is pointed at or has the focus,
 * at the latest when it is clicked; null until then. Where it cannot be had the links lead to their page.
 */
export function useLinkedPart<Props>(options: LinkedPartOptions<Props>): LinkedPart<Props> | null {
  const { load, active, event: name } = options;
  const [part, setPart] = useState<LinkedPart<Props> | null>(null);
  const [missing, setMissing] = useState(false);
  const isLink = useEffectEvent(options.isLink);
  const onOpen = useEffectEvent(options.onOpen);
  useEffect(() => {
    if (!active || missing) return undefined;
    const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
      const link = target instanceof Element ? target.closest("a") : null;
      return link && isLink(link) ? link : null;
    };
    const open = async (link: HTMLAnchorElement | null): Promise<void> => {
      onOpen(link);
      const Part = await loadPart(load);
      if (Part === null) setMissing(true);
      else setPart({ Part });
    };
    // Before the router's own handler, which leaves an event alone that is taken care of.
    const intercept = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      if (link === null) return;
      event.preventDefault();
      void open(link);
    };
    const near = (event: Event): void => {
      if (linkOf(event) !== null) prefetchPart(load);
    };
    const asked = (): void => void open(null);
    window.addEventListener("click", intercept, { capture: true });
    window.addEventListener("pointerover", near, { capture: true, passive: true });
    window.addEventListener("focusin", near);
    if (name !== undefined) window.addEventListener(name, asked);
    return () => {
      window.removeEventListener("click", intercept, { capture: true });
      window.removeEventListener("pointerover", near, { capture: true });
      window.removeEventListener("focusin", near);
      if (name !== undefined) window.removeEventListener(name, asked);
    };
  }, [active, missing, load, name]);
  return part;
}
