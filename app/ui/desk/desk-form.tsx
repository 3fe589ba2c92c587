import type { ReactNode, Ref } from "react";
import { Form, type FormProps } from "react-router";
import { Banner, type Notice } from "../banner.tsx";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field.tsx";
import { type BuiltinKind, KindBadge, WorksheetNote } from "../kind-badge.tsx";
import type { CreditAccount } from "../shell/account.ts";
import { WriterLine } from "../writer-line.tsx";
import { ActionMenu } from "./action-menu.tsx";
import { askedFor, type DeskChip, fittingChips, type ToldChip, type ToldExample } from "./desk-choices.ts";
import { ExamplesButton, type ExamplesOpener, instead } from "./desk-examples.tsx";
import { Go, type GoScript, NeedsModel, Shortage } from "./desk-go.tsx";
import {
  type DeskCatalogue,
  type DeskErrors,
  type DeskValues,
  findFamily,
  placeholder,
} from "./desk-values.ts";
import { DeskTold } from "./desk-told.tsx";
import { NotesMenu } from "./notes-menu.tsx";
import { SuboptionChips } from "./suboption-chips.tsx";

export interface DeskFormProps {
  catalogue: DeskCatalogue;
  values: DeskValues;
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** What the built-in writer does of what is chosen. */
  kind: BuiltinKind | null;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Set where less is left than what can be asked for may cost. */
  short: { account: CreditAccount; most: number } | null;
  errors?: DeskErrors;
  /** Name of this click: one generation however often it is sent. */
  click: string;
  /** Of the mode that is shown. */
  examples: readonly ToldExample[];
  /** Of both modes; the fitting ones are shown until an action is chosen. */
  chips: readonly ToldChip[];
  /** The writer's own forms that examples took the place of, the newest last. */
  aside: readonly DeskValues[];
  /** Whether that is said. */
  noted: boolean;
  /** Searches the tools; its picks are buttons of this form (`tool:{panel}`). */
  search?: ReactNode;
  /** How the page was come by, which a page without a script sends along. */
  came: string;
  /** Where a page without a script shows the form again of which a text was made last. */
  madePlace?: string | null;
  /** For a script that works on the form. */
  script?: DeskScript;
  /** What Generate was answered in place of a text; a limit of the plan is said elsewhere. */
  said?: Notice | null;
  /** The most credits that correcting the text may cost. */
  mostCorrecting: number;
  /** The form has been sent and its answer is awaited. */
  pending?: boolean;
}

/** What a script adds to the form, and does in place of sending it. */
export interface DeskScript extends GoScript {
  formProps: Pick<FormProps, "onChange" | "onKeyDown" | "onSubmit"> & { ref?: Ref<HTMLFormElement> };
  /** Goes up when the script fills the form: its fields begin anew with `values`. */
  filled: number;
  /** Absent where their dialog cannot be had. */
  examples?: ExamplesOpener | undefined;
  onExample: (example: ToldExample) => void;
  /** Brings back what an example took the place of. */
  onBack: () => void;
  onChip: (chip: DeskChip) => void;
  /** Takes back the correction that was said; absent where none was. */
  onUndo?: (() => void) | undefined;
  /** Typed into the empty field, instead of the placeholder. */
  tagline: string | null;
}

/**
 * Home's smart text area. Posts `mode text action option:{name} context examples click`, and `intent`: generate, apply
 * (show the fitting menu, and what `find` finds), `tool:{panel}`, `chip:{id}`, `example:{id}`, correct (Fix Grammar on the text),
 * keep (for a page without a script), `set:{name}={value}`, or undo with what examples took the place of in `aside`.
 */
export function DeskForm(props: DeskFormProps) {
  const { catalogue, values, builtinWrites, model, kind, short, errors = {}, click, examples, chips } = props;
  const { aside, noted, script, pending = false } = props;
  const chosen = findFamily(catalogue, values);
  const needsModel = chosen !== null && builtinWrites && kind === "model";
  const filled = script?.filled ?? 0;
  const shownChips = fittingChips(chips, values);
  const told = props.said?.limit ? null : props.said;
  // Until a script has come, what was set aside is in the browser alone, and so is the example.
  const isExample = aside.length === 0 || examples.some(({ text }) => text === values.text);
  return (
    <Form
      {...script?.formProps}
      id="desk"
      className="desk-area"
      method="post"
      // Without a script the page comes anew: at the form's end, where the button was pressed and the answer is said.
      action={script ? "/?index" : "/?index#desk-end"}
      encType="multipart/form-data"
    >
      <input type="hidden" name="click" value={click} />
      {script || props.came === "" ? null : <input type="hidden" name="came" value={props.came} />}
      {aside.length > 0 ? <input type="hidden" name="aside" value={JSON.stringify(aside)} /> : null}
      {noted ? <Replaced isExample={isExample} onBack={script?.onBack} /> : null}
      <div className="da-top">
        <Modes key={`modes ${filled}`} mode={values.mode} />
        {examples.length > 0 ? (
          <ExamplesButton
            mode={values.mode}
            examples={examples}
            builtinWrites={builtinWrites}
            opener={script?.examples}
            onPick={script?.onExample}
          />
        ) : null}
        <NotesMenu key={`notes ${filled}`} values={values} errors={errors} enhanced={script !== undefined} />
        {props.search}
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
        placeholder={
          askedFor(chips, values) ?? (script?.tagline || placeholder(values.mode, chosen !== null))
        }
        aria-invalid={errors.text ? true : undefined}
        aria-describedby="desk-errors"
      />
      <div className="da-errors" id="desk-errors">
        {errors.text ? <FieldError>{errors.text}</FieldError> : null}
        {errors.action ? <FieldError>{errors.action}</FieldError> : null}
      </div>
      <div className="da-foot">
        <ActionMenu
          key={`${values.mode} ${filled}`}
          families={catalogue[values.mode]}
          chosen={chosen}
          builtinWrites={builtinWrites}
        />
        <div className="da-chips">
          {chosen ? (
            <SuboptionChips
              key={`${chosen.id} ${filled}`}
              suboptions={chosen.suboptions}
              chosen={values.options}
              builtinWrites={builtinWrites}
              enhanced={script !== undefined}
            />
          ) : null}
          {shownChips.map((chip) => (
            <button
              key={chip.id}
              type="submit"
              className="chip"
              name="intent"
              value={`chip:${chip.id}`}
              title={chip.kind === "few" ? "Without a model this can be done with few texts." : undefined}
              onClick={script && instead(() => script.onChip(chip))}
            >
              {chip.title}
              <KindBadge kind={chip.kind} builtinWrites={builtinWrites} />
            </button>
          ))}
        </div>
        <Go
          script={script}
          pending={pending}
          describedBy={short ? "desk-short" : undefined}
          note={needsModel ? <NeedsModel family={chosen} options={values.options} pending={pending} /> : null}
        >
          {kind === "worksheet" ? <KindBadge kind={kind} builtinWrites={builtinWrites} /> : null}
        </Go>
      </div>
      <div className="da-told">
        {told ? (
          <DeskTold
            key={told.text}
            notice={told}
            most={props.mostCorrecting}
            pending={pending}
            onUndo={script?.onUndo}
          />
        ) : (
          <>
            <WriterLine model={model} />
            <WorksheetNote
              kinds={[...shownChips.map((chip) => chip.kind), ...(kind === null ? [] : [kind])]}
              builtinWrites={builtinWrites}
            />
            {/* Where no price is shown, its room alone. */}
            <p className={classNames("writer-line da-price", script?.most === undefined && "is-off")}>
              The price is the most it can be: you are charged for what is used.
            </p>
          </>
        )}
        <noscript>
          <p className="writer-line">
            A link leaves behind what is not kept.{" "}
            <button type="submit" className="link semi" name="intent" value="keep">
              Keep this text
            </button>
            {props.madePlace ? (
              <>
                {" "}
                Your last text is kept for a day:{" "}
                <a className="link semi" href={props.madePlace}>
                  show it here again
                </a>
                .
              </>
            ) : null}
          </p>
        </noscript>
        {short ? <Shortage {...short} known={chosen !== null && values.text.trim() !== ""} /> : null}
      </div>
      <div id="desk-end" />
    </Form>
  );
}

function Modes({ mode }: Pick<DeskValues, "mode">) {
  return (
    <fieldset className="seg">
      <legend className="sr">Mode</legend>
      <label>
        <input type="radio" name="mode" value="create" defaultChecked={mode === "create"} />
        Create
      </label>
      <label>
        <input type="radio" name="mode" value="inspire" defaultChecked={mode === "inspire"} />
        Inspire
      </label>
    </fieldset>
  );
}

/** Says that a text of the writer's was set aside for an example, and leads back to it. */
function Replaced({ isExample: stands, onBack }: { isExample: boolean; onBack?: () => void }): ReactNode {
  return (
    <Banner kind="info" className="m-3">
      {stands ? "The example stands in place of your text." : "Another text of yours is set aside."}{" "}
      <button
        type="submit"
        className="link semi"
        name="intent"
        value="undo"
        onClick={onBack && instead(onBack)}
      >
        Bring my text back
      </button>
    </Banner>
  );
}
