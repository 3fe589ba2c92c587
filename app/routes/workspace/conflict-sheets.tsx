import { Form, Link } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { countMarks } from "#app/ui/proof/proof-marks.ts";
import { ProofText } from "#app/ui/proof/proof-text.tsx";
import type { EditorDocument, EditorState, Heading } from "./editor-state.ts";
import { headingMarks } from "./marked-head.tsx";

interface ConflictSheetsProps {
  guid: string;
  document: EditorDocument;
  state: Extract<EditorState, { kind: "conflict" }>;
}

/** Two texts that met, what differs on a grey wash, and three ways out; both are kept whichever is taken. */
export function ConflictSheets({ guid, document, state }: ConflictSheetsProps) {
  const { version, blocks, headings } = state;
  return (
    <>
      <Banner kind="warning" className="cf-say">
        <b className="semi">Changed somewhere else.</b> This document was saved from somewhere else while you
        were writing. Both texts are here; choose which one goes on, now or later.
      </Banner>
      <Form
        id="document"
        method="post"
        action={`/create/${guid}/solve`}
        preventScrollReset
        className="compare cf"
      >
        <h1 className="sr">Two texts of {document.title || "Untitled"}</h1>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="revision" value={document.revision} />
        <section className="page-sheet is-mine is-yours" aria-labelledby="mine">
          <Head id="mine" name="Mine" told={`Typed until ${state.typedAt}`} heading={headings.before} />
          <ProofText blocks={blocks} />
        </section>
        <section className="page-sheet is-theirs" aria-labelledby="theirs">
          <Head
            id="theirs"
            name="Theirs"
            told={`Saved somewhere else at ${state.savedAt}`}
            heading={headings.after}
          />
          <ProofText blocks={blocks} />
        </section>
      </Form>
      <section className="review cf-bar" aria-label="Which text goes on" tabIndex={-1}>
        <div className="review-what">
          <b>{differs(countMarks(blocks) + headingMarks(headings).length)}</b>
          <span>The other text stays in History.</span>
        </div>
        <div className="review-do">
          <Link className="btn btn-sm" to={`/create/${guid}`}>
            Decide later
          </Link>
          <button className="btn btn-sm" form="document" name="intent" value="theirs" type="submit">
            Take theirs
          </button>
          <Link className="btn btn-sm" to={`/create/${guid}?conflict=${version}&marks`}>
            Go through the marks
          </Link>
          <button className="btn btn-sm review-keep" form="document" name="intent" value="mine" type="submit">
            Keep mine
          </button>
        </div>
      </section>
    </>
  );
}

const small = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

const differs = (passages: number): string =>
  passages === 1 ? "One passage differs" : `${small[passages] ?? formatCount(passages)} passages differ`;

function Head({ id, name, told, heading }: { id: string; name: string; told: string; heading: Heading }) {
  return (
    <>
      <div className="cmp-h">
        <h2 id={id}>{name}</h2>
        <span className="faint sm">{told}</span>
      </div>
      <p className="display doc-title" dir="auto">
        {heading.title || "Untitled"}
      </p>
      <p className="doc-sub" dir="auto">
        {heading.subTitle}
      </p>
    </>
  );
}
