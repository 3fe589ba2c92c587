import { Form, useLocation } from "react-router";
import { useScripted } from "#app/ui/use-scripted.ts";
import { countWords } from "#app/document/counts.ts";
import { Button } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { type CardView, Greeks, WorkspaceCard, type WorkspaceCardProps } from "#app/ui/workspace/card.tsx";
import { panelOf } from "#app/ui/workspace/panel-link.tsx";
import { inLine } from "#app/ui/workspace/in-line.ts";
import { useStream } from "../../generation/use-stream.ts";

type Run = NonNullable<CardView["run"]>;

/** Characters of a text that is coming, which a card has room for. */
const shownEnd = 220;

interface WrittenCardProps extends WorkspaceCardProps {
  run: Run;
  /** Its document has no text yet: what comes is shown. */
  isFirst: boolean;
  /** Id of the card's form. */
  form: string;
}

/** A card that is being written: the text as it comes, how far it is, and Stop. */
export function WrittenCard({ run, isFirst, form, ...props }: WrittenCardProps) {
  const hydrated = useScripted();
  const address = `/create/${props.card.document}/stream?generation=${run.generation}`;
  const text = useStream(hydrated ? address : null, "");
  const words = countWords(text);
  return (
    <WorkspaceCard
      {...props}
      foot={
        <div className="card-foot wcard-run">
          <Refreshing />
          <Loader>
            Writing: {run.action}
            {words > 0 ? `, ${words === 1 ? "1 word" : `${formatCount(words)} words`} so far` : ""}
          </Loader>
          <Button size="sm" className="end" form={form} name="intent" value="stop">
            Stop
          </Button>
        </div>
      }
    >
      {isFirst ? <Coming text={text} /> : null}
    </WorkspaceCard>
  );
}

/** A card whose text waits until fewer are written at once: where it stands in the line, and the way out of it. */
export function WaitingCard({ run, isFirst, form, ...props }: WrittenCardProps) {
  return (
    <WorkspaceCard
      {...props}
      foot={
        <div className="card-foot wcard-run sm">
          <Refreshing />
          <span className="clip">
            Waiting: {run.action}, {inLine(run.before ?? 0)}
          </span>
          <Button size="sm" className="end" form={form} name="intent" value="take-back">
            Take back
          </Button>
        </div>
      }
    >
      {isFirst ? <Greeks /> : null}
    </WorkspaceCard>
  );
}

/** Without a script the page is read again, unless a panel is open: what is typed there would be gone. */
function Refreshing() {
  if (panelOf(useLocation().search) !== "") return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content="2" />
    </noscript>
  );
}

/** The end of a text as it comes; lines in its place until then. */
function Coming({ text }: { text: string }) {
  if (text === "") return <Greeks />;
  const end = text.length > shownEnd ? `… ${text.slice(-shownEnd).replace(/^\S*\s/, "")}` : text;
  return (
    <p className="wcard-text" dir="auto">
      {end}
    </p>
  );
}

interface FailedFootProps {
  document: string;
  run: Run;
  form: string;
  click: string;
}

/** A text that did not come: once more, or away with the card. */
export function FailedFoot({ document, run, form, click }: FailedFootProps) {
  return (
    <div className="card-foot wcard-run">
      <Form method="post" action={`/create/${document}/decide`}>
        <input type="hidden" name="generation" value={run.generation} />
        <input type="hidden" name="click" value={click} />
        <Button kind="pencil" size="sm" name="intent" value="again">
          Try again
        </Button>
      </Form>
      <Button size="sm" form={form} name="intent" value="close">
        Close
      </Button>
    </div>
  );
}
