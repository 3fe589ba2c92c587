import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { classNames } from "../class-names.ts";
import { correctLabel, helpIntent } from "./desk-help.ts";

/** How long it stands elsewhere than in its place, in milliseconds. */
const awayMs = 10_000;

interface DeskToldProps {
  notice: Notice;
  /** The most credits that the correction may cost. */
  most: number;
  pending: boolean;
  /** Takes back what it says was done. */
  onUndo?: (() => void) | undefined;
}

/**
 * What Generate was answered in place of a text, at the foot of the form that it is about, with the button that helps. Where
 * that is out of sight nothing moves to it: it stands under the top bar for a time, or until its place comes into sight.
 */
export function DeskTold({ notice, most, pending, onUndo }: DeskToldProps) {
  const said = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    if (said.current) setAway(!isInSight(said.current));
  }, []);
  useEffect(() => {
    const place = said.current?.parentElement;
    if (!away || !place) return undefined;
    const settle = (): void => setAway(false);
    const timer = held ? undefined : setTimeout(settle, awayMs);
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && settle(), {
      threshold: 1,
      rootMargin: `0px 0px -${coveredFoot()}px`,
    });
    watch.observe(place);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [away, held]);
  const hold = (on: boolean) => () => setHeld(on);
  const { help } = notice;
  return (
    <div
      className={classNames("da-said", away && "is-away")}
      ref={said}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <Banner kind={notice.kind} still>
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

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight - coveredFoot();
}

/** How much of the window's foot what is said of a small window covers, in pixels. */
const coveredFoot = (): number => document.querySelector(".narrow")?.getBoundingClientRect().height ?? 0;
