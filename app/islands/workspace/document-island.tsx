import { type ReactNode, useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { type FormProps, useLocation } from "react-router";
import { useScripted } from "#app/ui/use-scripted.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import type { View } from "#app/document/view.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { type ExportLinks, useExports } from "../export/use-exports.ts";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { useStream } from "../generation/use-stream.ts";
import { keptAround } from "../kept-fields.tsx";
import { type AssistanceState, useAssistance } from "./assist/use-assistance.tsx";
import { WordCount } from "./count/word-count.tsx";
import { CopyButton } from "./copy-button.tsx";
import { type AtHand, mostShown, useKeysUnderWay } from "./review/use-keys-under-way.ts";
import { toldOf, toldWaiting } from "./review/told.ts";
import { WaitingWords } from "./review/waiting-words.ts";
import { useShortcut } from "./use-shortcut.ts";
import { useEditor } from "./use-editor.ts";
import { noteBefore, noteCaret, usePlace, useWriterPlace } from "./use-place.ts";
import { openSource, preloadSource, type TextSource, useMarkdown } from "./text-source.ts";
import { SaveLost } from "./save/save-lost.tsx";
import { isOwnRevision } from "./save/tab.ts";
import { SaveStatus } from "./save/save-status.tsx";
import { useSavedFirst } from "./save/use-saved-first.ts";
import type { Suggested } from "./titles/suggested.ts";
import { useToastPlace } from "./place/toast-place.ts";
import { useWrittenIn } from "./place/use-written-in.ts";
import { useTextBefore } from "./use-text-before.ts";
import { useTitles } from "./titles/use-titles.ts";
import { useView } from "./use-view.ts";
import { useSaveButton } from "./use-save-button.ts";
import { type ShownDocument, useSaving } from "./use-saving.ts";

/** The parts of the page's state that a script follows; the page knows more kinds. */
interface StateShape {
  kind: string;
  generation?: string | null;
  text?: string;
  /** The edit is what the document was made by, of what was typed. */
  isFirst?: boolean;
  /** A proposal that is being written while the text is edited. */
  making?: { generation: string } | null;
}

/** What the script lays over the page. */
interface Laid<D, S> {
  document: D;
  state: S;
  editor?: ReactNode;
  /** Words of the text as it is written. */
  count?: ReactNode;
  copyButton?: ReactNode;
  /** What the links of the Export menu do. */
  exports?: ExportLinks;
  /** What the page began with, and what came of the last save. */
  notice?: Notice;
  said?: Notice;
  /** That words wait which were typed before, where nothing else is said. */
  waits?: Notice;
  /** Where the text is: stands beside Save. */
  status?: ReactNode;
  /** An action has been asked for and has not shown its first words. */
  pending?: boolean;
  /** Words that are selected: an action works on them alone; 0: on the whole text. */
  selected?: number;
  /** Changes when the form's fields begin anew. */
  key: number;
  onSubmit?: FormProps["onSubmit"];
  onView?: (changed: Partial<View>) => void;
  suggested: Suggested | null;
  /** The switch of AI Assistance. */
  assistance?: ReactNode;
}

/** The states in which the writer has something to decide on, or a text comes. */
const atHand: Readonly<Record<string, AtHand>> = { review: "decided", conflict: "decided", running: "made" };

/** Said of marks whose text was saved by this very page after they were shown. */
const ownChange: Notice = {
  kind: "info",
  text: "What you typed last came in after these marks were made. They are against all of it now.",
};

interface DocumentIslandProps<D, S> {
  guid: string;
  /** Where the text is; null while there is none to edit. */
  source: TextSource | null;
  document: D;
  state: S;
  /** How long ago it was saved last, in milliseconds; null where it never was. */
  savedAgo: number | null;
  /** Titles that the page came with. */
  suggested: Suggested | null;
  assistance: AssistanceState;
  /** The writer chose the saved text over what was typed: nothing is put back. */
  takeSaved: boolean;
  render: (laid: Laid<D, S>) => ReactNode;
}

/** /create/{guid} with a script over it: rich text, streaming, and nothing typed is lost. */
export function DocumentIsland<D extends ShownDocument, S extends StateShape>(
  props: DocumentIslandProps<D, S>,
) {
  const { guid, source, state, savedAgo, takeSaved } = props;
  const markdown = useMarkdown(source);
  const document = markdown === null ? props.document : { ...props.document, text: markdown };
  preloadSource(source, guid, document.revision);
  const hydrated = useScripted();
  const { search, key: visit } = useLocation();
  const titles = useTitles(guid, props.suggested);
  const render = (laid: Omit<Laid<D, S>, "suggested">): ReactNode => (
    <>
      {props.render({
        ...laid,
        suggested: titles.suggested,
        document: { ...laid.document, view },
        ...(hydrated ? { onView } : {}),
      })}
      {watch}
      {lost}
    </>
  );
  const running = state.kind === "running" ? state.generation : undefined;
  // One that is written beside the text is followed to its end, which the page then tells.
  const followed = running ?? state.making?.generation;
  const address = followed ? `/create/${guid}/stream?generation=${followed}` : null;
  const streamed = useStream(hydrated ? address : null, state.text ?? "");
  const saved = useMemo(
    () => (source && "stored" in source ? (JSON.parse(source.stored) as DocumentJson) : null),
    [source],
  );
  const editing = state.kind === "editing" && source !== null;
  const place = useWriterPlace();
  const waiting = useMemo(() => new WaitingWords(guid), [guid]);
  const rich = useEditor({
    wanted: hydrated && editing,
    open: async () => source && openSource(source, document.text, { guid, revision: document.revision }),
    before: (area) => noteCaret(area, place.caret.current),
  });
  const watch = usePlace(place, {
    state: state.kind,
    shown: `${state.kind} ${search} ${editing && rich?.Field ? "rich" : "plain"}`,
    // Whoever asks for the marks of the text that is read goes on reading.
    seeks: state.generation !== null,
    isTyping: hydrated && !waiting.isEmpty,
  });
  useTextBefore(
    { guid, revision: document.revision },
    state.kind === "review" && (state.generation || state.isFirst)
      ? { source, isFirst: state.isFirst === true }
      : null,
    (before) => noteBefore(before, place.caret.current),
  );
  const button = useSaveButton();
  const { onAnswer } = button;
  const [asking, setAsking] = useState(false);
  /**
   * From the press on an action on, the save before it included, until the page shows what comes of it: where that is
   * this page again, which says why nothing came, until it is there. `visit`: the one that it was pressed in.
   */
  const [pressed, setPressed] = useState<{ visit: string; isAnswered: boolean } | null>(null);
  if (pressed && (!editing || (pressed.isAnswered && visit !== pressed.visit))) setPressed(null);
  const [selected, setSelected] = useState(0);
  // What waits comes in before the next key does: until its field stands, that waits as well.
  const awaited = hydrated && editing && rich === null && !waiting.isEmpty;
  const under = atHand[state.kind] ?? (pressed || awaited ? "asked" : "writing");
  useToastPlace(under === "asked" || under === "decided");
  const typedOn = useKeysUnderWay(under, waiting, place);
  const unheard = useMemo(() => (typedOn ? toldOf(under, typedOn) : null), [under, typedOn]);
  const last = hydrated && (under === "decided" || under === "made") ? waiting.last(mostShown) : "";
  const waits = useMemo(() => (last === "" ? null : toldWaiting(last)), [last]);
  const typed = useSaving(guid, document, {
    editor: editing ? rich : null,
    stored: saved ?? (rich?.Field ? rich.initial : null),
    decided: saved,
    pending: asking,
    takeSaved,
    met: state.kind === "conflict",
    onAnswer,
  });
  const comeIn = useEffectEvent(() => {
    typed.typeIn(waiting.take());
  });
  const isWritten = hydrated && editing && under === "writing" && rich !== null;
  useLayoutEffect(() => {
    if (isWritten) comeIn();
  }, [isWritten]);
  const giveBack = useWrittenIn(typed.focusText);
  const { view, onView } = useView(guid, props.document.view, typed.document.revision > 0);
  const { run, generate } = useGenerate({
    stream: `/create/${guid}/stream`,
    patience: 600,
    keepScroll: true,
    target: (started) =>
      started.guid === null || started.guid === guid
        ? panelAddress({ guid, here: `/create/${guid}?review=${started.generation}` }, panelOf(search))
        : `/create/${started.guid}`,
  });
  const { saving, notice: left } = typed;
  useSavedFirst(saving);
  /** A new card is no document before its first save. */
  const firstSave = useCallback(async () => {
    if (saving?.revision === 0) await saving.flush();
  }, [saving]);
  const assist = useAssistance(guid, props.assistance, firstSave);
  const out = useExports({ guid, words: typed.words, saving, view, language: typed.document.language });
  const latest = useLatest([button.notice, titles.limit, assist.notice, out.notice], editing);
  const said = unheard ?? latest;
  const lost = editing ? <SaveLost saving={typed.saving} at={button.lostAt} /> : null;
  const put = useMemo<Notice | null>(() => (left ? { kind: "info", text: left } : null), [left]);
  useShortcut("s", editing, () =>
    globalThis.document.querySelector<HTMLButtonElement>('[name="intent"][value="save"]')?.click(),
  );

  /** The action works on the text as it is saved at its press: nothing comes into it until its marks are decided on. */
  async function apply(form: HTMLFormElement, submitter: HTMLElement): Promise<void> {
    if (pressed) return;
    const made = keptAround(submitter);
    button.forget();
    typed.hold(true);
    setPressed({ visit, isAnswered: false });
    // What is typed on is heard there, and told of; and it is where the writer goes on when nothing comes of it.
    giveBack(submitter);
    place.notePress();
    try {
      await saving?.flush();
      setAsking(true);
      if (await generate(form, submitter)) {
        made();
        setPressed((now) => now && { ...now, isAnswered: true });
      } else setPressed(null);
    } catch (error) {
      setPressed(null);
      throw error;
    } finally {
      setAsking(false);
      typed.hold(false);
    }
  }

  if (!hydrated) return render({ document, state, key: 0 });
  if (!editing) {
    return render({
      document,
      state: running ? { ...state, text: streamed } : state,
      key: 0,
      ...(unheard ? { said: unheard } : {}),
      ...(waits ? { waits } : {}),
      ...(new URLSearchParams(search).has("changed") && isOwnRevision(guid, document.revision)
        ? { notice: ownChange }
        : {}),
    });
  }

  return render({
    document: typed.document,
    state,
    pending: asking || run !== null,
    selected,
    key: typed.key,
    ...(put ? { notice: put } : {}),
    ...(said ? { said } : {}),
    ...(saving ? { status: <SaveStatus guid={guid} saving={saving} savedAgo={savedAgo} /> } : {}),
    ...(rich?.Field
      ? {
          count: <WordCount counter={typed.counter} words={typed.document.words} />,
          editor: (
            <rich.Field
              initial={typed.initial ?? saved ?? rich.initial}
              caret={place.caret}
              onReady={(ready) => {
                if (ready) waiting.move((spot) => ready.moved(spot));
                typed.onReady(ready);
              }}
              onEdit={typed.onEdit}
              language={typed.document.language}
              suggest={asking ? null : assist.suggest}
              onSelect={setSelected}
            />
          ),
        }
      : {}),
    assistance: assist.control,
    copyButton: <CopyButton read={typed.read} className="ed-fold" />,
    exports: out.links,
    onSubmit(event) {
      if (titles.onSubmit(event, firstSave)) return;
      const { submitter } = event.nativeEvent;
      if (submitter?.getAttribute("name") !== "apply") {
        button.onSubmit(event, saving);
        return;
      }
      event.preventDefault();
      const form = event.currentTarget;
      void apply(form, submitter);
    },
  });
}

/** Of several notices the one that came last; one that was said before the text was left for another page of it is over. */
function useLatest(notices: readonly (Notice | null)[], editing: boolean): Notice | null {
  const [seen, setSeen] = useState({ notices, latest: null as Notice | null });
  const changed = notices.findIndex((notice, index) => notice !== seen.notices[index]);
  const latest = !editing ? null : changed < 0 ? seen.latest : (notices[changed] ?? null);
  if (changed >= 0 || latest !== seen.latest) setSeen({ notices, latest });
  return latest;
}
