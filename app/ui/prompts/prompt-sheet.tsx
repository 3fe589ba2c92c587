import type { ReactNode } from "react";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { fieldName } from "./field-name.ts";
import { longestPrompt, type PartField, type PromptDraft } from "./prompt-draft.ts";

interface PromptSheetProps {
  draft: PromptDraft;
  /** In the structured view. */
  fields: readonly PartField[];
  /** Above the prompt. */
  notice: ReactNode;
}

const mostParts = 40;

/** The prompt itself: one field a part, or as the model reads it. */
export function PromptSheet({ draft, fields, notice }: PromptSheetProps) {
  const { title, view, content } = draft;
  const isRaw = view === "raw";
  return (
    <main id="main" className="ep-main">
      <div className="page-sheet ep-sheet">
        {notice}
        <Question draft={draft} />
        <header className="ep-head">
          <h1 className="display" dir="auto">
            {title.trim() || "New prompt"}
          </h1>
          <p className="note">
            {isRaw ? "As the model will read it." : "One part, one thought. Empty parts are left out."}
          </p>
        </header>
        {isRaw ? (
          <>
            <label className="sr" htmlFor="raw">
              Prompt
            </label>
            <textarea
              id="raw"
              className="ep-raw"
              name="content"
              dir="auto"
              maxLength={longestPrompt}
              defaultValue={content}
            />
          </>
        ) : (
          <Parts content={content} fields={fields} />
        )}
      </div>
    </main>
  );
}

function Parts({ content, fields }: { content: string; fields: readonly PartField[] }) {
  return (
    <>
      <input type="hidden" name="content" value={content} />
      {fields.map(({ name, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two parts may have one name
        <div className="ep-part" key={`${at} ${name}`}>
          <label htmlFor={`part-${at}`} dir="auto">
            {fieldName(name) || "Prompt"}
          </label>
          <input type="hidden" name="part-name" value={name} />
          <textarea
            id={`part-${at}`}
            name="part"
            dir="auto"
            rows={1}
            maxLength={longestPrompt}
            defaultValue={text}
          />
        </div>
      ))}
      {fields.length < mostParts ? (
        <div className="ep-add">
          <label className="sr" htmlFor="new-part">
            Name of a new part
          </label>
          <input
            id="new-part"
            name="new-part"
            className="input input-sm"
            placeholder="Tone"
            dir="auto"
            autoComplete="off"
            maxLength={60}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit(document.getElementById("add-part"));
            }}
          />
          <Button id="add-part" kind="bare" size="sm" name="intent" value="add">
            <Icon name="plus" size={15} />
            Add a part
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Before something typed gives way. */
function Question({ draft: { ask, model } }: { draft: PromptDraft }) {
  if (ask === null) return null;
  const isWrite = ask.kind === "write";
  return (
    <div role="alertdialog" aria-label="What you typed" className="ep-ask">
      <input type="hidden" name="ask" value={isWrite ? "write" : ask.model} />
      <Banner kind="warning">
        <p>
          {isWrite
            ? "The new prompts take the place of what you typed. Save it first to keep it."
            : `The prompt for ${ask.model} takes the place of what you typed in the one for ${model}.`}
        </p>
        <div className="ep-ask-do">
          <Button
            size="sm"
            name="intent"
            value="stay"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- something that was typed waits for the answer
            autoFocus
          >
            Keep mine
          </Button>
          <Button size="sm" name="intent" value={isWrite ? "write!" : `switch:${ask.model}`}>
            {isWrite ? "Write again" : `Show the one for ${ask.model}`}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
