import { useEffect, useRef } from "react";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { correctLabel, helpIntent } from "./desk-help.ts";

/** Pixels. */
const room = 24;

interface DeskToldProps {
  notice: Notice;
  /** The most credits that the correction may cost. */
  most: number;
  pending: boolean;
  /** Takes back what it says was done. */
  onUndo?: (() => void) | undefined;
}

/** What Generate was answered in place of a text, at the foot of the form that it is about, with the button that helps. */
export function DeskTold({ notice, most, pending, onUndo }: DeskToldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const said = place.current;
    const form = said?.closest("form");
    if (!said || !form) return;
    const pressed = form.querySelector('[name="intent"][value="generate"]')?.getBoundingClientRect();
    const { top, bottom } = said.getBoundingClientRect();
    const covers = (pressed?.bottom ?? 0) > top;
    if (bottom <= window.innerHeight && !covers) return;
    // To the form's end, with room around it; for the room alone nothing moves under its reader.
    window.scrollBy(0, form.getBoundingClientRect().bottom + room - window.innerHeight);
  }, []);
  const { help } = notice;
  return (
    <div className="da-said" ref={place}>
      <Banner kind={notice.kind}>
        <NoticeText notice={notice} />{" "}
        {help ? (
          <button
            type="submit"
            className="link semi"
            name="intent"
            value={helpIntent(help)}
            disabled={pending}
          >
            {"action" in help ? correctLabel(help.action, most) : `Choose ${help.option}: ${help.value}`}
          </button>
        ) : null}
        {onUndo && notice.kind === "success" ? (
          <button type="button" className="link semi" onClick={onUndo}>
            Undo
          </button>
        ) : null}
      </Banner>
    </div>
  );
}
