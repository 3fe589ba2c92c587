import { Button } from "../button.tsx";

/** What the page of an error says of it, and this notice. */
export const chunkText = "ChunkLoadError: a part of the program could not be loaded.";

interface MissingPartProps {
  /** Absent before scripts run, where nothing could be dismissed. */
  onDismiss?: () => void;
}

/** At the foot of the window: the page goes on without the part; to reload it is the reader's to choose. */
export function MissingPart({ onDismiss }: MissingPartProps) {
  return (
    <div className="toasts" role="alert">
      <div className="toast missing">
        <p>
          {chunkText} The page works without it. Reload it when your connection is back; what you typed stays.
        </p>
        {onDismiss ? (
          <>
            <Button size="sm" type="button" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <Button kind="bare" size="sm" type="button" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
