import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Described {
  label: ReactNode;
  /** The element's id and, unless `name` is given, its form name. */
  id: string;
  hint?: ReactNode;
  /** One sentence; marks the field invalid and is read with it. */
  error?: string | null;
}

/** `aria-describedby` for a field: its error where there is one, else its hint. */
function describedBy({ id, hint, error }: Described): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** A field that has a hint has a line for its error; any other one puts it into the room below. */
const fieldClass = ({ hint }: Pick<Described, "hint">): string => (hint ? "field is-hinted" : "field");

/** The sentence under a field that was refused. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </p>
  );
}

/** The error of a field in the place of its hint, under the id that `describedBy` names. */
function Notes({ id, hint, error }: Described) {
  return (
    <>
      {hint && !error ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </>
  );
}

interface Neighbours {
  /** Set into the field's right end. Null holds its place: what comes later must not replace the input and its text. */
  beside?: ReactNode;
  /** Stands at the end of the label's line, and comes after the field by the Tab key. */
  aside?: ReactNode;
}

type TextFieldProps = Described & Neighbours & Omit<ComponentProps<"input">, "id">;

/** A one-line field under its label. */
export function TextField(props: TextFieldProps) {
  const { label, id, hint, error, beside, aside, name = id, className, ...rest } = props;
  const input = (
    <input
      {...rest}
      id={id}
      name={name}
      className={className ?? "input"}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ label, id, hint, error })}
    />
  );
  return (
    <div className={fieldClass({ hint })}>
      <div className="label">
        <label htmlFor={id}>{label}</label>
      </div>
      {beside === undefined ? (
        input
      ) : (
        <div className="with-button">
          {input}
          {beside}
        </div>
      )}
      {aside ? <div className="field-aside">{aside}</div> : null}
      <Notes label={label} id={id} hint={hint} error={error} />
    </div>
  );
}

type TextAreaFieldProps = Described & Omit<ComponentProps<"textarea">, "id"> & { limit?: string | undefined };

/** A field of several lines under its label; says its limit where `maxLength` sets one, or how much of it is used. */
export function TextAreaField({
  limit,
  label,
  id,
  hint,
  error,
  name = id,
  className,
  ...rest
}: TextAreaFieldProps) {
  const said = limit ?? (rest.maxLength ? `up to ${rest.maxLength} characters` : null);
  return (
    <div className={fieldClass({ hint })}>
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {said ? <span className="opt num">{said}</span> : null}
      </label>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        name={name}
        className={className ?? "textarea"}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ label, id, hint, error })}
      />
      <Notes label={label} id={id} hint={hint} error={error} />
    </div>
  );
}

type CheckFieldProps = Described & Omit<ComponentProps<"input">, "id" | "type">;

/** A checkbox with its sentence beside it. */
export function CheckField({ label, id, hint, error, name = id, ...rest }: CheckFieldProps) {
  return (
    <div className={fieldClass({ hint })}>
      <label className="check sm">
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ label, id, hint, error })}
        />
        <span>{label}</span>
      </label>
      <Notes label={label} id={id} hint={hint} error={error} />
    </div>
  );
}
