import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ProofSign } from "../proof-sign.tsx";
import type { ProofSignName } from "../proof-signs.ts";
import { StetRing } from "../ring.tsx";
import type { MarkText } from "./proof-marks.ts";

/** What stands in the margin beside a mark. */
interface MarginNote {
  sign: ProofSignName;
  /** Places from the text outwards. */
  place: number;
  /** No other sign shares its line. */
  isAlone: boolean;
  /** A word or two on why it was made. */
  why: string | undefined;
}

/**
 * Stands on the line of the mark's first letter: it is absolutely placed without a top, and the word joiners keep its
 * anchor there.
 */
export function Margin({ sign, place, isAlone, why }: MarginNote) {
  return (
    <span className="mk-anchor" dir="ltr" aria-hidden="true">
      {"\u2060"}
      <span className={classNames("mk", `mk-${place}`)}>
        {isAlone ? (
          <span className="mk-stet">
            <StetRing small />
          </span>
        ) : null}
        <ProofSign name={sign} />
        {isAlone && why ? <i>{why}</i> : null}
      </span>
      {"\u2060"}
    </span>
  );
}

interface MarkProps {
  text: MarkText;
  /** Why it was made, where that is known. */
  why?: string | undefined;
  /** It stands unless the writer takes it; by default as its text says. */
  stands?: boolean;
  className?: string;
  children: ReactNode;
}

/** A mark with its checkbox: ticked, it is let stand. The same control serves keys, screen readers and pages without scripts. */
export function Mark({ text, why, stands = text.stands === true, className, children }: MarkProps) {
  return (
    <label className={classNames("mark", className)} data-mark={text.id}>
      <input
        type="checkbox"
        className="mark-box"
        name="stands"
        value={text.id}
        defaultChecked={stands}
        aria-label={why ? `${choiceOf(text)} (${why})` : choiceOf(text)}
      />
      {children}
    </label>
  );
}

/** Another place of a mark, governed by its checkbox at the first: a script shows there what was chosen. */
export function OtherPlace({ text, children }: { text: MarkText; children: ReactNode }) {
  return (
    <span className="mark mark-other" data-mark={text.id}>
      {children}
    </span>
  );
}

const longest = 60;
const short = (words: string): string => {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

/** What it means to let a mark stand. */
function choiceOf({ out, in: put, isForm, breaks, isMove }: MarkText): string {
  if (isForm) return "Let the form of this paragraph stand";
  if (breaks === "ins") return "Paragraph break put in: leave it out";
  if (breaks === "del") return "Paragraph break taken out: let it stand";
  if (isMove) return `Let it stand where it was: “${short(out)}”`;
  if (out.trim() === "") return `Let it stand: leave out “${short(put)}”`;
  return `Let it stand: “${short(out)}”`;
}

/** What a mark does and why, for the bar over it. */
export function Deed({ text, why }: { text: MarkText; why: string | undefined }) {
  return (
    <span>
      {deedOf(text)}
      {why ? <i className="note"> {why}</i> : null}
    </span>
  );
}

function deedOf({ out, in: put, isForm, breaks, isMove }: MarkText): ReactNode {
  if (isForm) return "Change the form of this paragraph";
  if (breaks) return breaks === "ins" ? "Put in a paragraph break" : "Take out a paragraph break";
  if (isMove) {
    return (
      <>
        Move <b dir="auto">{short(out)}</b>
      </>
    );
  }
  const [taken, given] = [
    <b key="out" dir="auto">
      {short(out)}
    </b>,
    <b key="in" dir="auto">
      {short(put)}
    </b>,
  ];
  if (out.trim() === "") return <>Put in {given}</>;
  if (put.trim() === "") return <>Take out {taken}</>;
  return (
    <>
      Put {given} for {taken}
    </>
  );
}
