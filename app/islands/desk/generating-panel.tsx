import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { DeskValues } from "#app/ui/desk/desk-values.ts";
import { Meter } from "#app/ui/meter.tsx";
import { messagesFor, useProgress } from "./progress.ts";

interface GeneratingPanelProps {
  values: DeskValues;
  /** The first words are there. */
  begun: boolean;
  /** Absent until the server has said which generation it is. */
  onStop?: (() => void) | undefined;
}

/** Covers the sheet while nothing of the text has come yet. */
export function GeneratingPanel({ values, begun, onStop }: GeneratingPanelProps) {
  const { line, percent } = useProgress(messagesFor(values.mode, values.action), begun);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="gen-cover">
      <div className="sheet gen" ref={panel} tabIndex={-1}>
        <output className="sr">Writing</output>
        <p className="note">{line}</p>
        <p className="title">{values.action}</p>
        <Meter label="Generating" value={percent} max={100} pencil />
        <div className="row sm faint">
          <span className="num" aria-hidden="true">
            {percent}%
          </span>
          <Button size="sm" type="button" onClick={onStop} disabled={!onStop || begun}>
            Stop
          </Button>
        </div>
        <p className="gen-note faint sm">Stop keeps what has come so far and charges no more.</p>
      </div>
    </div>
  );
}
