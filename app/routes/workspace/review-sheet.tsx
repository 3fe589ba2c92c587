import { Form } from "react-router";
import { CostLine } from "#app/ui/proof/cost-line.tsx";
import { PromiseList } from "#app/ui/proof/promise-list.tsx";
import { ProofText } from "#app/ui/proof/proof-text.tsx";
import { CutNotice } from "./cut-notice.tsx";
import { DocumentHead } from "./document-head.tsx";
import type { EditorDocument, EditorState } from "./editor-state.ts";

interface ReviewSheetProps {
  document: EditorDocument;
  state: Extract<EditorState, { kind: "review" }>;
  click: string;
}

/** The proposed edit as proof marks; the review bar submits this form. */
export function ReviewSheet({ document, state, click }: ReviewSheetProps) {
  return (
    <Form id="document" method="post" action="decide" className="page-sheet is-review">
      <input type="hidden" name="generation" value={state.generation} />
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="click" value={click} />
      <DocumentHead document={document} />
      <ProofText blocks={state.blocks} />
      {state.cut ? <CutNotice cut={state.cut} proposal /> : null}
      <PromiseList promises={state.promises} />
      <CostLine cost={state.cost} />
    </Form>
  );
}
