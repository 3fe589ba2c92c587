import { type Ref, useLayoutEffect, useRef, useState } from "react";
import { Banner, type Notice, NoticeText } from "../../banner.tsx";
import { Button } from "../../button.tsx";
import { Icon } from "../../icon.tsx";
import { type BuiltinKind, ConnectModel, KindBadge } from "../../kind-badge.tsx";
import { ComesAs, type Comes } from "./comes.tsx";

/** What every panel that writes is told. */
export interface PanelWork {
  /** Id of the form that its controls belong to. */
  form: string;
  /** Whether the document has a text; without one a panel asks what it is to be about. */
  hasText: boolean;
  /** There is no document that marks could stand on. */
  cardOnly?: boolean;
  /** Why nothing can be asked for now. */
  blocked?: string | undefined;
  /** Something has been asked for and has not shown its first words. */
  pending: boolean;
  /** What came of the last try, said in the panel. */
  notice: Notice | null;
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** What was typed and chosen when the form was sent, by field. */
  sent: Readonly<Record<string, string>>;
  /** Follows what it is to be about, which counts for the price. */
  onBrief: (brief: string) => void;
}

interface PanelFootProps {
  work: PanelWork;
  /** Value of `apply`. */
  apply: string;
  button: string;
  /** What comes of it unless something else is chosen; null where that is told by the tool. */
  usual: Comes | null;
  /** What is promised. */
  vow?: string | undefined;
  most: number | null;
  /** What the built-in writer does of it. */
  kind?: BuiltinKind | undefined;
  /** Nothing can be asked for yet, for a reason that stands beside it. */
  waits?: boolean;
  /** Why nothing can be asked for now stands elsewhere in the panel. */
  toldElsewhere?: boolean;
}

/** The one foot of all panels: the promise, how it comes, the price, the button. */
export function PanelFoot(props: PanelFootProps) {
  const { work, apply, button, usual, vow, most, kind, waits = false, toldElsewhere = false } = props;
  const { form, blocked, pending, notice, builtinWrites, sent } = work;
  const [own, setOwn] = useState<Comes | null>(readComes(sent["as"]));
  const needsModel = builtinWrites && kind === "model";
  const { button: pressed, said } = useStill(notice?.text);
  return (
    <div className="ask-go">
      {work.hasText ? null : <Brief work={work} />}
      {vow ? (
        <p className="tool-vow">
          <Icon name="circle-check" size={15} />
          <span>{vow}</span>
        </p>
      ) : null}
      {kind && builtinWrites ? (
        <p className="tool-kind">
          <KindBadge kind={kind} builtinWrites={builtinWrites} /> {needsModel ? <ConnectModel /> : null}
        </p>
      ) : null}
      <ComesAs
        form={form}
        chosen={own ?? usual}
        onChoose={setOwn}
        most={needsModel ? null : most}
        cardOnly={work.cardOnly ?? false}
      />
      {toldElsewhere ? null : <PanelBlocked reason={blocked} />}
      {/* Above what was pressed, which stays under the pointer. */}
      <PanelSaid ref={said} notice={notice} />
      <Button
        ref={pressed}
        kind="pencil"
        block
        form={form}
        name="apply"
        value={apply}
        disabled={blocked !== undefined || waits || needsModel}
        aria-disabled={pending || undefined}
        aria-describedby={blocked ? blockedId : undefined}
      >
        {pending ? "Writing…" : button}
      </Button>
    </div>
  );
}

const blockedId = "panel-blocked";

/** Why nothing can be asked for now. */
export function PanelBlocked({ reason }: { reason: string | undefined }) {
  return reason ? (
    <p className="note" id={blockedId}>
      {reason}
    </p>
  ) : null;
}

interface PanelSaidProps {
  ref?: Ref<HTMLDivElement>;
  notice: Notice | null;
}

/** What came of the last try. */
export function PanelSaid({ ref, notice }: PanelSaidProps) {
  if (notice === null) return null;
  return (
    <div ref={ref} id={saidId} className="ask-said" tabIndex={-1}>
      <Banner key={notice.text} kind={notice.kind}>
        <NoticeText notice={notice} />
      </Banner>
    </div>
  );
}

const readComes = (value: string | undefined): Comes | null =>
  value === "marks" || value === "card" ? value : null;

/** Keeps a button where it stands in view when something else is said above it, and shows what is said. */
function useStill(words: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const last = useRef<{ words: string | undefined; at: number }>({ words: undefined, at: 0 });
  useLayoutEffect(() => {
    if (!button.current) return;
    const scroller = scrollerOf(button.current);
    const at = button.current.getBoundingClientRect().top + scroller.scrollTop;
    const { words: before, at: stood } = last.current;
    last.current = { words, at };
    if (words === before) return;
    if (stood > 0) scroller.scrollTop += at - stood;
    said.current?.scrollIntoView({ block: "nearest" });
  });
  return { button, said };
}

function scrollerOf(button: HTMLElement): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let part = button.parentElement; part !== null && part !== page; part = part.parentElement)
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  return page;
}

/** Id of what came of the last try: a page without a script begins there. */
export const saidId = "panel-said";

/** The longest of what is asked where there is no text. */
export const longestBrief = 2_000;

/** Asks what a text is to be about, where there is none to work on. */
function Brief({ work: { form, sent, onBrief } }: { work: PanelWork }) {
  const [length, setLength] = useState(sent["brief"]?.length ?? 0);
  return (
    <div className="field">
      <label className="label" htmlFor="panel-brief">
        <span>What is it about?</span>
        <span className="opt num">{`${length} / ${longestBrief}`}</span>
      </label>
      <textarea
        className="textarea"
        id="panel-brief"
        form={form}
        name="brief"
        dir="auto"
        maxLength={longestBrief}
        defaultValue={sent["brief"]}
        onInput={({ currentTarget }) => {
          setLength(currentTarget.value.length);
          onBrief(currentTarget.value);
        }}
      />
      <p className="hint">There is no text yet: it is written from this.</p>
    </div>
  );
}
