import { useEffect, useState } from "react";
import { Banner, type Notice } from "./banner.tsx";
import { useScripted } from "./use-scripted.ts";

const shownMs = 5_000;

/**
 * Says how something ended. With a script a success is a toast at the foot of the window for five seconds, held while
 * the pointer rests on it; without one, and for failures, it is a banner where it stands.
 */
export function Flash({ notice }: { notice: Notice | null }) {
  const scripted = useScripted();
  const passing = scripted && notice?.kind === "success";
  return (
    <>
      {notice && !passing ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
      {scripted ? <output className="toasts">{passing ? <Toast notice={notice} /> : null}</output> : null}
    </>
  );
}

function Toast({ notice }: { notice: Notice }) {
  const [passed, setPassed] = useState<Notice | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => setPassed(notice), shownMs);
    return () => clearTimeout(timer);
  }, [notice, held]);
  if (passed === notice) return null;
  return (
    <span className="toast" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {notice.text}
    </span>
  );
}
