import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { Menu } from "../menu/menu.tsx";
import { formatCount } from "../meter.tsx";
import type { PromptDraft, PromptModel } from "./prompt-draft.ts";

interface PromptBarProps {
  draft: Pick<PromptDraft, "model" | "view" | "saving">;
  models: readonly PromptModel[];
  size: { characters: number; tokens: number };
  /** Where Back leads without a script. */
  back: string;
  /** One step back, where there is one. */
  onBack?: ((event: MouseEvent) => void) | undefined;
  /** Copies the prompt, where a script can. */
  copy: ReactNode;
  /** The prompt is being written: there is nothing to choose or save yet. */
  writing: boolean;
}

/** The bar of the prompt editor; its buttons belong to the form under it. */
export function PromptBar({ draft, models, size, back, onBack, copy, writing }: PromptBarProps) {
  return (
    <header className="wsbar bs-bar ep-bar">
      <Link to="/" className="bs-home" aria-label="Home">
        <Logo short />
      </Link>
      <Link className="btn btn-bare btn-sm" to={back} onClick={onBack}>
        <Icon name="arrow-left" size={15} />
        Back
      </Link>
      {writing ? null : (
        <>
          <span className="vr" />
          <ModelMenu chosen={draft.model} models={models} />
          <Views view={draft.view} />
          <div className="end">
            <output className="faint sm num ep-size">
              {formatCount(size.characters)} characters, about {formatCount(size.tokens)} tokens
            </output>
            <span className="vr" />
            {copy}
            <button
              type="submit"
              form="prompt"
              name="intent"
              value={draft.saving ? "panel:close" : "panel:open"}
              className={draft.saving ? "btn btn-bare btn-sm is-on" : "btn btn-ink btn-sm"}
              aria-expanded={draft.saving}
            >
              Save…
            </button>
          </div>
        </>
      )}
    </header>
  );
}

function ModelMenu({ chosen, models }: { chosen: string; models: readonly PromptModel[] }) {
  return (
    <Menu
      look="btn btn-line btn-sm"
      summary={
        <>
          <span>
            <span className="faint">For</span> {chosen}
          </span>
          <Icon name="chevron-down" size={13} />
        </>
      }
    >
      <fieldset className="pop pop-pad ep-models" aria-label="Model">
        {models.map(({ name, useCase, tooltip }) => {
          const isHere = name === chosen;
          return (
            <button
              key={name}
              type="submit"
              form="prompt"
              name="intent"
              value={`model:${name}`}
              className={isHere ? "item is-checked" : "item"}
              aria-current={isHere ? "true" : undefined}
              title={tooltip}
            >
              <span>
                {name}
                <small>{useCase}</small>
              </span>
              {isHere ? (
                <span className="end tick">
                  <Icon name="check" />
                </span>
              ) : null}
            </button>
          );
        })}
      </fieldset>
    </Menu>
  );
}

const views = [
  ["structured", "Structured"],
  ["raw", "Raw"],
] as const;

function Views({ view }: Pick<PromptDraft, "view">) {
  return (
    <fieldset className="seg seg-sm seg-links" aria-label="View">
      {views.map(([name, words]) => (
        <button
          key={name}
          type="submit"
          form="prompt"
          name="intent"
          value={`view:${name}`}
          aria-current={name === view ? "true" : undefined}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
