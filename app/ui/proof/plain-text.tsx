interface PlainTextProps {
  text: string;
  /** Paragraphs behind `> ` are quotations. */
  quotes?: boolean;
}

/** Unfinished or foreign text as it came, in the writer's type: paragraphs at blank lines, everything else verbatim. */
export function PlainText({ text, quotes = false }: PlainTextProps) {
  return (
    <div className="doc">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => {
          const isQuote = quotes && paragraph.startsWith("> ");
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no name but its place
            <Paragraph key={index} words={isQuote ? paragraph.slice(2) : paragraph} isQuote={isQuote} />
          );
        })}
    </div>
  );
}

function Paragraph({ words, isQuote }: { words: string; isQuote: boolean }) {
  const paragraph = (
    <p className="plain-text" dir="auto">
      {words}
    </p>
  );
  return isQuote ? <blockquote>{paragraph}</blockquote> : paragraph;
}
