import { type ComponentType, lazy, useState } from "react";
import { useScripted } from "#app/ui/use-scripted.ts";

const asItStands = (): Promise<never> => new Promise(() => {});

/** The page that the server drew stays as it is, a page of forms, and says so. */
function keepDrawn(): Promise<never> {
  document.getElementById("missing-part")?.removeAttribute("hidden");
  return asItStands();
}

/** The address leads to the page as the server draws it. */
function drawAnew(): Promise<never> {
  window.location.reload();
  return asItStands();
}

/**
 * A part without which its page is not there, and which only some states of the page need. A page that the server drew
 * with it waits for its script before it comes alive; one that turns into it stands as it is until then. Where the script
 * cannot be had the page stays, or comes, as the server draws it: it works by its forms. No Suspense may stand between this
 * and the root: in place of the part there would be a gap.
 */
export function neededPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Drawn = lazy(async () => ({ default: await load().catch(keepDrawn) }));
  const Come = lazy(async () => ({ default: await load().catch(drawAnew) }));
  return function NeededPart(props) {
    const isScripted = useScripted();
    // As it was when the part was first shown: each is fetched for itself.
    const [Part] = useState(() => (isScripted ? Come : Drawn));
    return <Part {...props} />;
  };
}
