import type { MouseEvent } from "react";
import { Dialog } from "../dialog.tsx";
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

/** The examples' button: opens their dialog where a script runs, else a list under it whose buttons send the form. */
export function ExamplesButton({ onOpen, ...props }: ExamplesProps & { onOpen?: () => void }) {
  const words = (
    <>
      <Icon name="quote" size={15} />
      {titles[props.mode]}
    </>
  );
  if (onOpen) {
    return (
      <button type="button" className="btn btn-bare btn-sm" aria-haspopup="dialog" onClick={onOpen}>
        {words}
      </button>
    );
  }
  return (
    <Menu name="desk" look="btn btn-bare btn-sm" summary={words}>
      <div className="pop da-pop is-list">
        <ExampleList {...props} />
      </div>
    </Menu>
  );
}

interface ExamplesDialogProps extends ExamplesProps {
  onPick: (example: ToldExample) => void;
  onClose: () => void;
}

/** The examples over the page. */
export function ExamplesDialog({ onPick, onClose, ...props }: ExamplesDialogProps) {
  return (
    <Dialog
      id="examples"
      className="exs"
      modal
      title={titles[props.mode]}
      lead="Pick one to start from. Nothing is sent until you press Generate."
      onClose={onClose}
    >
      <ExampleList {...props} onPick={onPick} />
    </Dialog>
  );
}

function ExampleList({
  examples,
  builtinWrites,
  onPick,
}: ExamplesProps & Partial<Pick<ExamplesDialogProps, "onPick">>) {
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
