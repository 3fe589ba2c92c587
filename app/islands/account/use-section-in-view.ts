import { useCallback, useSyncExternalStore } from "react";

/** Headings above this share of the window have begun. */
const begun = 0.4;
/** A heading that was jumped to is the current one as long as it stands above this share. */
const reached = 0.7;

/** Id of the section that is being read; null on the server and while hydrating. `ids` are those of the headings, in order. */
export function useSectionInView(ids: readonly string[]): string | null {
  const find = useCallback(() => currentOf(ids), [ids]);
  return useSyncExternalStore(subscribe, find, () => null);
}

function subscribe(changed: () => void): () => void {
  const events = ["scroll", "resize", "hashchange"] as const;
  for (const name of events) window.addEventListener(name, changed, { passive: true });
  return () => {
    for (const name of events) window.removeEventListener(name, changed);
  };
}

/** How far down the window a heading stands: 0 at its top, 1 at its foot. */
const share = (id: string): number =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) / window.innerHeight;

function currentOf(ids: readonly string[]): string | null {
  const jumped = ids.find((id) => `#${id}` === window.location.hash);
  if (jumped !== undefined && share(jumped) >= 0 && share(jumped) < reached) return jumped;
  if (window.scrollY < 2) return ids[0] ?? null;
  const root = document.documentElement;
  const atEnd = root.scrollHeight - window.innerHeight - window.scrollY < 2 && window.scrollY > 0;
  return (atEnd ? ids.at(-1) : ids.findLast((id) => share(id) < begun)) ?? ids[0] ?? null;
}
