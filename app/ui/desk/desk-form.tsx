import type { Ref } from "react";
import { Form, type FormProps, Link } from "react-router";
import { FieldError } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Dots } from "../loader.tsx";
import { formatCount } from "../meter.tsx";
import { ActionMenu } from "./action-menu.tsx";
import { type DeskExample, ExamplesPop, NotesPop } from "./desk-pops.tsx";
import {
  type DeskCatalogue,
  type DeskErrors,
  type DeskValues,
  findFamily,
  placeholder,
} from "./desk-values.ts";
import { SuboptionChips } from "./suboption-chips.tsx";

export interface DeskFormProps {
  catalogue: DeskCatalogue;
  values: DeskValues;
  errors?: DeskErrors;
  /** Name of this click: one generation however often it is sent. */
  click: string;
  /** Of the mode that is shown. */
  examples: readonly DeskExample[];
  /** Shown while there is neither text nor action; each link fills the form. */
  suggestions?: readonly { label: string; href: string }[];
  /** Words in the text; shown when there are any. */
  words?: number;
  /** The most credits that Generate can cost; shown once there is a text and an action. */
  most?: number;
  /** Typed into the empty field by a script, instead of the placeholder. */
  tagline?: string;
  /** A script follows mode and action, so "Apply" is not needed. */
  enhanced?: boolean;
  /** Why Generate cannot be pressed; said beside it. Only a script can know before the form is sent. */
  disabledReason?: string;
  /** The form has been sent and its answer is awaited. */
  pending?: boolean;
  /** For a script that works on the form. */
  formProps?: Pick<FormProps, "onChange" | "onSubmit"> & { ref?: Ref<HTMLFormElement> };
}

/**
 * Home's smart text area. Posts `mode text action option:{name} context examples click`
 * and `intent` (apply: show the fitting menu; generate) to /?index.
 */
export function DeskForm({
  catalogue,
  values,
  errors = {},
  click,
  examples,
  suggestions = [],
  words = 0,
  most,
  tagline,
  enhanced = false,
  disabledReason,
  pending = false,
  formProps,
}: DeskFormProps) {
  const chosen = findFamily(catalogue, values);
  const idle = !chosen && values.text === "";
  return (
    <Form
      {...formProps}
      id="desk"
      className="desk-area"
      method="post"
      action="/?index"
      encType="multipart/form-data"
    >
      <input type="hidden" name="click" value={click} />
      <div className="da-top">
        <fieldset className="seg">
          <legend className="sr">Mode</legend>
          <label>
            <input type="radio" name="mode" value="create" defaultChecked={values.mode === "create"} />
            Create
          </label>
          <label>
            <input type="radio" name="mode" value="inspire" defaultChecked={values.mode === "inspire"} />
            Inspire
          </label>
        </fieldset>
        {examples.length > 0 ? <ExamplesPop mode={values.mode} examples={examples} /> : null}
        <NotesPop values={values} errors={errors} />
      </div>
      <label className="sr" htmlFor="desk-text">
        Your text
      </label>
      <textarea
        id="desk-text"
        name="text"
        className="da-text"
        dir="auto"
        defaultValue={values.text}
        placeholder={tagline || placeholder(values.mode, chosen !== null)}
        aria-invalid={errors.text ? true : undefined}
        aria-describedby="desk-errors"
      />
      <div className="da-errors" id="desk-errors">
        {errors.text ? <FieldError>{errors.text}</FieldError> : null}
        {errors.action ? <FieldError>{errors.action}</FieldError> : null}
      </div>
      <div className="da-foot">
        <ActionMenu key={values.mode} families={catalogue[values.mode]} chosen={chosen} />
        <div className="da-chips">
          {chosen ? (
            <SuboptionChips key={chosen.id} suboptions={chosen.suboptions} chosen={values.options} />
          ) : null}
          {idle
            ? suggestions.map(({ label, href }) => (
                <Link className="chip" key={href} to={href} preventScrollReset>
                  {label}
                </Link>
              ))
            : null}
        </div>
        <div className="da-go">
          {disabledReason ? <span className="faint sm">{disabledReason}</span> : null}
          {words > 0 ? (
            <span className="faint sm num">{words === 1 ? "1 word" : `${formatCount(words)} words`}</span>
          ) : null}
          {most === undefined ? null : (
            <span className="faint sm num">at most {formatCount(most)} credits</span>
          )}
          {enhanced ? null : (
            <button type="submit" className="btn btn-line" name="intent" value="apply">
              Apply
            </button>
          )}
          <button
            type="submit"
            className="btn btn-pencil"
            name="intent"
            value="generate"
            disabled={pending || disabledReason !== undefined}
          >
            Generate
            {pending ? <Dots count={3} /> : <Icon name="arrow-right" />}
          </button>
        </div>
      </div>
    </Form>
  );
}
