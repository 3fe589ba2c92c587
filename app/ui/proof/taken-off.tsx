/** What was taken off a model's answer, shown on request. Nothing where nothing was. */
export function TakenOff({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="note taken-off">
      <summary>
        {lines.length === 1 ? "1 line was" : `${String(lines.length)} lines were`} taken off: show
      </summary>
      <pre dir="auto">{lines.join("\n\n")}</pre>
    </details>
  );
}
