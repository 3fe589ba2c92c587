import { createContext, Fragment, type ReactNode, use } from "react";
import { ChangeWords } from "./change-words.tsx";
import { Margin, Mark, OtherPlace } from "./mark.tsx";
import {
  lonelySigns,
  marginPlaces,
  marginSigns,
  type MarkText,
  type ProofBlock,
  type ProofMark,
  type ProofSegment,
} from "./proof-marks.ts";

/** Marks that can be let stand, by their id, and why they were made. */
interface Choices {
  texts: ReadonlyMap<string, MarkText>;
  reasons: Readonly<Record<string, string>>;
  /** From `firstPlaces`. */
  places: ReadonlyMap<string, { block: number; segment: number }>;
}

export const ChoicesContext = createContext<Choices | null>(null);

function withMarks(text: ReactNode, marks: readonly ProofMark[] = []): ReactNode {
  return marks.reduceRight<ReactNode>((inner, { type: Tag, href }) => {
    if (Tag === "remark") {
      return (
        <mark className="remark">
          <span className="sr" dir="ltr">
            not in your text:{" "}
          </span>
          {inner}
        </mark>
      );
    }
    if (Tag !== "link") return <Tag>{inner}</Tag>;
    return (
      <a className="link" href={href}>
        {inner}
      </a>
    );
  }, text);
}

/** A changed stretch; spaces at its ends belong to the line and not to the mark. */
function Changed({ type: Tag, segments }: { type: "ins" | "del"; segments: readonly ProofSegment[] }) {
  const text = segments.map((segment) => segment.text).join("");
  const hasWords = text.trim() !== "";
  const lead = hasWords ? text.length - text.trimStart().length : 0;
  const trail = hasWords ? text.length - text.trimEnd().length : 0;
  return (
    <>
      {text.slice(0, lead)}
      <Tag className="proof">
        <ChangeWords type={Tag} />
        {segments.map((segment, index) => {
          const from = index === 0 ? lead : 0;
          const to = segment.text.length - (index === segments.length - 1 ? trail : 0);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- what is compared has no name but its place
            <Fragment key={index}>{withMarks(segment.text.slice(from, to), segment.marks)}</Fragment>
          );
        })}
      </Tag>
      {trail > 0 ? text.slice(-trail) : null}
    </>
  );
}

/** Neighbouring segments that are one mark, or one that both sides share. */
function groupsOf(segments: readonly ProofSegment[]): { at: number; parts: ProofSegment[] }[] {
  const groups: { at: number; parts: ProofSegment[] }[] = [];
  segments.forEach((segment, at) => {
    const last = groups.at(-1);
    const before = last?.parts[0];
    const goesOn = segment.type !== "same" && before?.type !== "same" && before?.mark === segment.mark;
    if (last && goesOn) last.parts.push(segment);
    else groups.push({ at, parts: [segment] });
  });
  return groups;
}

/** The leaf's text with its marks, each with its sign in the margin; `index` is the block's place. */
export function Segments({ block, index: blockAt }: { block: ProofBlock; index: number }) {
  const { segments } = block;
  const choices = use(ChoicesContext);
  const signs = marginSigns(segments);
  const places = marginPlaces(segments);
  const lonely = lonelySigns(segments, block.reformed === true || block.joint !== undefined);
  return groupsOf(segments).map(({ at, parts }) => {
    const [first] = parts;
    if (!first || first.type === "same")
      return <Fragment key={at}>{first ? withMarks(first.text, first.marks) : null}</Fragment>;
    const place = places[at] ?? 0;
    const why = first.mark === undefined ? undefined : choices?.reasons[first.mark];
    const isAlone = lonely[at] === true;
    const sign = signs[at];
    const words = (
      <>
        {sign ? <Margin sign={sign} place={place} isAlone={isAlone} why={why} /> : null}
        {(["del", "ins"] as const).map((type) => {
          const changed = parts.filter((part) => part.type === type);
          return changed.length > 0 ? <Changed key={type} type={type} segments={changed} /> : null;
        })}
      </>
    );
    const text = first.mark === undefined ? undefined : choices?.texts.get(first.mark);
    if (!text) return <Fragment key={at}>{words}</Fragment>;
    const box = choices?.places.get(text.id);
    if (box?.block !== blockAt || box.segment !== at) {
      return (
        <OtherPlace key={at} text={text}>
          {words}
        </OtherPlace>
      );
    }
    return (
      <Mark key={at} text={text} why={why}>
        {words}
      </Mark>
    );
  });
}
