import type { ReactNode } from "react";
import { neededPart } from "#app/islands/needed-part.tsx";
import { DocumentSheet } from "./document-sheet.tsx";
import type { EditorPageProps } from "./editor-props.ts";
import { GenerationSheet } from "./generation-sheet.tsx";

export const loadMarked = async () => (await import("./marked-sheet.tsx")).MarkedSheet;
const MarkedSheet = neededPart(loadMarked);

/** What stands on the desk, by the document's state. */
export function Sheet(props: EditorPageProps & { end: ReactNode }) {
  const { guid, document, state, account, click, early, editor, onSubmit, titleStyles, suggested, count } =
    props;
  if (state.kind === "editing") {
    return (
      <DocumentSheet
        document={document}
        proof={state.proof ?? null}
        cost={state.cost ?? null}
        cut={state.cut ?? null}
        account={account}
        typed={state.typed ?? null}
        waiting={state.waiting ?? null}
        making={state.making ?? null}
        met={state.met == null ? null : `/create/${guid}?conflict=${state.met}`}
        click={click}
        early={early}
        paragraph={props.sent["paragraph"]}
        editor={editor}
        count={count}
        titleStyles={titleStyles}
        suggested={suggested}
        onSubmit={onSubmit}
        end={props.end}
      />
    );
  }
  switch (state.kind) {
    case "typed":
    case "review":
    case "history":
    case "conflict":
      return <MarkedSheet {...props} state={state} />;
    case "running":
    case "failed":
    case "interrupted":
    case "declined":
      return <GenerationSheet document={document} state={state} early={early} click={click} />;
    default:
      return state satisfies never;
  }
}
