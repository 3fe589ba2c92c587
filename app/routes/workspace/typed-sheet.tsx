import { Form, Link } from "react-router";
import { CopyButton } from "#app/islands/workspace/copy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import type { EditorState } from "./editor-state.ts";

interface TypedSheetProps {
  state: Extract<EditorState, { kind: "typed" }>;
  guid: string;
}

/** What was typed on home, to read, copy and bring back. */
export function TypedSheet({ state, guid }: TypedSheetProps) {
  const { text, html, words, marks } = state;
  const scripted = useScripted();
  const here = `/create/${guid}`;
  return (
    <Form id="document" method="post" action={here} className="page-sheet">
      <header className="doc-head">
        <h1 className="display doc-title">Your text</h1>
        <p className="doc-sub">
          As it came from the home page, {words === 1 ? "1 word" : `${formatCount(words)} words`}.
        </p>
        <div className="typed-do">
          <Link className="btn btn-line btn-sm" to={here}>
            Back to the document
          </Link>
          <Link className="btn btn-line btn-sm" to={`${here}?marks`}>
            {marks === 1 ? "Show the mark" : `Show the ${formatCount(marks)} marks`}
          </Link>
          {scripted ? <CopyButton read={() => ({ html, text })} /> : null}
          <Button kind="ink" size="sm" name="intent" value="bring-back">
            Bring it back
          </Button>
        </div>
      </header>
      <PlainText text={text} />
    </Form>
  );
}
