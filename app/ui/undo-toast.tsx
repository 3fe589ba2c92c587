import { useEffect, useEffectEvent, useState } from "react";

/** There has to be time to read, and to get there by keys. */
const undoMs = 12_000;

interface UndoToastProps {
  /** What happened; null while there is nothing to say. */
  text: string | null;
  onUndo: () => void;
  /** Its time is over. */
  onPassed: () => void;
}

/** At the foot of the window: what happened and a way back, held while the pointer or the focus is in it. */
export function UndoToast({ text, onUndo, onPassed }: UndoToastProps) {
  const [held, setHeld] = useState(false);
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (held || text === null) return undefined;
    const timer = setTimeout(() => passed(), undoMs);
    return () => clearTimeout(timer);
  }, [held, text]);
  const hold = (on: boolean) => () => setHeld(on);
  return (
    <output className="toasts">
      {text === null ? null : (
        <span
          className="toast"
          onPointerEnter={hold(true)}
          onPointerLeave={hold(false)}
          onFocus={hold(true)}
          onBlur={hold(false)}
        >
          {text}
          <button type="button" className="btn btn-bare btn-sm" onClick={onUndo}>
            Undo
          </button>
        </span>
      )}
    </output>
  );
}
