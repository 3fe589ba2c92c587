import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  /** Becomes the id of the heading; one per page. */
  id: string;
  title: string;
  /** An aside under the title. */
  lead?: ReactNode;
  /** At the head's end, before the cross. */
  aside?: ReactNode;
  children: ReactNode;
  /** Primary button last; Cancel to its left. */
  foot?: ReactNode;
  /** 1 where the dialog is the whole page. */
  level?: 1 | 2;
  /** 520 px, for forms. */
  wide?: boolean;
  className?: string;
  /** Shown as a modal over the page once a script runs; without one the dialog stands in the page. */
  modal?: boolean;
  /** Called when Escape or the cross closes the dialog. Absent: Escape does nothing. */
  onClose?: () => void;
  /** False for a dialog that asks for an answer: only its own buttons, and Escape, close it. */
  cross?: boolean;
  /** A click beside it closes it too: it holds nothing that was typed. */
  overlay?: boolean;
}

/** A native dialog: focus is trapped and given back by the browser. */
export function Dialog({
  id,
  title,
  lead,
  aside,
  children,
  foot,
  level = 2,
  wide,
  className,
  modal = false,
  onClose,
  cross = true,
  overlay = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const Heading = `h${level}` as const;

  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !modal) return undefined;
    dialog.close();
    dialog.showModal();
    return () => dialog.close();
  }, [modal]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop's clicks arrive here; Escape does the same
    <dialog
      ref={ref}
      open
      className={classNames("dialog", wide && "is-wide", className)}
      aria-labelledby={id}
      onClick={overlay ? (event) => isBeside(event) && onClose?.() : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // The browser closes it by itself on an Escape that nobody may prevent.
        if (modal && ref.current?.open === false) onClose?.();
      }}
    >
      <div className="dialog-head">
        <div>
          <Heading id={id}>{title}</Heading>
          {lead ? <p className="note">{lead}</p> : null}
        </div>
        {aside}
        {modal && onClose && cross ? (
          <button type="button" className="btn btn-bare btn-icon" aria-label="Close" onClick={onClose}>
            <Icon name="x" size={18} />
          </button>
        ) : null}
      </div>
      <div className="dialog-body">{children}</div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </dialog>
  );
}

/** Whether a click came to the backdrop: it is the dialog's own, and lies outside of it. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
