import { useLocation } from "react-router";
import { actionName } from "#app/document/action-name.ts";
import { CostLine } from "#app/ui/proof/cost-line.tsx";
import { isBroken } from "#app/ui/proof/promise-line.ts";
import { ProofText } from "#app/ui/proof/proof-text.tsx";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { ConflictSheets } from "./conflict-sheets.tsx";
import { CutNotice } from "./cut-notice.tsx";
import { DocumentHead } from "./document-head.tsx";
import type { EditorPageProps } from "./editor-props.ts";
import type { EditorState } from "./editor-state.ts";
import { ProofNotes } from "./proof-notes.tsx";
import { ConflictButtons, ProposalButtons, TypedButtons, VersionButtons } from "./review-buttons.tsx";
import { ReviewSheet } from "./review-sheet.tsx";
import { TypedSheet } from "./typed-sheet.tsx";

/** What stands on the desk while another text, or another state of the text, is to be read or decided on. */
export function MarkedSheet(props: Of<MarkedState["kind"]>) {
  const { guid, document, state } = props;
  switch (state.kind) {
    case "typed":
      return <TypedSheet state={state} guid={guid} />;
    case "review":
      return <EditReview key={state.generation ?? "typed"} {...props} state={state} />;
    case "history":
      return <VersionSheet key={state.version?.number ?? "present"} {...props} state={state} />;
    case "conflict":
      if (state.show === "marks") return <ConflictReview {...props} state={state} />;
      return <ConflictSheets guid={guid} document={document} state={state} />;
    default:
      return state satisfies never;
  }
}

/** The states that this sheet is for. */
export type MarkedState = Extract<EditorState, { kind: "typed" | "review" | "history" | "conflict" }>;

type Of<K extends EditorState["kind"]> = EditorPageProps & { state: Extract<EditorState, { kind: K }> };

/** An edit that is proposed, or the text as an edit of what was typed. */
function EditReview({ guid, document, state, account, click, compare }: Of<"review">) {
  const { generation, blocks, standing, isFirst, reasons, words, tries, proof } = state;
  const here = `/create/${guid}`;
  const open = panelOf(useLocation().search);
  const reviewOf = (id: string) => panelAddress({ guid, here: `${here}?review=${id}` }, open);
  return (
    <ReviewSheet
      document={document}
      blocks={blocks}
      standing={standing}
      atOnce={isFirst}
      // The way back would lead to marks that are decided on.
      once={generation === null}
      reasons={reasons}
      words={words}
      name={actionName(state.action)}
      {...(state.stopped ? { about: "Stopped", note: stoppedNote(state.stopped.untouched) } : {})}
      {...(state.cut ? { about: "Cut off", note: cutNote } : {})}
      tries={tries.map((id) => ({ address: reviewOf(id), shown: id === generation }))}
      action={`${here}/decide`}
      help={generation === null ? closedHelp : undefined}
      fields={{
        ...(generation === null ? { typed: 1 } : { generation }),
        revision: document.revision,
        click,
      }}
      address={generation === null ? `${here}?marks` : reviewOf(generation)}
      compare={compare}
      conflictNote="You changed some of these paragraphs meanwhile. There your words stand until you take a mark."
      buttons={generation === null ? <TypedButtons here={here} /> : <ProposalButtons />}
    >
      {state.cut ? <CutNotice cut={state.cut} account={account} proposal /> : null}
      <ProofNotes proof={proof} />
      <CostLine cost={state.cost} broken={proof.promises.some(isBroken)} />
    </ReviewSheet>
  );
}

const closedHelp = "Close the marks: the new text stays, with what you let stand.";

/** Bidirectional text keeps to itself between the words around it. */
const stoppedNote = (untouched: string | null) =>
  untouched === null ? (
    "You stopped this edit."
  ) : (
    <>
      You stopped this edit. From “<bdi>{untouched}</bdi>” on your text is untouched.
    </>
  );

const cutNote =
  "This edit was cut off before its end: what it did not come to is marked as going out. At the foot of the text you can keep it and have the rest written.";

/** A version as marks on the present text; without one, the present text to read. */
function VersionSheet({ guid, document, state, compare }: Of<"history">) {
  const { version, blocks, headings, words } = state;
  const list = `/create/${guid}?panel=history`;
  if (version === null) {
    return (
      <article className="page-sheet is-past">
        <DocumentHead document={document} />
        <ProofText blocks={blocks} />
      </article>
    );
  }
  return (
    <ReviewSheet
      document={document}
      blocks={blocks}
      headings={headings}
      words={words}
      name={version.time}
      about={version.what}
      action={`/create/${guid}/history`}
      fields={{ version: version.number, revision: document.revision }}
      address={`${list}&version=${version.number}`}
      compare={compare}
      sides={{ before: "Now", after: "With that version back" }}
      past
      buttons={<VersionButtons here={list} />}
    />
  );
}

/** Two texts that met, mark by mark: the writer's own before, theirs after. */
function ConflictReview({ guid, document, state, compare }: Of<"conflict">) {
  const { version, blocks, headings, words } = state;
  const both = `/create/${guid}?conflict=${version}`;
  return (
    <ReviewSheet
      document={document}
      blocks={blocks}
      headings={headings}
      words={words}
      name="Mine and theirs"
      action={`/create/${guid}/solve`}
      fields={{ version, revision: document.revision }}
      address={`${both}&marks`}
      compare={compare}
      sides={{ before: "Mine", after: "With the marks taken in" }}
      conflictNote="Both texts changed some of these paragraphs. There your words stand until you take a mark."
      buttons={<ConflictButtons both={both} />}
    />
  );
}
