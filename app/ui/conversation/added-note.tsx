import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Notice, NoticeText } from "../banner.tsx";

/** Where a message was added, in the place of the form that asked; whoever pressed there goes on here. */
export function AddedNote({ notice }: { notice: Notice }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p
      className="sidenote pick"
      ref={note}
      role={notice.kind === "danger" ? "alert" : "status"}
      tabIndex={-1}
    >
      <NoticeText notice={notice} />
      {notice.href === undefined ? null : (
        <Link className="btn btn-line btn-sm" to={notice.href}>
          Open it
        </Link>
      )}
    </p>
  );
}
