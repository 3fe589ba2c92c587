import { type ReactNode, useMemo } from "react";
import type { FormProps } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import type { TextSize } from "#app/document/credits.ts";
import type { DocumentJson } from "#app/document/stored.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { useStream } from "../generation/use-stream.ts";
import { CopyButton } from "./copy-button.tsx";
import { useShortcut } from "./use-shortcut.ts";
import { useEditor } from "./use-editor.ts";
import { usePlace } from "./use-place.ts";
import { openSource, type TextSource, useMarkdown } from "./text-source.ts";
import { keepEarly, useTyped } from "./use-typed.ts";

/** The parts of the page's state that a script follows; the page knows more kinds. */
interface StateShape {
  kind: string;
  generation?: string | null;
  text?: string;
}

interface DocumentShape {
  title: string;
  subTitle: string;
  text: string;
  revision: number;
  firstSize?: TextSize;
  words: number;
  minutes: number;
}

/** What the script lays over the page. */
interface Laid<D, S> {
  document: D;
  state: S;
  editor?: ReactNode;
  copyButton?: ReactNode;
  notice?: Notice;
  unsaved: boolean;
  /** An action has been asked for and has not shown its first words. */
  pending?: boolean;
  /** Changes when the form's fields begin anew. */
  key: number;
  onSubmit?: FormProps["onSubmit"];
}

interface DocumentIslandProps<D, S> {
  guid: string;
  /** Where the text is; null while there is none to edit. */
  source: TextSource | null;
  document: D;
  state: S;
  /** The writer chose the saved text over what was typed: nothing is put back. */
  takeSaved: boolean;
  render: (laid: Laid<D, S>) => ReactNode;
}

/** /create/{guid} with a script over it: rich text, streaming, and nothing typed is lost. */
export function DocumentIsland<D extends DocumentShape, S extends StateShape>(
  props: DocumentIslandProps<D, S>,
) {
  const { guid, source, state, takeSaved, render } = props;
  const markdown = useMarkdown(source);
  const document = markdown === null ? props.document : { ...props.document, text: markdown };
  const hydrated = useHydrated();
  const running = state.kind === "running" ? state.generation : undefined;
  const address = running ? `/create/${guid}/stream?generation=${running}` : null;
  const streamed = useStream(hydrated ? address : null, state.text ?? "");
  const saved = useMemo(
    () => (source && "stored" in source ? (JSON.parse(source.stored) as DocumentJson) : null),
    [source],
  );
  const editing = state.kind === "editing" && source !== null;
  const caret = usePlace(state.kind);
  const rich = useEditor(guid, {
    wanted: hydrated && editing,
    open: async () => source && openSource(source, document.text, { guid, revision: document.revision }),
    before: () => keepEarly(guid, document, caret.current),
  });
  const typed = useTyped(guid, document, {
    active: editing && rich !== null,
    refused: state.kind === "conflict",
    takeSaved,
  });
  const { run, generate } = useGenerate({
    stream: `/create/${guid}/stream`,
    patience: 600,
    keepScroll: true,
    onStart: typed.taken,
    target: ({ generation }) => `/create/${guid}?review=${generation}`,
  });
  const { notice: left } = typed;
  const notice = useMemo<Notice | null>(() => (left ? { kind: "info", text: left } : null), [left]);
  useShortcut("s", editing, () =>
    globalThis.document.querySelector<HTMLButtonElement>('[name="intent"][value="save"]')?.click(),
  );

  if (!hydrated) return render({ document, state, unsaved: false, key: 0 });
  if (!editing) {
    return render({
      document,
      state: running ? { ...state, text: streamed } : state,
      unsaved: false,
      key: 0,
    });
  }

  return render({
    document: typed.document,
    state,
    pending: run !== null,
    unsaved: typed.unsaved,
    key: typed.key,
    ...(notice ? { notice } : {}),
    ...(rich?.Field
      ? {
          editor: (
            <rich.Field
              initial={typed.initial ?? saved ?? rich.initial}
              caret={caret}
              onReady={typed.onReady}
              onEdit={typed.onEdit}
            />
          ),
        }
      : {}),
    copyButton: <CopyButton read={typed.read} />,
    onSubmit(event) {
      const { submitter } = event.nativeEvent;
      if (submitter?.getAttribute("name") !== "apply") return;
      event.preventDefault();
      void generate(event.currentTarget, submitter);
    },
  });
}
