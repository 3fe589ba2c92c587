/** Unfinished or foreign text as it came, in the writer's type: paragraphs at blank lines, everything else verbatim. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="doc">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no name but its place
          <p key={index} className="plain-text" dir="auto">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
