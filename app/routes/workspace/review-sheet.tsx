import { Form } from "react-router";
import { MarkBar } from "#app/islands/workspace/review/mark-bar.tsx";
import { MarkSteps } from "#app/islands/workspace/review/mark-steps.tsx";
import { useMarks } from "#app/islands/workspace/review/use-marks.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/meter.tsx";
import { CostLine } from "#app/ui/proof/cost-line.tsx";
import { isBroken } from "#app/ui/proof/promise-line.ts";
import { markIds, markTexts } from "#app/ui/proof/proof-marks.ts";
import { ProofText } from "#app/ui/proof/proof-text.tsx";
import { ReviewBar } from "#app/ui/proof/review-bar.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { CutNotice } from "./cut-notice.tsx";
import { DocumentHead } from "./document-head.tsx";
import type { EditorDocument, EditorState } from "./editor-state.ts";
import { ProofNotes } from "./proof-notes.tsx";
import { ProposalButtons, TypedButtons } from "./review-buttons.tsx";

interface ReviewSheetProps {
  guid: string;
  document: EditorDocument;
  state: Extract<EditorState, { kind: "review" }>;
  account: CreditAccount | null;
  click: string;
  /** Shows the writer's own text beside the marks. */
  compare: boolean;
}

/** An edit as proof marks, each to be taken or let stand, and the bar that decides. */
export function ReviewSheet({ guid, document, state, account, click, compare }: ReviewSheetProps) {
  const { generation, blocks, words } = state;
  const texts = markTexts(blocks);
  const inConflict = markIds(blocks.filter(({ conflict }) => conflict)).length;
  const marks = useMarks(texts, generation ?? `${guid} ${document.revision}`);
  const shownWords = { before: words.before, after: words.after + marks.more };
  const here = `/create/${guid}`;
  const review = generation === null ? `${here}?marks` : `${here}?review=${generation}`;
  return (
    <>
      <div className={compare ? "compare" : "contents"}>
        {compare ? <Yours document={document} state={state} /> : null}
        <Form
          id="document"
          method="post"
          encType="multipart/form-data"
          action={`${here}/decide`}
          preventScrollReset
          className={classNames("page-sheet is-review", compare && "is-taken")}
        >
          {generation === null ? (
            <input type="hidden" name="typed" value="1" />
          ) : (
            <input type="hidden" name="generation" value={generation} />
          )}
          <input type="hidden" name="revision" value={document.revision} />
          <input type="hidden" name="click" value={click} />
          {compare ? <CompareHead name="With the marks taken in" words={shownWords.after} /> : null}
          <DocumentHead document={document} />
          <p className="note marks-help">Tick a mark to let it stand: there your words stay as they are.</p>
          {inConflict > 0 ? (
            <p className="note marks-conflict">
              You changed some of these paragraphs meanwhile. There your words stand until you take a mark.
            </p>
          ) : null}
          <ProofText blocks={blocks} reasons={state.reasons} />
          <MarkBar marks={marks} reasons={state.reasons} />
          {state.cut ? <CutNotice cut={state.cut} account={account} proposal /> : null}
          <ProofNotes proof={state.proof} />
          <CostLine cost={state.cost} broken={state.proof.promises.some(isBroken)} />
        </Form>
      </div>
      <ReviewBar
        action={state.action}
        marks={texts.length}
        standing={marks.standing}
        words={shownWords}
        tries={state.tries.map((id) => ({ address: `${here}?review=${id}`, shown: id === generation }))}
        compare={{ shown: compare, show: `${review}&compare`, hide: review }}
        buttons={generation === null ? <TypedButtons here={here} /> : <ProposalButtons />}
      >
        <MarkSteps marks={marks} />
      </ReviewBar>
    </>
  );
}

function CompareHead({ name, words }: { name: string; words: number }) {
  return (
    <div className="cmp-h">
      <h2>{name}</h2>
      <span className="faint sm num">{words === 1 ? "1 word" : `${formatCount(words)} words`}</span>
    </div>
  );
}

/** The writer's own text, with what the marks would change in it. */
function Yours({ document, state: { blocks, words } }: Pick<ReviewSheetProps, "document" | "state">) {
  return (
    <section className="page-sheet is-yours" aria-label="Yours">
      <CompareHead name="Yours" words={words.before} />
      <DocumentHead document={document} title="p" />
      <ProofText blocks={blocks} />
    </section>
  );
}
