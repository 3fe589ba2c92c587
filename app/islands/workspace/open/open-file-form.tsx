import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { accepted, fileKinds, fileSize, kindOf, refusalOf } from "#app/document/files/file-kind.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { OpenFileDialog } from "#app/ui/workspace/open-file-dialog.tsx";
import { offlineText } from "../../offline.ts";

/** What the page that opens files answers where it opened none. */
export interface NotOpened {
  /** Why this file cannot be opened, in a sentence; null where something else went wrong. */
  fault: string | null;
  notice: Notice | null;
  title: string;
  mode: string;
}

interface OpenFileFormProps {
  /** Name of this click, see DeskForm. */
  click: string;
  /** What came of the form where no script sent it. */
  answer: NotOpened | null;
  /** The file that was dropped; null: none was. */
  dropped?: File | null;
  cancel: ReactNode;
  modal?: boolean;
  onClose?: () => void;
}

/** The dialog that opens a file; with a script it stays while the file is sent, and keeps it where it was refused. */
export function OpenFileForm({ click, answer, dropped = null, cancel, modal, onClose }: OpenFileFormProps) {
  const fetcher = useFetcher<NotOpened>();
  const scripted = useScripted();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(dropped);
  const [sent, setSent] = useState<File | null>(null);
  useEffect(() => {
    if (dropped === null || field.current === null) return;
    const held = new DataTransfer();
    held.items.add(dropped);
    field.current.files = held.files;
  }, [dropped]);

  const came = fetcher.data === undefined ? answer : fetcher.data;
  const offline = offlineText(came);
  const pending = fetcher.state !== "idle";
  const told = came !== null && offline === null && !pending && (sent === chosen || !scripted) ? came : null;
  const refusal = chosen && refusalOf(chosen.name, chosen.size);
  return (
    <fetcher.Form
      method="post"
      action="/create/open"
      encType="multipart/form-data"
      onSubmit={(event) => {
        // What the server would refuse is not sent; a second press is one press.
        if (pending || (scripted && refusal !== null)) event.preventDefault();
        setSent(chosen);
      }}
    >
      <OpenFileDialog
        kinds={fileKinds}
        accept={accepted}
        click={click}
        chosen={chosen && shownFile(chosen)}
        scripted={scripted}
        fault={refusal ?? told?.fault ?? null}
        notice={offline === null ? (told?.notice ?? null) : { kind: "danger", text: offline }}
        title={told?.title ?? ""}
        mode={told?.mode ?? "document"}
        pending={pending}
        field={field}
        onChoose={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
        cancel={cancel}
        {...(modal ? { modal } : {})}
        {...(onClose ? { onClose } : {})}
      />
    </fetcher.Form>
  );
}

function shownFile({ name, size }: File) {
  const kind = kindOf(name);
  const called = fileKinds.find((one) => one.kind === kind)?.name ?? "File";
  return { name, kind, told: `${called}, ${fileSize(size)}` };
}
