import { useState } from "react";
import { useScripted } from "../../use-scripted.ts";
import type { PanelTarget } from "../panel-link.tsx";
import { Panel } from "./panel.tsx";
import { type PanelDraft, useKeptDraft } from "./panel-draft.ts";

/** What goes along with the next action. */
export interface Notes {
  context: string;
  examples: string;
}

interface NotesPanelProps {
  target: PanelTarget;
  form: string;
  notes: Notes;
  onAdd: (notes: Notes) => void;
  draft: PanelDraft;
}

/** Nobody types it. */
const between = "\u0000";
const written = ({ context, examples }: Notes): string =>
  context + examples === "" ? "" : context + between + examples;

function readNotes(kept: string): Notes {
  const [context = "", examples = ""] = kept.split(between);
  return { context, examples };
}

const longest = 2_000;
const labels = { context: "What should the pencil know?", examples: "Examples of what you like" } as const;

/** Context and examples. Without a script they go along with the action that is pressed while the panel is open. */
export function NotesPanel({ target, form, notes, onAdd, draft }: NotesPanelProps) {
  const scripted = useScripted();
  const [typed, setTyped] = useState(notes);
  useKeptDraft(draft, typed.context === "" && typed.examples === "", (kept) => setTyped(readNotes(kept)));
  const isAdded =
    notes.context + notes.examples !== "" &&
    notes.context === typed.context.trim() &&
    notes.examples === typed.examples.trim();
  const isBlank = typed.context.trim() === "" && typed.examples.trim() === "";
  return (
    <Panel
      target={target}
      name="context"
      title="Context and examples"
      about="They go along with the next action and are not part of the text."
    >
      <div className="panel-form">
        {(["context", "examples"] as const).map((name) => (
          <div className="field" key={name}>
            <label className="label" htmlFor={`notes-${name}`}>
              <span>{labels[name]}</span>
              <span className="opt num">
                {typed[name].length} / {longest}
              </span>
            </label>
            <textarea
              className="textarea"
              id={`notes-${name}`}
              form={form}
              name={scripted ? undefined : name}
              dir="auto"
              rows={6}
              maxLength={longest}
              value={typed[name]}
              onChange={({ currentTarget }) => {
                const next = { ...typed, [name]: currentTarget.value };
                setTyped(next);
                draft.keep(written(next));
              }}
            />
          </div>
        ))}
        {scripted ? (
          <button
            type="button"
            className="btn btn-ink btn-block"
            disabled={isBlank || isAdded}
            onClick={() => {
              draft.keep("");
              onAdd({ context: typed.context.trim(), examples: typed.examples.trim() });
            }}
          >
            Add
          </button>
        ) : (
          <p className="note">Choose an action at the left while they stand here.</p>
        )}
        <output className="note">{isAdded ? "Added: they go along with the next action." : null}</output>
      </div>
    </Panel>
  );
}

interface NoteChipsProps {
  notes: Notes;
  form: string;
  onRemove: (name: keyof Notes) => void;
}

/** What goes along with the next action: a chip each, which takes it away again. */
export function NoteChips({ notes, form, onRemove }: NoteChipsProps) {
  const added = (["context", "examples"] as const).filter((name) => notes[name] !== "");
  if (added.length === 0) return null;
  return (
    <div className="side-notes chips">
      {added.map((name) => (
        <span className="chip is-set" key={name} title={notes[name]}>
          {name === "context" ? "Context" : "Examples"}
          <input type="hidden" form={form} name={name} value={notes[name]} />
          <button
            type="button"
            className="chip-x"
            aria-label={`Remove ${name === "context" ? "the context" : "the examples"}`}
            onClick={() => onRemove(name)}
          >
            ×
          </button>
        </span>
      ))}
    </div>
  );
}
