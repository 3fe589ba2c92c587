import { Link } from "react-router";
import { TextAreaField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { type DeskErrors, type DeskMode, type DeskValues, noteLimit } from "./desk-values.ts";

/** A text to start from. The link is a GET that comes back with the form filled in. */
export interface DeskExample {
  title: string;
  text: string;
  href: string;
}

/** The examples of one mode, one link each. */
export function ExamplesPop({ mode, examples }: { mode: DeskMode; examples: readonly DeskExample[] }) {
  return (
    <details className="menu" name="desk">
      <summary className="btn btn-bare btn-sm">
        <Icon name="quote" size={15} />
        {mode === "inspire" ? "Inspire Examples" : "Generate Examples"}
      </summary>
      <div className="pop da-pop is-list">
        <ul>
          {examples.map(({ title, text, href }) => (
            <li key={href}>
              <Link className="ex" to={href} preventScrollReset>
                <b>{title}</b>
                <span className="clip-3" dir="auto">
                  {text}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface NotesPopProps {
  values: Pick<DeskValues, "context" | "examples">;
  errors: DeskErrors;
}

/** Context and examples that go along with the text. Closed, they are still part of the form. */
export function NotesPop({ values, errors }: NotesPopProps) {
  const filled = values.context !== "" || values.examples !== "";
  return (
    <details className="menu" name="desk" open={Boolean(errors.context ?? errors.examples)}>
      <summary className={filled ? "btn btn-bare btn-sm is-on" : "btn btn-bare btn-sm"}>
        <Icon name="paperclip" size={15} />
        Context &amp; examples
        {filled ? <span className="sr">, filled in</span> : null}
      </summary>
      <div className="pop da-pop">
        <TextAreaField
          id="desk-context"
          name="context"
          label="What should the pencil know?"
          defaultValue={values.context}
          maxLength={noteLimit}
          error={errors.context}
        />
        <TextAreaField
          id="desk-examples"
          name="examples"
          label="Examples of what you like"
          defaultValue={values.examples}
          maxLength={noteLimit}
          error={errors.examples}
        />
      </div>
    </details>
  );
}
