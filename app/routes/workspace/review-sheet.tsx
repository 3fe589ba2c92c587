import type { ReactNode } from "react";
import { Form } from "react-router";
import { readingMinutes } from "#app/document/counts.ts";
import { MarkBar } from "#app/islands/workspace/review/mark-bar.tsx";
import { MarkSteps } from "#app/islands/workspace/review/mark-steps.tsx";
import { useStanding } from "#app/islands/workspace/review/use-standing.ts";
import { useMarks } from "#app/islands/workspace/review/use-marks.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/meter.tsx";
import { ComparedText } from "#app/ui/proof/compared-text.tsx";
import { markIds, type MarkText, markTexts, type ProofBlock } from "#app/ui/proof/proof-marks.ts";
import { ProofText } from "#app/ui/proof/proof-text.tsx";
import { ReviewBar } from "#app/ui/proof/review-bar.tsx";
import { DocumentHead } from "./document-head.tsx";
import type { EditorDocument, Heading } from "./editor-state.ts";
import { headingMarks, MarkedHead } from "./marked-head.tsx";

interface ReviewSheetProps {
  document: EditorDocument;
  /** From `toProofBlocks`. */
  blocks: readonly ProofBlock[];
  /** Ids of the marks that stand already, and whether one that is let stand does so in the text at once. */
  standing?: readonly string[];
  atOnce?: boolean;
  /** Why a mark was made, by its id, where that is known. */
  reasons?: Readonly<Record<string, string>>;
  /** Where titles may differ too: those that go out, and those that come in. */
  headings?: { before: Heading; after: Heading };
  words: { before: number; after: number };
  /** In the bar: what is reviewed, and more about it. */
  name: string;
  about?: string;
  /** Addresses of the tries at an edit, the oldest first. */
  tries?: readonly { address: string; shown: boolean }[];
  /** Where the form goes, and what it tells of the marks. */
  action: string;
  fields: Readonly<Record<string, string | number>>;
  /** Address of this review, to which `&compare` may be added. */
  address: string;
  /** Shows the text before beside the marks. */
  compare: boolean;
  /** Names of the two texts side by side. */
  sides?: { before: string; after: string };
  /** Said where no script shows what can be done with a mark: what closing the marks does to the text. */
  help?: string | undefined;
  /** Said before the text. */
  note?: ReactNode;
  /** What is decided takes this page's place in the browser's history. */
  once?: boolean;
  /** Of marks that stand until they are taken. */
  conflictNote?: string;
  /** The text shown is not the present one. */
  past?: boolean;
  buttons: ReactNode;
  /** Under the text. */
  children?: ReactNode;
}

/** A change as proof marks, each to be taken or let stand, and the bar that decides. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { document, blocks, standing, reasons = {}, headings, words, action, fields, address } = props;
  const { compare, past, atOnce = false, once = false } = props;
  const { sides = { before: "Yours", after: "With the marks taken in" } } = props;
  const titles = headings ? headingMarks(headings) : [];
  const texts: MarkText[] = [...titles, ...markTexts(blocks, standing)];
  const inConflict = markIds(blocks.filter(({ conflict }) => conflict)).length;
  // What is let stand at once changes the document's revision, and nothing of what is reviewed.
  const typed = atOnce ? `${action} first` : `${address} ${document.revision}`;
  const reviewName = String(fields["generation"] ?? typed);
  const marks = useMarks(texts, reviewName);
  useStanding(atOnce);
  const shownWords = { before: words.before, after: words.after + marks.more };
  // The text on the sheet is the one that the marks make, and its length follows each of them.
  const marked = { ...document, words: shownWords.after, minutes: readingMinutes(shownWords.after) };
  const head = headings ? (
    <MarkedHead
      document={marked}
      headings={headings}
      texts={titles}
      told={past ? thenAndNow(words) : undefined}
    />
  ) : (
    <DocumentHead document={marked} />
  );
  return (
    <>
      <Form
        id="document"
        method="post"
        encType="multipart/form-data"
        action={action}
        preventScrollReset
        replace={once}
        className={classNames("page-sheet is-review", compare && "is-compare", past && "is-past")}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {compare ? null : head}
        {texts.length > 0 ? (
          <p className="note marks-help">
            Tick a mark to let it stand: there your words stay as they are. {props.help}
          </p>
        ) : null}
        {props.note ? <p className="note">{props.note}</p> : null}
        {inConflict > 0 ? <p className="note marks-conflict">{props.conflictNote}</p> : null}
        {compare ? (
          <ComparedText
            blocks={blocks}
            standing={standing}
            reasons={reasons}
            sides={sides}
            names={{
              before: <CompareHead name={sides.before} words={words.before} />,
              after: <CompareHead name={sides.after} words={shownWords.after} />,
            }}
            heads={{
              before:
                titles.length > 0 ? (
                  <DocumentHead document={{ ...document, ...headings?.before }} title="p" />
                ) : null,
              after: head,
            }}
          />
        ) : (
          <ProofText blocks={blocks} standing={standing} reasons={reasons} />
        )}
        <MarkBar marks={marks} reasons={reasons} />
        {props.children}
      </Form>
      <ReviewBar
        action={props.name}
        about={props.about}
        marks={texts.length}
        standing={marks.standing}
        words={shownWords}
        tries={props.tries ?? []}
        compare={{ shown: compare, show: `${address}&compare`, hide: address }}
        buttons={props.buttons}
      >
        <MarkSteps marks={marks} />
      </ReviewBar>
    </>
  );
}

const thenAndNow = ({ before: now, after: then }: ReviewSheetProps["words"]): string =>
  `${formatCount(then)} ${then === 1 ? "word" : "words"} then, ${formatCount(now)} now`;

function CompareHead({ name, words }: { name: string; words: number }) {
  return (
    <div className="cmp-h">
      <h2>{name}</h2>
      <span className="faint sm num">{words === 1 ? "1 word" : `${formatCount(words)} words`}</span>
    </div>
  );
}
