import { useLocation } from "react-router";
import { actionName } from "#app/document/action-name.ts";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { SavedLink } from "#app/ui/workspace/saved-link.tsx";

/** What waits for the writer besides the text that is edited. */
export interface Waits {
  /** About what was typed on home, where the text was made of that. */
  typed: string | null;
  /** A proposal that waits for the writer's word. */
  waiting: { generation: string; action: string } | null;
  /** One that is being written. */
  making: { generation: string; action: string } | null;
  /** Address of the page of two texts that wait for the writer's choice. */
  met: string | null;
}

const leaving = { form: "document", isTyped: true };

/**
 * The first of it, on the sheet's upper edge, where nothing moves when it comes or goes; the next one follows when that
 * is decided.
 */
export function SheetLine({ typed, waiting, making, met }: Waits) {
  const { pathname, search } = useLocation();
  const edit = making ?? waiting;
  if (met !== null) {
    return (
      <p className="note sheet-line">
        <span>What you typed when this was saved from somewhere else waits for your choice.</span>
        <SavedLink leaving={leaving} className="link" to={met}>
          See both texts
        </SavedLink>
      </p>
    );
  }
  if (edit) {
    return (
      <p className="note sheet-line">
        <output>
          {actionName(edit.action)} {making ? "is being written." : "waits for your word."}
        </output>
        <SavedLink
          leaving={leaving}
          className="link"
          to={panelAddress({ guid: "", here: `${pathname}?review=${edit.generation}` }, panelOf(search))}
        >
          {making ? "See it, or stop it" : "See its marks"}
        </SavedLink>
      </p>
    );
  }
  if (typed === null) return null;
  return (
    <p className="note sheet-line">
      <span>{typed}</span>
      <button type="submit" className="link" name="intent" value="typed-marks">
        Show the marks
      </button>
      <button type="submit" className="link" name="intent" value="typed">
        Your text
      </button>
    </p>
  );
}
