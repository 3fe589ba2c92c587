import { useEffect, useSyncExternalStore } from "react";
import type { TextSize } from "#app/document/credits.ts";
import { readingMinutes } from "#app/document/counts.ts";
import { CountLine } from "#app/ui/workspace/count-line.tsx";
import type { Counter } from "../workspace/count/counter.ts";

interface ResultCountsProps {
  counter: Counter;
  /** As the page came with them. */
  words: number;
  size: TextSize;
}

/** Words, characters and reading time as the text is written. */
export function ResultCounts({ counter, words: first, size }: ResultCountsProps) {
  const tally = useSyncExternalStore(counter.subscribe, counter.tally, () => null);
  useEffect(() => counter.want(true), [counter]);
  const words = tally?.words ?? first;
  return (
    <CountLine
      words={words}
      characters={tally?.characters ?? size.characters}
      minutes={readingMinutes(words)}
    />
  );
}
