import { useEffect, useState } from "react";

const taglines = [
  "Turn rough notes into finished words.",
  "Every change shown. Every change yours.",
  "Write anything. Lose nothing.",
];
const letterMs = 30;
const pauseMs = 2_000;
const nextMs = 500;

/** The three taglines typed in turn, for an empty field; null where nothing should move. */
export function useTypewriter(active: boolean): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!active || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let line = 0;
    let length = 0;
    let timer = setTimeout(step, pauseMs);
    function step(): void {
      const text = taglines[line % taglines.length] ?? "";
      if (length < text.length) {
        length += 1;
        setShown(text.slice(0, length));
        timer = setTimeout(step, length === text.length ? pauseMs : letterMs);
      } else {
        line += 1;
        length = 0;
        setShown("");
        timer = setTimeout(step, nextMs);
      }
    }
    return () => clearTimeout(timer);
  }, [active]);
  return active ? shown : null;
}
