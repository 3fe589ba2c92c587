import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../button.tsx";
import { FieldError } from "../field.tsx";
import { formatCount } from "../meter.tsx";
import { type KnownRole, RoleList, roleListId } from "./role-list.tsx";
import { longestRole, type StartErrors, type StartFields } from "./start-fields.ts";

export const startId = "start";
/** Id of the roles that were chosen. */
export const chosenRolesId = "chosen-roles";

interface StartFormProps {
  /** What the fields begin with. */
  fields: StartFields;
  /** What stands in them now. */
  live: StartFields;
  errors: StartErrors;
  roles: readonly KnownRole[];
  click: string;
  /** The most credits: to begin, and to choose the roles alone. */
  most: { begin: number; choosing: number };
  /** Whether other roles come where somebody asks again. */
  varied: boolean;
  pending: boolean;
  /** What is said under the text's field. */
  hint?: string | undefined;
  /** What is said of the writer, before the start. */
  kind: ReactNode;
  onInput?: (form: HTMLFormElement) => void;
}

/** Begins a session: what it is about, and who thinks it through. */
export function StartForm(props: StartFormProps) {
  const { fields, live, errors, roles, click, most, varied, pending, hint, kind, onInput } = props;
  return (
    <Form
      id={startId}
      method="post"
      action="/brainstorm"
      encType="multipart/form-data"
      className="brs"
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      <input type="hidden" name="click" value={click} />
      <input type="hidden" name="document" value={fields.document} />
      <input type="hidden" name="parent" value={fields.parent} />
      <div className="field brs-text">
        <label className="label" htmlFor="text">
          What is it about?
        </label>
        <textarea
          className="textarea"
          id="text"
          name="text"
          rows={5}
          dir="auto"
          defaultValue={fields.text}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={errors.text ? "text-error" : undefined}
        />
        {errors.text ? <FieldError id="text-error">{errors.text}</FieldError> : null}
        {hint ? <p className="hint">{hint}</p> : null}
      </div>
      <RoleList roles={roles} />
      <div className="brs-cols">
        <section className={live.roles === "auto" ? "is-on" : undefined}>
          <label className="check brs-pick">
            <input type="radio" name="roles" value="auto" defaultChecked={fields.roles === "auto"} />
            <span>Choose for me</span>
          </label>
          <Chosen fields={fields} roles={roles} most={most.choosing} varied={varied} pending={pending} />
        </section>
        <section className={live.roles === "custom" ? "is-on" : undefined}>
          <label className="check brs-pick">
            <input type="radio" name="roles" value="custom" defaultChecked={fields.roles === "custom"} />
            <span>I choose</span>
          </label>
          <RoleField id="primary" label="First role" fields={fields} live={live} errors={errors} />
          <RoleField id="secondary" label="Second role" fields={fields} live={live} errors={errors} />
        </section>
      </div>
      <div className="brs-foot">
        <span className="hint">
          Four turns to begin with, then two at a time, up to twenty. Any role may be typed. {kind}
        </span>
        <span className="cost-line num">at most {formatCount(most.begin)} credits</span>
        <Button kind="pencil" disabled={pending}>
          {pending ? "Starting…" : "Start Brainstorm"}
        </Button>
      </div>
    </Form>
  );
}

interface ChosenProps {
  fields: StartFields;
  roles: readonly KnownRole[];
  most: number;
  varied: boolean;
  pending: boolean;
}

/** The two that were chosen for the writer, and why; until somebody asks, that they will be. */
function Chosen({ fields: { chosen }, roles, most, varied, pending }: ChosenProps) {
  const ask = (words: string) => (
    <button className="link" name="intent" value="roles" disabled={pending}>
      {words}
    </button>
  );
  if (chosen === null) {
    return (
      <p className="brs-why sm is-first">
        Two roles that disagree well about this text are chosen when you start, and the session says why.{" "}
        {ask("See who first")} <span className="faint num">at most {formatCount(most)} credits</span>
      </p>
    );
  }
  const two = [
    [chosen.primary, "opens"],
    [chosen.secondary, "answers"],
  ] as const;
  return (
    <>
      <input type="hidden" name="chosen_primary" value={chosen.primary} />
      <input type="hidden" name="chosen_secondary" value={chosen.secondary} />
      <input type="hidden" name="chosen_reason" value={chosen.reason} />
      <ol className="brs-roles" id={chosenRolesId} tabIndex={-1} aria-label="Chosen for you">
        {two.map(([name, part]) => {
          const role = roles.find((one) => one.name === name);
          return (
            <li key={name}>
              <p>
                <b>{name}</b> <span className="faint sm">{part}</span>
              </p>
              {role ? <p className="sm muted">{role.lens}</p> : null}
              {role ? <p className="note">“{role.firstQuestion}”</p> : null}
            </li>
          );
        })}
      </ol>
      <p className="brs-why sm">
        {chosen.reason}{" "}
        {varied ? (
          <>
            {ask("Two others")} <span className="faint num">at most {formatCount(most)} credits</span>
          </>
        ) : null}
      </p>
    </>
  );
}

interface RoleFieldProps {
  id: "primary" | "secondary";
  label: string;
  fields: StartFields;
  live: StartFields;
  errors: StartErrors;
}

function RoleField({ id, label, fields, live, errors }: RoleFieldProps) {
  const error = errors[id];
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        <span className="opt num">
          {live[id].length} / {longestRole}
        </span>
      </div>
      <input
        className="input"
        id={id}
        name={id}
        list={roleListId}
        maxLength={longestRole}
        autoComplete="off"
        dir="auto"
        defaultValue={fields[id]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
