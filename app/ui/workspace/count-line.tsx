import { formatCount } from "../meter.tsx";

interface CountLineProps {
  words: number;
  characters: number;
  minutes: number;
}

/** What a text comes to, in figures. */
export function CountLine({ words, characters, minutes }: CountLineProps) {
  return (
    <>
      <span>
        <b>{formatCount(words)}</b> {words === 1 ? "word" : "words"}
      </span>
      <span>
        <b>{formatCount(characters)}</b> {characters === 1 ? "character" : "characters"}
      </span>
      <span>
        <b>{formatCount(minutes)}</b> min read
      </span>
    </>
  );
}
