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

/** `aria-describedby` for a field: its hint and its error, where there are any. */
function describedBy({ id, hint, error }: Described): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** The sentence under a field that was refused. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </p>
  );
}

/** Hint and error of a field, with the ids that `describedBy` names. */
function Notes({ id, hint, error }: Described) {
  return (
    <>
      {hint ? (
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
  /** Stands at the end of the label's line. */
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
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {beside === undefined ? (
        input
      ) : (
        <div className="with-button">
          {input}
          {beside}
        </div>
      )}
      <Notes label={label} id={id} hint={hint} error={error} />
    </div>
  );
}

type TextAreaFieldProps = Described & Omit<ComponentProps<"textarea">, "id">;

/** A field of several lines under its label; says its limit where `maxLength` sets one. */
export function TextAreaField({ label, id, hint, error, name = id, className, ...rest }: TextAreaFieldProps) {
  const limit = rest.maxLength ? `up to ${rest.maxLength} characters` : null;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {limit ? <span className="opt num">{limit}</span> : null}
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
    <div className="field">
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
