import { useState } from "react";
import { TextAreaField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";
import { closeMenu } from "../menu/open-menu.ts";
import { formatCount } from "../meter.tsx";
import { type DeskErrors, type DeskValues, noteLimit } from "./desk-values.ts";

interface NotesMenuProps {
  values: Pick<DeskValues, "context" | "examples">;
  errors: DeskErrors;
  /** A script counts and closes. */
  enhanced: boolean;
  /** Id of the form that they belong to, where that is not around them. */
  form?: string;
}

/** Context and examples that go along with the text. Closed, they are still part of the form. */
export function NotesMenu({ values, errors, enhanced, form }: NotesMenuProps) {
  const filled = values.context !== "" || values.examples !== "";
  return (
    <Menu
      name="desk"
      open={Boolean(errors.context ?? errors.examples)}
      look={filled ? "btn btn-bare btn-sm is-on" : "btn btn-bare btn-sm"}
      summary={
        <>
          <Icon name="paperclip" size={15} />
          Context &amp; examples
          {filled ? <span className="sr">, filled in</span> : null}
        </>
      }
    >
      <div className="pop da-pop">
        <Note
          name="context"
          label="What should the pencil know?"
          value={values.context}
          error={errors.context}
          enhanced={enhanced}
          form={form}
        />
        <Note
          name="examples"
          label="Examples of what you like"
          value={values.examples}
          error={errors.examples}
          enhanced={enhanced}
          form={form}
        />
        {enhanced ? (
          <div className="da-done">
            <button
              type="button"
              className="btn btn-ink btn-sm"
              onClick={({ currentTarget }) => {
                const menu = currentTarget.closest("details");
                if (menu) closeMenu(menu, "back");
              }}
            >
              Done
            </button>
          </div>
        ) : null}
      </div>
    </Menu>
  );
}

interface NoteProps {
  name: "context" | "examples";
  label: string;
  value: string;
  error: string | undefined;
  enhanced: boolean;
  form: string | undefined;
}

function Note({ name, label, value, error, enhanced, form }: NoteProps) {
  const [length, setLength] = useState(value.length);
  return (
    <TextAreaField
      id={`desk-${name}`}
      name={name}
      form={form}
      label={label}
      defaultValue={value}
      maxLength={noteLimit}
      limit={enhanced ? `${formatCount(length)} / ${noteLimit}` : undefined}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      error={error}
    />
  );
}
