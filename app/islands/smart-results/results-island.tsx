import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { type FormProps, useNavigate, useNavigation } from "react-router";
import { useScripted } from "#app/ui/use-scripted.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useStream } from "../generation/use-stream.ts";
import { CopyButton } from "../workspace/copy-button.tsx";
import type { Came } from "../workspace/save/saving.ts";
import { SaveLost } from "../workspace/save/save-lost.tsx";
import { SaveStatus } from "../workspace/save/save-status.tsx";
import { openSource, preloadSource, type TextSource, useMarkdown } from "../workspace/text-source.ts";
import { useEditor } from "../workspace/use-editor.ts";
import { noteCaret, usePlace, useWriterPlace } from "../workspace/use-place.ts";
import { useSaveButton } from "../workspace/use-save-button.ts";
import { type ShownDocument, useSaving } from "../workspace/use-saving.ts";
import { useShortcut } from "../workspace/use-shortcut.ts";
import { ResultCounts } from "./result-counts.tsx";
import { useTextKeys } from "./use-text-keys.ts";

/** A version that is being written, or of which there is no more than a beginning. */
interface Written {
  kind: string;
  generation: string;
  text: string;
}

/** What the script lays over the page. */
export interface LaidResults<D, W> {
  document: D;
  writing: W | null;
  editor?: ReactNode;
  counts?: ReactNode;
  copyButton?: ReactNode;
  status?: ReactNode;
  said?: Notice;
  /** A version has been asked for, and nothing is known of it yet. */
  pending?: boolean;
  /** A script follows the page. */
  enhanced: boolean;
  /** Changes when the form's fields begin anew. */
  key: number;
  onSubmit?: FormProps["onSubmit"];
}

interface ResultsIslandProps<D, W> {
  guid: string;
  /** Stands for the tab in front as long as it is the same one for its writer. */
  sitting: string;
  /** The document's own text is in front. */
  isPresent: boolean;
  /** The tab came as the end of a version that was written here. */
  isWritten: boolean;
  source: TextSource;
  document: D;
  writing: W | null;
  savedAgo: number;
  /** Where the tab of the present text is, in the place of the one in front. */
  present: string;
  render: (laid: LaidResults<D, W>) => ReactNode;
}

const savedMs = 2_000;

/** /smart-results/{guid} with a script over it: rich text that saves itself, versions that stream, and keys. */
export function ResultsIsland<D extends ShownDocument, W extends Written>(props: ResultsIslandProps<D, W>) {
  const { guid, sitting, isPresent, isWritten, source, writing, savedAgo, present } = props;
  const markdown = useMarkdown(source);
  const document = markdown === null ? props.document : { ...props.document, text: markdown };
  preloadSource(source, guid, document.revision);
  const hydrated = useScripted();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const asked = navigation.formData?.get("intent");
  const pending = asked === "new" || asked === "tool";
  const isRunning = writing?.kind === "running";
  const address = isRunning ? `/create/${guid}/stream?generation=${writing.generation}` : null;
  const streamed = useStream(hydrated ? address : null, writing?.text ?? "");
  const stored = useMemo(
    () => ("stored" in source ? (JSON.parse(source.stored) as DocumentJson) : null),
    [source],
  );
  const editing = writing === null;
  const [arrived] = useState(hydrated);
  const place = useWriterPlace(arrived && isWritten);
  const state = editing ? "editing" : isRunning ? "running" : "interrupted";
  const watch = usePlace(place, { state, shown: state });
  const rich = useEditor({
    wanted: hydrated && editing,
    open: () => openSource(source, document.text, { guid, revision: document.revision }),
    before: (area) => noteCaret(area, place.caret.current),
  });
  // Another tab has taken the place of what had the focus.
  useLayoutEffect(() => {
    if (!arrived || isWritten || globalThis.document.activeElement !== globalThis.document.body) return;
    globalThis.document.querySelector<HTMLElement>(".sr-main .tab[aria-current]")?.focus();
  }, [arrived, isWritten]);
  const button = useSaveButton();
  const [saved, setSaved] = useState(0);
  /** To the tab of the present text, which has become this one: the editor stays. */
  function follow(): void {
    void navigate(present, { replace: true, preventScrollReset: true, state: { stay: sitting } });
  }
  const typed = useSaving(guid, document, {
    editor: editing ? rich : null,
    stored: stored ?? (rich?.Field ? rich.initial : null),
    pending,
    takeSaved: false,
    another: !isPresent,
    met: false,
    onAnswer(came: Came) {
      if (came === "gone") toDocument(guid);
      else if (came !== "saved") button.onAnswer(came);
      if (came !== "saved") return;
      button.forget();
      setSaved((times) => times + 1);
      if (isPresent) follow();
    },
  });
  const { saving, notice: putBack } = typed;
  const said = useSaid(saved);
  // What was typed into another version is the document's text from its first save on.
  const isLeft = !isPresent && typed.document.revision > document.revision;
  const left = useEffectEvent(follow);
  useEffect(() => {
    if (isLeft) left();
  }, [isLeft]);
  useShortcut("s", hydrated && editing, () => press("save"));
  useTextKeys(hydrated && editing, () => press("new"));

  const render = (laid: LaidResults<D, W>): ReactNode => (
    <>
      {props.render(laid)}
      {watch}
      {editing ? <SaveLost saving={saving} at={button.lostAt} /> : null}
    </>
  );
  if (!hydrated) return render({ document, writing, enhanced: false, key: 0 });
  if (writing) return render({ document, writing: { ...writing, text: streamed }, enhanced: true, key: 0 });
  return render({
    document: typed.document,
    writing,
    enhanced: true,
    pending,
    key: typed.key,
    ...(button.notice ? { said: button.notice } : putBack ? { said: { kind: "info", text: putBack } } : {}),
    ...(saving
      ? {
          status: said ? (
            <output className="sm saved">Saved!</output>
          ) : (
            <SaveStatus guid={guid} saving={saving} savedAgo={savedAgo} />
          ),
        }
      : {}),
    ...(rich?.Field
      ? {
          counts: <ResultCounts counter={typed.counter} {...typed.document} />,
          editor: (
            <rich.Field
              initial={typed.initial ?? stored ?? rich.initial}
              caret={place.caret}
              onReady={typed.onReady}
              onEdit={typed.onEdit}
              language={typed.document.language}
              suggest={null}
              onSelect={nobody}
            />
          ),
        }
      : {}),
    copyButton: <CopyButton read={typed.read} shownMs={savedMs} />,
    onSubmit(event) {
      // A version that nobody has touched is brought back by the server, and not kept twice.
      if (!isPresent && saving?.isSaved === true) return;
      button.onSubmit(event, saving);
    },
  });
}

const nobody = (): void => undefined;

/** Sends the form to the document's page, which has a way out for the text of one that was deleted. */
function toDocument(guid: string): void {
  const form = globalThis.document.querySelector<HTMLFormElement>("#document");
  if (!form) return;
  form.action = `/create/${guid}`;
  form.submit();
}

const press = (intent: "save" | "new"): void =>
  globalThis.document
    .querySelector<HTMLButtonElement>(`button[name="intent"][value="${intent}"]:enabled`)
    ?.click();

/** True for two seconds after each save that was asked for. */
function useSaid(saved: number): boolean {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setPassed(saved), savedMs);
    return () => clearTimeout(timer);
  }, [saved]);
  return saved > passed;
}
