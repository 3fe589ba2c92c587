import { type ReactNode, Suspense, useState } from "react";
import type { FormProps } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import type { DocumentJson } from "#app/document/stored.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { useStream } from "../generation/use-stream.ts";
import { CopyButton } from "./copy-button.tsx";
import { FormatButtons } from "./format-buttons.tsx";
import { useReviewKeys } from "./review-keys.ts";
import { useShortcut } from "./use-shortcut.ts";
import { TextEditor, useEditor } from "./use-editor.ts";
import { keepEarly, useTyped } from "./use-typed.ts";

/** The parts of the page's state that a script follows; the page knows more kinds. */
interface StateShape {
  kind: string;
  generation?: string;
  text?: string;
}

interface DocumentShape {
  title: string;
  subTitle: string;
  text: string;
  revision: number;
  words: number;
  minutes: number;
}

/** What the script lays over the page. */
export interface Laid<D, S> {
  document: D;
  state: S;
  editor?: ReactNode;
  tools?: ReactNode;
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
  /** The saved text; null while there is none to edit. */
  json: DocumentJson | null;
  document: D;
  state: S;
  /** The writer chose the saved text over what was typed: nothing is put back. */
  takeSaved: boolean;
  /** The generation shown is an edit of this document rather than its text. */
  proposal: boolean;
  render: (laid: Laid<D, S>) => ReactNode;
}

/** /create/{guid} with a script over it: rich text, streaming, and nothing typed is lost. */
export function DocumentIsland<D extends DocumentShape, S extends StateShape>(
  props: DocumentIslandProps<D, S>,
) {
  const { guid, json, document, state, proposal, takeSaved, render } = props;
  const hydrated = useHydrated();
  const running = state.kind === "running" ? state.generation : undefined;
  const address = running
    ? `/create/${guid}/stream?generation=${running}${proposal ? "&proposal=1" : ""}`
    : null;
  const streamed = useStream(hydrated ? address : null, state.text ?? "");
  const editing = state.kind === "editing" && json !== null;
  const isLoaded = useEditor(hydrated && editing, () => keepEarly(guid, document));
  const typed = useTyped(guid, document, {
    active: editing && isLoaded,
    refused: state.kind === "conflict",
    takeSaved,
  });
  const { run, generate } = useGenerate({
    stream: `/create/${guid}/stream`,
    patience: 600,
    onStart: typed.taken,
    target: ({ generation }) => `/create/${guid}?review=${generation}`,
  });
  const [marks, setMarks] = useState({ strong: false, em: false });
  useReviewKeys(state.kind === "review");
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
    ...(typed.notice ? { notice: { kind: "info", text: typed.notice } } : {}),
    ...(isLoaded
      ? {
          editor: (
            <Suspense>
              <TextEditor
                initial={typed.initial ?? json}
                onReady={typed.onReady}
                onEdit={typed.onEdit}
                onMarks={setMarks}
              />
            </Suspense>
          ),
        }
      : {}),
    tools: isLoaded ? <FormatButtons active={marks} onToggle={typed.toggle} /> : null,
    copyButton: <CopyButton read={typed.read} />,
    onSubmit(event) {
      const { submitter } = event.nativeEvent;
      if (submitter?.getAttribute("name") !== "apply") return;
      event.preventDefault();
      void generate(event.currentTarget, submitter);
    },
  });
}
