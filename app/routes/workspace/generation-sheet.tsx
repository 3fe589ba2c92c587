import type { ReactNode } from "react";
import { Form } from "react-router";
import { actionName } from "#app/document/action-name.ts";
import { plainSpaces } from "#app/document/plain-spaces.ts";
import { asksForModel } from "#app/islands/generation/refusal.ts";
import { useTurn } from "#app/islands/generation/use-turn.ts";
import { useTypedOn } from "#app/islands/workspace/review/use-typed-on.ts";
import { Banner, NoticeText } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Loader } from "#app/ui/loader.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { inLine } from "#app/ui/workspace/in-line.ts";
import { DocumentHead } from "./document-head.tsx";
import type { EditorDocument, EditorState } from "./editor-state.ts";

/** A generation at work, or one that ended without an answer. */
export type GenerationState = Extract<
  EditorState,
  { kind: "running" | "failed" | "interrupted" | "declined" }
>;

interface GenerationSheetProps {
  document: EditorDocument;
  state: GenerationState;
  /** The beginning of the document's own text as HTML, from `writeHtml`; empty where it has none. */
  early: string;
  click: string;
}

/**
 * Its sheet in the workspace: the writer's own text stands there until the first words of the new one, then under them,
 * folded; and again in its place once there is an end without an answer. While a part is written all of it stands.
 */
export function GenerationSheet({ document, state: made, early, click }: GenerationSheetProps) {
  const isOver = made.kind !== "running";
  const state = made.kind === "running" && made.isPart && early !== "" ? { ...made, text: "" } : made;
  const own = (
    <div
      className={classNames("doc", !isOver && "is-waiting")}
      dir="auto"
      lang={document.language ?? undefined}
      dangerouslySetInnerHTML={{ __html: early }}
    />
  );
  return (
    <Form id="document" method="post" action="decide" preventScrollReset className="page-sheet">
      <input type="hidden" name="generation" value={state.generation} />
      <input type="hidden" name="click" value={click} />
      <DocumentHead document={document} />
      <WrittenSoFar state={state} hasOwn={early !== ""} />
      {early === "" ? null : state.text === "" || isOver ? (
        own
      ) : (
        <Folded name="Your text, as it stands">{own}</Folded>
      )}
    </Form>
  );
}

function Folded({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>
        <span className="link">{name}</span>
      </summary>
      {children}
    </details>
  );
}

interface WrittenSoFarProps {
  state: GenerationState;
  /** A text of the writer's own stands below. */
  hasOwn?: boolean;
}

/** How it goes, with the text it has brought and the buttons for it: `intent` stop, again or discard. */
export function WrittenSoFar({ state, hasOwn = false }: WrittenSoFarProps) {
  const before = state.kind === "running" && state.text === "" ? state.before : null;
  useTurn(before !== null);
  const isTypedOn = useTypedOn(state.kind === "running");
  const written = state.text ? <PlainText text={plainSpaces(state.text)} /> : null;
  return (
    <>
      {state.kind === "running" ? (
        <div className="ed-state">
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
          {before === null ? (
            <Loader>
              Writing… <span className="text-ink">{actionName(state.action)}</span>
            </Loader>
          ) : (
            <p>
              Waiting: <span className="text-ink">{actionName(state.action)}</span>, {inLine(before)}
            </p>
          )}
          <output className="note end">
            {isTypedOn ? "What you type now goes nowhere: wait for the text, or stop it." : null}
          </output>
          <Button size="sm" name="intent" value="stop">
            {before === null ? "Stop" : "Take back"}
          </Button>
        </div>
      ) : (
        <Ended state={state} />
      )}
      {written !== null && hasOwn && state.kind !== "running" ? (
        <Folded name="What had been written">{written}</Folded>
      ) : (
        written
      )}
    </>
  );
}

/** How loudly it is said. */
export const endings = { failed: "danger", interrupted: "warning", declined: "info" } as const;

function Ended({ state }: { state: Extract<GenerationState, { kind: keyof typeof endings }> }) {
  const kind = endings[state.kind];
  const isDeclined = state.kind === "declined";
  return (
    <Banner kind={kind} className="mb-6">
      <p>
        <NoticeText
          notice={{
            kind,
            text: state.message,
            needsModel: isDeclined && asksForModel("not_possible", state.message),
          }}
        />
      </p>
      {state.text ? <p>What had been written is below; it is not part of your document.</p> : null}
      <div className="mt-3 flex gap-2">
        <Button kind="pencil" size="sm" name="intent" value="again">
          Try again
        </Button>
        <Button size="sm" name="intent" value="discard">
          Discard
        </Button>
      </div>
    </Banner>
  );
}
