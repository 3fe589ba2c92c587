import { useEffect, useState } from "react";

const lines = [
  "A blank page, and nobody looking over your shoulder.",
  "Drafts, variations and notes will sit here as cards, side by side.",
  "Write a sentence. It is kept from its first word.",
];
const typeMs = 28;
const deleteMs = 18;
const holdMs = 1_600;

/** What the empty workspace says: typed, held and deleted line by line where motion is wanted, else the first one. */
export function BlankNote() {
  const typed = useTyped();
  return (
    <p className="note blank-note">
      <span className="sr">{lines.join(" ")}</span>
      <span aria-hidden="true">{typed ?? lines.slice(0, 2).join(" ")}</span>
    </p>
  );
}

/** Null where nothing moves. */
function useTyped(): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let at = { line: 0, length: 0, back: false };
    let timer = setTimeout(step, holdMs);
    function step(): void {
      const text = lines[at.line] ?? "";
      at = next(at, text.length);
      setShown((lines[at.line] ?? "").slice(0, at.length));
      const isWhole = !at.back && at.length === (lines[at.line] ?? "").length;
      timer = setTimeout(step, isWhole ? holdMs : at.back ? deleteMs : typeMs);
    }
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

interface Typed {
  line: number;
  length: number;
  /** Letters are being taken off. */
  back: boolean;
}

function next({ line, length, back }: Typed, whole: number): Typed {
  if (!back && length < whole) return { line, length: length + 1, back };
  if (length > 0) return { line, length: length - 1, back: true };
  return { line: (line + 1) % lines.length, length: 1, back: false };
}
