import { memo, type ReactNode, use } from "react";
import { classNames } from "../class-names.ts";
import { ProofSign } from "../proof-sign.tsx";
import { Mark } from "./mark.tsx";
import { firstPlaces, markTexts, type ProofBlock } from "./proof-marks.ts";
import { ChoicesContext, Segments } from "./proof-segments.tsx";

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

/** A rule that comes or goes. */
function RuleMark({ block: { kind, whole }, index }: { block: ProofBlock; index: number }) {
  const choices = use(ChoicesContext);
  const text = choices?.texts.get(whole ?? "");
  if (!text || choices?.places.get(text.id)?.block !== index) return <Rule kind={kind} />;
  return (
    <>
      <Mark text={{ ...text, [kind === "del" ? "out" : "in"]: "a rule" }}>
        <span className="mark-word">{kind === "del" ? "Rule taken out" : "Rule put in"}</span>
      </Mark>
      <Rule kind={kind} />
    </>
  );
}

const forms: Readonly<Record<ProofBlock["type"], string>> = {
  paragraph: "a paragraph",
  heading: "a heading",
  bullet: "a point of a list",
  number: "a numbered point",
  quote: "a quotation",
  code: "code",
  rule: "a rule",
};

/** Says that a block became another kind, or stands elsewhere. */
function FormMark({ block: { type, form } }: { block: ProofBlock }) {
  const text = use(ChoicesContext)?.texts.get(form ?? "");
  if (!text)
    return (
      <span className="sr" dir="ltr">
        changed form:{" "}
      </span>
    );
  return (
    <Mark text={text} className="is-form">
      <span className="mark-word" dir="ltr">
        Now {forms[type]}:{" "}
      </span>
    </Mark>
  );
}

/** The break before a block that comes or goes, as an editor's sign. */
function BreakMark({ joint: { mark, type: Tag, glue } }: { joint: NonNullable<ProofBlock["joint"]> }) {
  const text = use(ChoicesContext)?.texts.get(mark);
  const sign = (
    <Tag className="proof">
      {text ? null : (
        <span className="sr" dir="ltr">
          {Tag === "ins" ? "paragraph break inserted " : "paragraph break deleted "}
        </span>
      )}
      <span aria-hidden="true">¶</span>
    </Tag>
  );
  return (
    <>
      {glue}
      {text ? (
        <Mark text={text} className="is-break">
          {sign}
        </Mark>
      ) : (
        sign
      )}
    </>
  );
}

function Leaf({ block, index }: { block: ProofBlock; index: number }) {
  const { type, level = 2, reformed } = block;
  if (type === "rule") return <RuleMark block={block} index={index} />;
  const Tag = type === "heading" ? (`h${level}` as const) : tags[type];
  return (
    <Tag dir="auto">
      {reformed ? <FormMark block={block} /> : null}
      {block.joint ? <BreakMark joint={block.joint} /> : null}
      <Segments block={block} index={index} />
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

interface BlockProps {
  block: ProofBlock;
  /** Its place. */
  index: number;
  replaces: boolean;
}

function Block({ block, index, replaces }: BlockProps) {
  return (
    <div
      className={classNames(
        `depth-${depthOf(block)}`,
        replaces && "is-replacement",
        block.conflict && "is-conflict",
        block.kind === "ins" && "is-new",
        block.kind === "del" && "is-gone",
        block.joint && `joint-${block.joint.type}`,
      )}
    >
      {block.reformed || block.joint ? (
        <span className="mk mk-4" aria-hidden="true">
          <ProofSign name="para" />
        </span>
      ) : null}
      <Around block={block}>
        <Leaf block={block} index={index} />
      </Around>
    </div>
  );
}

interface ProofTextProps {
  blocks: readonly ProofBlock[];
  /** Ids of the marks that stand already. */
  standing?: readonly string[] | undefined;
  /** Why marks were made, by their id. Given, each mark can be let stand by a checkbox `stands` with its id. */
  reasons?: Readonly<Record<string, string>>;
}

/** A compared text as an editor returns it: insertions and deletions in place, their signs in the margin. */
export const ProofText = memo(function ProofText({ blocks, standing, reasons }: ProofTextProps) {
  return (
    <ProofChoices blocks={reasons ? blocks : null} standing={standing} reasons={reasons ?? {}}>
      <ProofBlocks blocks={blocks} />
    </ProofChoices>
  );
});

interface ProofChoicesProps {
  /** The whole text; null: none of its marks can be chosen here. */
  blocks: readonly ProofBlock[] | null;
  standing?: readonly string[] | undefined;
  reasons: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Around blocks of one compared text, whose marks are each to be chosen once. */
export function ProofChoices({ blocks, standing, reasons, children }: ProofChoicesProps) {
  const choices = blocks && {
    texts: new Map(markTexts(blocks, standing).map((text) => [text.id, text])),
    reasons,
    places: firstPlaces(blocks),
  };
  return <ChoicesContext value={choices}>{children}</ChoicesContext>;
}

/** Some blocks of a compared text; the first has the place `from` in it. */
export function ProofBlocks({ blocks, from = 0 }: { blocks: readonly ProofBlock[]; from?: number }) {
  return (
    <div className="doc is-proof">
      {blocks.map((block, index) => (
        <Block
          // oxlint-disable-next-line react/no-array-index-key -- what is compared has no name but its place
          key={index}
          block={block}
          index={from + index}
          replaces={block.kind === "ins" && block.whole === blocks[index - 1]?.whole}
        />
      ))}
    </div>
  );
}
