import { useEffect, useState } from "react";
import { MissingPart } from "#app/ui/shell/missing-part.tsx";
import { partMissing } from "./part.ts";

/** Tells the reader that a part of the program could not be loaded, until it is dismissed. */
export function PartNotice() {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const told = (): void => setMissing(true);
    window.addEventListener(partMissing, told);
    return () => window.removeEventListener(partMissing, told);
  }, []);
  return missing ? <MissingPart onDismiss={() => setMissing(false)} /> : null;
}
