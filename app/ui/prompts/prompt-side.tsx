import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { FieldError } from "../field.tsx";
import { Dots } from "../loader.tsx";
import { formatCount } from "../meter.tsx";
import type { PromptDraft, PromptModel } from "./prompt-draft.ts";

interface PromptSideProps {
  draft: Pick<PromptDraft, "original" | "wanted" | "generation">;
  models: readonly PromptModel[];
  /** What else the original was asked for with. */
  suggestions: readonly string[];
  /** The most credits that writing can cost. */
  most: number;
  error: string | null;
  pending: boolean;
  /** The buttons do nothing: it is being written. */
  writing: boolean;
  /** What the built-in writer does of it, and what came of the last time. */
  children: ReactNode;
}

/** Beside the prompt: what it is written from, and the models that it is written for. */
export function PromptSide(props: PromptSideProps) {
  const { draft, models, suggestions, most, error, pending, writing, children } = props;
  const isNew = draft.generation === "";
  return (
    <aside className="bs-side" aria-label="Where it comes from">
      <div className="bs-about-it">
        <h2 className="note">
          <label htmlFor="original">{isNew ? "What is it for?" : "The original"}</label>
        </h2>
        <textarea
          id="original"
          name="original"
          className="ep-wish"
          dir="auto"
          rows={3}
          placeholder="Say what you want a model to do."
          defaultValue={draft.original}
          readOnly={writing}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "write-error" : undefined}
        />
        {suggestions.length > 0 ? (
          <>
            <h2 className="note">Asked for</h2>
            <div className="ep-tags">
              {suggestions.map((one) => (
                <span className="tag" key={one}>
                  {one}
                </span>
              ))}
            </div>
          </>
        ) : null}
        <h2 className="note" id="wanted">
          Write it for
        </h2>
        <fieldset className="ep-for" aria-labelledby="wanted">
          {models.map(({ name, tooltip }) => (
            <label key={name} className="check sm" title={tooltip}>
              <input
                type="checkbox"
                name="wanted"
                value={name}
                defaultChecked={draft.wanted.includes(name)}
                disabled={writing}
              />
              {name}
            </label>
          ))}
          {writing ? null : (
            <>
              <Button kind="pencil" size="sm" name="intent" value="write" disabled={pending}>
                {isNew ? "Write" : "Write again"}
                {pending ? <Dots count={3} /> : null}
              </Button>
              <span className="xs faint num">at most {formatCount(most)} credits</span>
            </>
          )}
          {error ? <FieldError id="write-error">{error}</FieldError> : null}
        </fieldset>
        {children}
      </div>
    </aside>
  );
}
