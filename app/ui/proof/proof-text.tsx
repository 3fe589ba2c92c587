import { Fragment, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ProofSign } from "../proof-sign.tsx";
import {
  marginPlaces,
  marginSigns,
  type ProofBlock,
  type ProofMark,
  type ProofSegment,
} from "./proof-marks.ts";

function withMarks(text: ReactNode, marks: readonly ProofMark[] = []): ReactNode {
  return marks.reduceRight<ReactNode>((inner, { type: Tag, href }) => {
    if (Tag !== "link") return <Tag>{inner}</Tag>;
    return (
      <a className="link" href={href}>
        {inner}
      </a>
    );
  }, text);
}

function Segment({ segment: { type: Tag, text, marks } }: { segment: ProofSegment }) {
  if (Tag === "same") return withMarks(text, marks);
  return (
    <Tag className="proof">
      <span className="sr">{Tag === "ins" ? "inserted: " : "deleted: "}</span>
      {withMarks(text, marks)}
    </Tag>
  );
}

/**
 * The leaf's text with its marks. A sign is absolutely placed without a top, so it takes the line on which its
 * anchor stands; the word joiners keep the anchor on the line of the mark's first letter.
 */
function Segments({ segments }: { segments: readonly ProofSegment[] }) {
  const signs = marginSigns(segments);
  const places = marginPlaces(segments);
  return segments.map((segment, index) => {
    const sign = signs[index];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- what is compared has no name but its place
      <Fragment key={index}>
        {sign ? (
          <span className="mk-anchor" aria-hidden="true">
            {"\u2060"}
            <span className={classNames("mk", `mk-${places[index]}`)}>
              <ProofSign name={sign} />
            </span>
            {"\u2060"}
          </span>
        ) : null}
        <Segment segment={segment} />
      </Fragment>
    );
  });
}

const tags = { paragraph: "p", bullet: "p", number: "p", quote: "p", code: "pre" } as const;

function Rule({ kind }: Pick<ProofBlock, "kind">) {
  if (kind !== "ins" && kind !== "del") return <hr />;
  return (
    <>
      <span className="sr">{kind === "ins" ? "inserted: " : "deleted: "}</span>
      <hr className={`is-${kind}`} />
    </>
  );
}

function Leaf({ block: { type, level = 2, kind, reformed, segments } }: { block: ProofBlock }) {
  if (type === "rule") return <Rule kind={kind} />;
  const Tag = type === "heading" ? (`h${level}` as const) : tags[type];
  return (
    <Tag dir="auto">
      {reformed ? <span className="sr">changed form: </span> : null}
      <Segments segments={segments} />
    </Tag>
  );
}

function Around({
  block: { type, number, depth = 0 },
  children,
}: {
  block: ProofBlock;
  children: ReactNode;
}) {
  if (type === "quote") return <blockquote>{children}</blockquote>;
  if (type === "bullet") {
    return (
      <ul className="list-sign">
        <li>{children}</li>
      </ul>
    );
  }
  if (type === "number") {
    return (
      <ol className="list-sign">
        <li value={number}>{children}</li>
      </ol>
    );
  }
  return depth > 0 ? <div className="list-rest">{children}</div> : children;
}

/** Deeper lists are indented like this one. */
const deepestIndent = 4;

function depthOf({ type, depth }: ProofBlock): number {
  return Math.min(depth ?? (type === "bullet" || type === "number" ? 1 : 0), deepestIndent);
}

function Block({ block }: { block: ProofBlock }) {
  return (
    <div className={`depth-${depthOf(block)}`}>
      {block.reformed ? (
        <span className="mk mk-4" aria-hidden="true">
          <ProofSign name="para" />
        </span>
      ) : null}
      <Around block={block}>
        <Leaf block={block} />
      </Around>
    </div>
  );
}

/** A compared text as an editor returns it: insertions and deletions in place, their signs in the margin. */
export function ProofText({ blocks }: { blocks: readonly ProofBlock[] }) {
  return (
    <div className="doc is-proof">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is compared has no name but its place
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
