import { type KeyboardEvent, useRef, useState } from "react";
import type { BuiltinKind } from "../../kind-badge.tsx";
import { Icon, type IconName } from "../../icon.tsx";
import { Key } from "../../proof/review-bar.tsx";
import type { PanelTarget } from "../panel-link.tsx";
import { Panel } from "./panel.tsx";
import { type PanelDraft, useKeptDraft } from "./panel-draft.ts";
import { PanelBlocked, PanelFoot, PanelSaid, type PanelWork } from "./panel-foot.tsx";

/** What the writer asked of the document before. */
export interface Asked {
  id: string;
  instruction: string;
  /** Why there was nothing to do. */
  answer: string | null;
  outcome: "kept" | "discarded" | "waits" | "declined" | "running" | "stopped" | "failed";
  /** "Kept, 1 mark let stand". */
  told: string;
  /** "14:30". */
  time: string;
}

interface ChatPanelProps {
  target: PanelTarget;
  work: PanelWork;
  /** The last five, the oldest first. */
  asked: readonly Asked[];
  /** Instructions to begin with. */
  tries: readonly string[];
  most: number;
  kind: BuiltinKind;
  draft: PanelDraft;
}

const plain = (said: string): string => said.replace(/\s+/g, " ").trim();

/** What was asked and did not come to nothing, which may be said in other words and stays in the field, as it does until that is known. */
const doneOf = (asked: Asked | undefined): Asked | null =>
  asked === undefined || asked.outcome === "declined" || asked.outcome === "running" ? null : asked;

const longest = 300;
/** From here on a counter is read out. */
const nearlyFull = longest * 0.9;

const signs: Readonly<Record<Asked["outcome"], IconName>> = {
  kept: "check",
  discarded: "x",
  waits: "circle-dashed",
  declined: "info",
  running: "circle-dashed",
  stopped: "x",
  failed: "circle-alert",
};

/** The writer says in words of their own what to change. */
export function ChatPanel({ target, work, asked, tries, most, kind, draft }: ChatPanelProps) {
  const [text, setText] = useState(work.sent["instruction"] ?? "");
  const type = (typed: string): void => {
    setText(typed);
    draft.keep(typed);
  };
  // What was asked since then has left the field.
  const done = doneOf(asked.at(-1));
  useKeptDraft(draft, text === "", (kept) =>
    type(plain(kept) === plain(done?.instruction ?? "") ? "" : kept),
  );
  const last = done?.id;
  // What stands among what was said already is not said again under the button, which stays where it is.
  const notice = work.notice?.text === asked.at(-1)?.answer ? null : work.notice;
  const [seen, setSeen] = useState({ guid: target.guid, last });
  if (target.guid !== seen.guid || last !== seen.last) {
    setSeen({ guid: target.guid, last });
    // What was done with this document has left the field; what was typed for another one may be asked of this.
    if (target.guid === seen.guid && done !== null) setText("");
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const form = work.form;
  return (
    <Panel
      target={target}
      name="chat"
      title="Chat"
      about={
        <>
          Say what to change in{" "}
          <b className="semi" dir="auto">
            {target.title}
          </b>
          .
        </>
      }
      fill
    >
      <ol className="asks" aria-label="What you asked">
        {asked.map((one) => (
          <li key={one.id}>
            <p className="msg you" dir="auto">
              {one.instruction}
            </p>
            {one.answer === null ? null : <p className="msg them">{one.answer}</p>}
            <p className="ask-out">
              <Icon name={signs[one.outcome]} size={14} />
              {one.told}
              <time className="num">{one.time}</time>
            </p>
          </li>
        ))}
      </ol>
      <div className="ask-form">
        {/* Over the field, which stays where it is. */}
        <PanelSaid notice={notice} />
        <PanelBlocked reason={work.blocked} />
        <fieldset className="field">
          <legend className="label">Try</legend>
          <div className="chips">
            {tries.map((said, at) => (
              <button
                key={said}
                type="submit"
                className="chip"
                form={form}
                name="intent"
                value={`panel:chat&ask=${at}`}
                onClick={(event) => {
                  event.preventDefault();
                  type(said);
                  field.current?.focus();
                }}
              >
                {said}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label className="label" htmlFor="chat-instruction">
            <span>Your instruction</span>
            <span className="opt num">
              {text.length} / {longest}
            </span>
          </label>
          <textarea
            className="textarea"
            id="chat-instruction"
            ref={field}
            form={form}
            name="instruction"
            dir="auto"
            maxLength={longest}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={send}
          />
          <p className="hint">
            <Key>⏎</Key> sends, <Key>⇧</Key> <Key>⏎</Key> new line
          </p>
          <output className="sr">
            {text.length >= nearlyFull ? `${text.length} of ${longest} characters` : ""}
          </output>
        </div>
        <PanelFoot
          work={{ ...work, notice: null }}
          apply="chat"
          button="Transform"
          usual="marks"
          most={most}
          kind={kind === "model" ? kind : undefined}
          toldElsewhere
        />
      </div>
    </Panel>
  );
}

/** Enter sends, unless it ends a composition. */
function send(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || shiftKey || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
  event.preventDefault();
  if (currentTarget.value.trim() === "") return;
  currentTarget.closest(".panel")?.querySelector<HTMLButtonElement>('button[name="apply"]')?.click();
}
