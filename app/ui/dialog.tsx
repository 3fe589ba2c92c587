import { type ReactNode, useEffect, useRef } from "react";

interface DialogProps {
  /** Becomes the id of the heading; one per page. */
  id: string;
  title: string;
  children: ReactNode;
  /** Primary button last; Cancel to its left. */
  foot?: ReactNode;
  /** Shown as a modal over the page once a script runs; without one the dialog stands in the page. */
  modal?: boolean;
  /** Called when Escape closes the dialog. Absent: Escape does nothing, as for the limit dialog. */
  onClose?: () => void;
}

/** A native dialog: focus is trapped and given back by the browser. The backdrop never dismisses it. */
export function Dialog({ id, title, children, foot, modal = false, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !modal) return undefined;
    dialog.close();
    dialog.showModal();
    return () => dialog.close();
  }, [modal]);

  return (
    <dialog
      ref={ref}
      open
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="dialog-body">{children}</div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </dialog>
  );
}
