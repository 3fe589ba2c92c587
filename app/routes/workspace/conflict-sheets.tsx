import { Form } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import type { EditorState, EditorText } from "./editor-state.ts";

interface ConflictSheetsProps {
  state: Extract<EditorState, { kind: "conflict" }>;
  click: string;
}

/** Both texts of a conflict. The form carries the writer's own over the revision that is stored now. */
export function ConflictSheets({ state: { mine, saved }, click }: ConflictSheetsProps) {
  return (
    <>
      <Banner kind="warning">
        This document was saved from somewhere else while you were writing. Both texts are here; choose which
        one goes on.
      </Banner>
      <Form id="document" method="post" encType="multipart/form-data" preventScrollReset className="compare">
        <h1 className="sr">Two texts of {saved.title || "Untitled"}</h1>
        <input type="hidden" name="revision" value={saved.revision} />
        <input type="hidden" name="click" value={click} />
        <section className="page-sheet" aria-labelledby="mine">
          <div className="cmp-h">
            <h2 id="mine">Yours</h2>
          </div>
          <MineFields mine={mine} />
          <div className="cmp-do">
            <Button kind="ink" name="intent" value="save">
              Save yours
            </Button>
          </div>
        </section>
        <section className="page-sheet" aria-labelledby="saved">
          <div className="cmp-h">
            <h2 id="saved">As saved</h2>
          </div>
          <p className="display doc-title" dir="auto">
            {saved.title || "Untitled"}
          </p>
          {saved.subTitle ? (
            <p className="doc-sub" dir="auto">
              {saved.subTitle}
            </p>
          ) : null}
          <div className="mt-4">
            <PlainText text={saved.text} />
          </div>
          <div className="cmp-do">
            <ButtonLink href="?take=saved">Use the saved text</ButtonLink>
          </div>
        </section>
      </Form>
    </>
  );
}

function MineFields({ mine }: { mine: EditorText }) {
  return (
    <>
      <textarea
        className="display doc-title doc-field"
        name="title"
        aria-label="Your title"
        rows={1}
        dir="auto"
        defaultValue={mine.title}
      />
      <textarea
        className="doc-sub doc-field"
        name="sub_title"
        aria-label="Your subtitle"
        rows={1}
        dir="auto"
        defaultValue={mine.subTitle}
      />
      <textarea
        className="doc doc-area mt-4"
        name="text"
        aria-label="Your text"
        dir="auto"
        defaultValue={mine.text}
      />
    </>
  );
}
