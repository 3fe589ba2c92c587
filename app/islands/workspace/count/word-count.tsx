import { useState, useSyncExternalStore } from "react";
import { readingMinutes } from "#app/document/counts.ts";
import { formatCount } from "#app/ui/meter.tsx";
import type { Counter } from "./counter.ts";

interface WordCountProps {
  counter: Counter;
  /** As the page came with them. */
  words: number;
}

/** Words and reading time as the text is written; pressed, characters besides. */
export function WordCount({ counter, words: first }: WordCountProps) {
  const [withCharacters, setWithCharacters] = useState(false);
  const tally = useSyncExternalStore(counter.subscribe, counter.tally, () => null);
  const words = tally?.words ?? first;
  const characters = withCharacters ? (tally?.characters ?? null) : null;
  if (words === 0) return null;
  return (
    <button
      type="button"
      className="end num doc-count"
      aria-pressed={withCharacters}
      title={withCharacters ? "Without characters" : "Count characters"}
      onClick={() => {
        counter.want(!withCharacters);
        setWithCharacters(!withCharacters);
      }}
    >
      {words === 1 ? "1 word" : `${formatCount(words)} words`}
      {characters === null ? null : `, ${formatCount(characters)} characters`}, {readingMinutes(words)} min
      read
    </button>
  );
}
