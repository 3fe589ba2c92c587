import { useState } from "react";
import { Form, type FormProps } from "react-router";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { type BuiltinKind, KindBadge } from "../kind-badge.tsx";
import { formatCount } from "../meter.tsx";
import { useScripted } from "../use-scripted.ts";
import { Blank, type BlankChoice } from "./purpose-blank.tsx";

/** The five things that are chosen, by the call's names. */
export type PurposeField = "goal" | "channel" | "tone" | "length" | "audience";
type Values = Record<PurposeField | "text", string>;

interface PurposeViewProps {
  choices: Readonly<Record<PurposeField, readonly BlankChoice[]>>;
  /** The audiences could not be fetched: everything else can be chosen meanwhile. */
  audiencesMissing: boolean;
  /** Guid of the document that it was opened from; empty: none. */
  from: string;
  /** As they were sent. */
  values: Partial<Values>;
  /** The most that it may cost for a text of a number of characters. */
  mostOf: (text: string) => number;
  kind: BuiltinKind;
  builtinWrites: boolean;
  click: string;
  pending: boolean;
  notice: Notice | null;
  onSubmit?: FormProps["onSubmit"];
}

const longest = 2_000;
const labels: readonly [keyof Values, string][] = [
  ["goal", "Goal"],
  ["channel", "Channel"],
  ["tone", "Tone"],
  ["length", "Length"],
  ["audience", "Audience"],
  ["text", "Text"],
];

/** A text for a purpose: the form is a sentence with blanks. */
export function PurposeView(props: PurposeViewProps) {
  const { choices, audiencesMissing, from, mostOf, kind, builtinWrites, click, pending, notice, onSubmit } =
    props;
  const scripted = useScripted();
  const [values, setValues] = useState<Values>({
    goal: "",
    channel: "",
    tone: "",
    length: "",
    audience: "",
    text: "",
    ...props.values,
  });
  const set = (name: keyof Values) => (value: string) => setValues((now) => ({ ...now, [name]: value }));
  const missing = labels.filter(([name]) => values[name].trim() === "");
  const blank = (name: PurposeField, label: string, none: string) => (
    <Blank
      name={name}
      label={label}
      none={none}
      choices={choices[name]}
      value={values[name]}
      onChoose={set(name)}
    />
  );
  return (
    <main id="main" className="pw">
      <h1 className="sr">Purpose Writer</h1>
      <Form id="purpose" className="pw-in" method="post" onSubmit={onSubmit}>
        <input type="hidden" name="click" value={click} />
        <input type="hidden" name="document" value={from} />
        {notice ? (
          <Banner kind={notice.kind}>
            <NoticeText notice={notice} />
          </Banner>
        ) : null}
        {audiencesMissing ? (
          <Banner kind="warning">
            The audiences could not be loaded.{" "}
            <button className="link" type="submit" name="intent" value="audiences">
              Try again
            </button>
          </Banner>
        ) : null}
        <div className="pw-line">
          I want to {blank("goal", "Goal", "No goals found")} on{" "}
          {blank("channel", "Channel", "No channels found")}
          <br />
          in a tone that is {blank("tone", "Tone", "No tones found")},<br />
          {blank("length", "Length", "No lengths found")} long, for{" "}
          {blank("audience", "Audience", "No audiences found")}.
        </div>
        <div className="pw-text">
          <label className="label" htmlFor="purpose-text">
            <span>What it is about</span>
            <span className="opt num">
              {values.text.length} / {longest}
            </span>
          </label>
          <textarea
            className="textarea"
            id="purpose-text"
            name="text"
            dir="auto"
            maxLength={longest}
            value={values.text}
            onChange={({ currentTarget }) => set("text")(currentTarget.value)}
          />
        </div>
        <div className="pw-foot">
          <ul aria-label="What is chosen">
            {labels.map(([name, label]) => {
              const isOk = values[name].trim() !== "";
              return (
                <li key={name} className={isOk ? "is-ok" : undefined}>
                  <Icon name={isOk ? "check" : "circle-dashed"} size={15} />
                  {label}
                  <span className="sr">{isOk ? ", done" : ", missing"}</span>
                </li>
              );
            })}
          </ul>
          <span className="pw-go">
            <KindBadge kind={kind} builtinWrites={builtinWrites} />
            <span className="note" id="purpose-why">
              {scripted && missing[0] ? why(missing[0][0]) : null}
            </span>
            {builtinWrites && kind === "model" ? null : (
              <span className="cost-line num">at most {formatCount(mostOf(values.text))} credits</span>
            )}
            <Button
              kind="pencil"
              size="lg"
              name="apply"
              value="purpose"
              disabled={scripted && missing.length > 0}
              aria-disabled={pending || undefined}
              aria-describedby="purpose-why"
            >
              {pending ? "Writing…" : "Generate"}
              <Icon name="arrow-right" />
            </Button>
          </span>
        </div>
      </Form>
    </main>
  );
}

const why = (name: keyof Values): string =>
  name === "text"
    ? "Say what it is about to go on."
    : `Choose ${name === "audience" ? "an" : "a"} ${name} to go on.`;
