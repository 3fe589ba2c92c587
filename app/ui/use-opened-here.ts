import { useState } from "react";
import { useScripted } from "./use-scripted.ts";

/**
 * Whether a place stands as the server sent it: the document was opened at it, and it has not been left since. A part of the
 * page that was pressed before scripts ran is then still the same one afterwards.
 */
export function useOpenedHere(isHere: boolean): boolean {
  const scripted = useScripted();
  const [opened, setOpened] = useState(!scripted);
  if (opened && !isHere) setOpened(false);
  return opened && isHere;
}
