import type { MouseEvent } from "react";
import type { Dialog } from "../dialog.tsx";
import { Icon } from "../icon.tsx";
import { KindBadge } from "../kind-badge.tsx";
import { Menu } from "../menu/menu.tsx";
import type { ToldExample } from "./desk-choices.ts";
import type { DeskMode } from "./desk-values.ts";

const titles = { create: "Generate Examples", inspire: "Inspire Examples" } as const;

interface ExamplesProps {
  mode: DeskMode;
  /** Of the mode. */
  examples: readonly ToldExample[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
}

/** Opens the examples' dialog. */
export interface ExamplesOpener {
  open: () => void;
  /** The button is pointed at, or has the focus. */
  near: () => void;
}

interface ExamplesButtonProps extends ExamplesProps {
  /** Absent where there is no dialog: a list opens under the button. */
  opener?: ExamplesOpener | undefined;
  /** Absent where no script runs: the list's buttons send the form. */
  onPick?: ((example: ToldExample) => void) | undefined;
}

/** The examples' button. */
export function ExamplesButton({ opener, onPick, ...props }: ExamplesButtonProps) {
  const words = (
    <>
      <Icon name="quote" size={15} />
      {titles[props.mode]}
    </>
  );
  if (opener) {
    return (
      <button
        type="button"
        className="btn btn-bare btn-sm"
        aria-haspopup="dialog"
        onClick={opener.open}
        onPointerEnter={opener.near}
        onFocus={opener.near}
      >
        {words}
      </button>
    );
  }
  return (
    <Menu name="desk" look="btn btn-bare btn-sm" summary={words}>
      <div className="pop da-pop is-list">
        <ExampleList {...props} onPick={onPick} />
      </div>
    </Menu>
  );
}

interface ExamplesDialogProps extends ExamplesProps {
  /** Not of the page's first scripts. */
  Dialog: typeof Dialog;
  onPick: (example: ToldExample) => void;
  onClose: () => void;
}

/** The examples over the page. */
export function ExamplesDialog({ Dialog: Over, onPick, onClose, ...props }: ExamplesDialogProps) {
  return (
    <Over
      id="examples"
      className="exs"
      modal
      title={titles[props.mode]}
      lead="Pick one to start from. Nothing is sent until you press Generate."
      onClose={onClose}
    >
      <ExampleList {...props} onPick={onPick} />
    </Over>
  );
}

function ExampleList({
  examples,
  builtinWrites,
  onPick,
}: ExamplesProps & Pick<ExamplesButtonProps, "onPick">) {
  return (
    <ul className="exs-grid">
      {examples.map((example) => (
        <li key={example.id}>
          <button
            type="submit"
            className="ex"
            name="intent"
            value={`example:${example.id}`}
            onClick={onPick && instead(() => onPick(example))}
          >
            <b>{example.title}</b>
            <span className="exs-tags">
              <span className="tag">{example.action}</span>
              {Object.entries(example.options).map(([name, value]) => (
                <span className="tag" key={name}>
                  {name}: {value}
                </span>
              ))}
              <KindBadge kind={example.kind} builtinWrites={builtinWrites} />
            </span>
            <span className="ex-text clip-3" dir="auto">
              {example.text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Does it here instead of sending the form. */
export const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};
