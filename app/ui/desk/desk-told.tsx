import { useEffect, useRef } from "react";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { correctLabel, helpIntent } from "./desk-help.ts";

interface DeskToldProps {
  notice: Notice;
  /** The most credits that the correction may cost. */
  most: number;
  pending: boolean;
}

/** What Generate was answered in place of a text, at the foot of the form that it is about, with the button that helps. */
export function DeskTold({ notice, most, pending }: DeskToldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bottom = place.current?.getBoundingClientRect().bottom ?? 0;
    // Then with room around it; for the room alone nothing moves under its reader.
    if (bottom > window.innerHeight) place.current?.scrollIntoView({ block: "nearest" });
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
      </Banner>
    </div>
  );
}
