import type { Node } from "prosemirror-model";
import { closeHistory } from "prosemirror-history";
import { type Command, EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import "prosemirror-view/style/prosemirror.css";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { countWords } from "#app/document/counts.ts";
import { placeOf, writePlace } from "#app/document/selected-place.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";
import { type Suggest, Suggesting } from "../assist/suggesting.ts";
import { coveredTop } from "../covered-top.ts";
import type { Spot, Waiting } from "../review/waiting-words.ts";
import type { Caret } from "../use-place.ts";
import { FormatStrip } from "./format-strip.tsx";
import { askedPlace, holdSelection } from "./held-place.ts";
import { LinkTools } from "./link-tools.tsx";
import { foundPlace, movedPlace, spotAt } from "./moved-place.ts";
import { breakLine, editorPlugins } from "./plugins.ts";
import { formatsOf, noFormats, sameFormats } from "./queries.ts";
import { readSelected } from "./read-selected.ts";

/** What the page around the editor may ask of it. */
export interface EditorHandle {
  document(): Node;
  /** Puts another text in the place of this one, which nobody has typed here: no edit, and the caret keeps its place. */
  take(text: DocumentJson): void;
  /** Holds the place of what is selected while an action on it is asked for, or lets go of it. */
  hold(held: boolean): void;
  /** Takes the focus, with the caret where it was; the window is not scrolled to it. */
  focus(): void;
  /** Where a place of the text that was left, or of the one before the edit, is in the text that the field began with. */
  moved(spot: Spot): Spot;
  /**
   * Types what waited at its places; where those are not known, behind the caret or what is selected, or at the end where
   * nobody has been in the text. A line break begins a paragraph. One undo takes what was typed at one place back.
   */
  type(waiting: readonly Waiting[]): void;
}

interface TextEditorProps {
  /** The text to begin with; later values are not looked at. */
  initial: DocumentJson;
  /** Where the caret was in an earlier field for the same text; this one keeps it. */
  caret: RefObject<Caret>;
  onReady: (handle: EditorHandle | null) => void;
  /** After every change of the text. */
  onEdit: () => void;
  /** Gives the next words while the writer pauses; null where none are wanted. */
  suggest: Suggest | null;
  /** Of the text, as far as it can be told: for the browser's spelling. */
  language: string | null;
  /** How many words are selected now; 0 where that is nothing, or the whole text. */
  onSelect: (words: number) => void;
}

/** The rich text field under its format strip. Its form gets the field `text`, Markdown, at the moment it is sent. */
export function TextEditor(props: TextEditorProps) {
  const { initial, caret, onReady, onEdit, onSelect, suggest, language } = props;
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<EditorView | null>(null);
  const [formats, setFormats] = useState(noFormats);
  // An object of its own for each click: a click on another link moves the bar there.
  const [linking, setLinking] = useState<{ by: "dialog" | "bar" } | null>(null);
  const ready = useEffectEvent(onReady);
  const edited = useEffectEvent(onEdit);
  const selected = useEffectEvent(onSelect);
  const begin = useRef(initial);
  const suggesting = useRef<Suggesting | null>(null);
  const [suggested, setSuggested] = useState("");

  // Before the page is painted: the text that stood here must not go away for a moment.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const kept = caret.current;
    const doc = parseStored(begin.current);
    const first = kept.before === null ? doc : parseStored(kept.before);
    const begun = kept.left ?? EditorState.create({ doc: first, plugins: editorPlugins() });
    const moved = (spot: Spot): number => movedPlace(begun.doc, doc, foundPlace(begun.doc, spot));
    const follow = (state: EditorState): void =>
      setFormats((before) => {
        const now = formatsOf(state);
        return sameFormats(before, now) ? before : now;
      });
    let telling: ReturnType<typeof setTimeout> | undefined;
    // Off the typing path: while a selection grows nobody reads its length.
    const tellSelected = (): void => {
      clearTimeout(telling);
      telling = setTimeout(() => selected(selectedWords(view.state)), selectedMs);
    };
    // Whether the caret is moved by presses or by keys: a busy browser tells of a click's caret long after the click,
    // or before it has ended, and says nothing of one that comes where the caret is.
    let isPointed = false;
    const view = new EditorView(place.current, {
      state: placed(rewritten(begun, doc), kept.spot && (kept.left ? moved(kept.spot) : kept.spot.at)),
      attributes: {
        class: "doc",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Text",
      },
      scrollThreshold: room(0),
      scrollMargin: room(5),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        kept.spot = spotAt(view.state.doc, view.state.selection.to);
        if (transaction.docChanged) edited();
        follow(view.state);
        suggesting.current?.follow(transaction);
        if (transaction.selectionSet || transaction.docChanged) tellSelected();
        if (transaction.docChanged) setLinking(null);
        else if (transaction.selectionSet) setLinking(isPointed ? { by: "bar" } : null);
      },
      handleDOMEvents: {
        mousedown: () => void (isPointed = true),
        keydown() {
          readSelected();
          isPointed = false;
        },
      },
      handleClick: () => setLinking({ by: "bar" }),
      handleKeyDown({ state }, event) {
        if (!isMod(event) || event.key.toLowerCase() !== "k" || formatsOf(state).style === "code")
          return false;
        setLinking({ by: "dialog" });
        return true;
      },
    });
    setOpen(view);
    follow(view.state);
    const form = place.current.closest("form");
    const fill = ({ formData }: FormDataEvent): void => {
      formData.set("text", writeMarkdown(view.state.doc));
      const asked = askedPlace(view.state);
      if (asked) formData.set("place", writePlace(asked));
    };
    form?.addEventListener("formdata", fill);
    ready({
      document: () => view.state.doc,
      take: (text) => view.updateState(replaced(view.state, parseStored(text))),
      hold: (held) => view.dispatch(holdSelection(view.state, held)),
      focus: () => view.focus(),
      moved: (spot) => spotAt(doc, moved(spot)),
      type(waiting) {
        if (kept.spot === null) view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
        typeAll(view, waiting);
      },
    });
    if ((kept.held || isBlank(doc)) && document.activeElement === document.body) view.focus();
    return () => {
      kept.held = view.hasFocus();
      kept.left = view.state;
      clearTimeout(telling);
      selected(0);
      ready(null);
      form?.removeEventListener("formdata", fill);
      setOpen(null);
      view.destroy();
    };
  }, [caret]);

  useEffect(() => {
    if (!open || !suggest) return undefined;
    const begun = new Suggesting(open, suggest, setSuggested);
    suggesting.current = begun;
    return () => {
      suggesting.current = null;
      begun.close();
    };
  }, [open, suggest]);

  const run = (command: Command): void => {
    if (!open) return;
    readSelected();
    command(open.state, open.dispatch);
    open.focus();
  };
  const openLink = (): void => {
    readSelected();
    setLinking({ by: "dialog" });
  };
  return (
    <div className="rich">
      <FormatStrip formats={formats} run={run} onLink={openLink} />
      <div ref={place} lang={language ?? undefined} />
      <output className="sr">
        {suggested === "" ? null : `Suggestion: ${suggested} Tab twice accepts, Escape dismisses.`}
      </output>
      {open && linking ? (
        <LinkTools view={open} run={run} shown={linking.by} onShow={(by) => setLinking(by && { by })} />
      ) : null}
    </div>
  );
}

const selectedMs = 120;

function selectedWords({ doc, selection: { from, to } }: EditorState): number {
  if (from === to || placeOf(doc, from, to) === null) return 0;
  return countWords(doc.textBetween(from, to, " ", " "));
}

function typeAll(view: EditorView, waiting: readonly Waiting[]): void {
  const { doc } = view.state;
  const typed: { at: number; length: number }[] = [];
  for (const { spot, words } of waiting) {
    const at = spot && foundPlace(doc, spot);
    const { size } = view.state.doc.content;
    // What was typed first stands first where both were typed at one place.
    const before = typed.reduce((sum, one) => sum + (at !== null && one.at <= at ? one.length : 0), 0);
    if (at !== null) view.updateState(placed(view.state, at + before));
    typeBehind(view, words);
    if (at !== null) typed.push({ at, length: view.state.doc.content.size - size });
  }
}

function typeBehind(view: EditorView, words: string): void {
  const { tr, selection } = view.state;
  view.dispatch(closeHistory(tr.setSelection(Selection.near(selection.$to, -1))));
  for (const [line, text] of words.split("\n").entries()) {
    if (line > 0) breakLine(view.state, view.dispatch);
    if (text !== "") view.dispatch(view.state.tr.insertText(text));
  }
}

/** Pixels that are kept free around the caret when the text is scrolled to it, besides what bars cover. */
const room = (pixels: number) => ({
  get top() {
    return coveredTop() + pixels;
  },
  right: pixels,
  bottom: pixels,
  left: pixels,
});

const isMod = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The state with another text in it, which one undo takes back; the same state where the text is the same. */
function rewritten(state: EditorState, doc: Node): EditorState {
  if (state.doc.eq(doc)) return state;
  return state.apply(closeHistory(state.tr.replaceWith(0, state.doc.content.size, doc.content)));
}

/** The state with another text in it where the two differ: what stands around it keeps the selection. */
function replaced(state: EditorState, doc: Node): EditorState {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || ends === null) return state;
  // Where a letter is doubled the ends may lie before the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const closest = state.tr.replace(from, ends.a + overlap, doc.slice(from, ends.b + overlap));
  const exact = closest.doc.eq(doc) ? closest : state.tr.replaceWith(0, state.doc.content.size, doc.content);
  return state.apply(exact.setMeta("addToHistory", false));
}

function placed(state: EditorState, at: number | null): EditorState {
  if (at === null) return state;
  const place = state.doc.resolve(Math.min(at, state.doc.content.size));
  return state.apply(state.tr.setSelection(Selection.near(place)));
}

const isBlank = (doc: Node): boolean => doc.childCount === 1 && doc.firstChild?.content.size === 0;
