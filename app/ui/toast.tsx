import { useEffect, useState } from "react";
import { Banner, type Notice, NoticeText } from "./banner.tsx";
import { useScripted } from "./use-scripted.ts";

/** How long a toast stands, by what it says; what is in no list stays where it is, as a banner. */
const shownMs: Readonly<Partial<Record<Notice["kind"], number>>> = { success: 5_000, info: 10_000 };

/**
 * Says how something ended. A success is a toast at the foot of the window, so that nothing moves under its reader: for
 * five seconds, and without a script for ten, by the style sheet. With a script so is what is only good to know, for ten.
 * The pointer that rests on it holds it. Everything else is a banner where it stands.
 */
export function Flash({ notice }: { notice: Notice | null }) {
  const scripted = useScripted();
  const ms = notice && (scripted || notice.kind === "success") ? shownMs[notice.kind] : undefined;
  return (
    <>
      {notice && ms === undefined ? (
        <Banner kind={notice.kind}>
          <NoticeText notice={notice} />
        </Banner>
      ) : null}
      {scripted || ms !== undefined ? (
        <output className="toasts">
          {notice && ms !== undefined ? <Toast notice={notice} ms={ms} /> : null}
        </output>
      ) : null}
    </>
  );
}

function Toast({ notice, ms }: { notice: Notice; ms: number }) {
  const [passed, setPassed] = useState<Notice | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => setPassed(notice), ms);
    return () => clearTimeout(timer);
  }, [notice, ms, held]);
  if (passed === notice) return null;
  return (
    <span
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <NoticeText notice={notice} />
    </span>
  );
}
