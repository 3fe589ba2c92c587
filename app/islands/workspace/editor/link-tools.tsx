import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import { removeLink, setLink } from "./commands.ts";
import { LinkBar } from "./link-bar.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { linkAt } from "./queries.ts";
import { showSelection } from "./shown-selection.ts";

/** Pixels between a line and what stands under it. */
const gap = 6;

interface LinkToolsProps {
  view: EditorView;
  run: (command: Command) => void;
  shown: "dialog" | "bar";
  onShow: (shown: "dialog" | null) => void;
}

/** What is offered for the link at the selection: a bar after a click on it, or the dialog. */
export function LinkTools({ view, run, shown, onShow }: LinkToolsProps) {
  const { state } = view;
  const link = linkAt(state);
  const isDialog = shown === "dialog";

  useEffect(() => {
    if (!isDialog) return undefined;
    view.dispatch(showSelection(view.state, true));
    return () => {
      if (!view.isDestroyed) view.dispatch(showSelection(view.state, false));
    };
  }, [view, isDialog]);

  const remove = (): void => {
    onShow(null);
    run(removeLink);
  };
  const { from, to } = link ?? state.selection;
  if (!isDialog) {
    if (!link || !state.selection.empty) return null;
    return (
      <LinkBar href={link.href} place={under(view, from)} onEdit={() => onShow("dialog")} onRemove={remove} />
    );
  }
  const isOneBlock = state.doc.resolve(from).sameParent(state.doc.resolve(to));
  return (
    <LinkDialog
      href={link?.href ?? ""}
      text={isOneBlock ? state.doc.textBetween(from, to, " ", " ") : null}
      top={under(view, to).top}
      onInsert={(words) => {
        onShow(null);
        run(setLink(words));
      }}
      onRemove={remove}
      onClose={(isLeft) => {
        onShow(null);
        if (!isLeft) view.focus();
      }}
    />
  );
}

/** The place under the line of a position, in pixels of the element that holds the editor. */
function under(view: EditorView, position: number): { left: number; top: number } {
  const line = view.coordsAtPos(position);
  const around = view.dom.parentElement?.offsetParent?.getBoundingClientRect();
  return { left: line.left - (around?.left ?? 0), top: line.bottom - (around?.top ?? 0) + gap };
}
