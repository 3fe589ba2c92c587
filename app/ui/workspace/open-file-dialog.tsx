import type { ChangeEvent, ReactNode, Ref } from "react";
import { Banner, type Notice } from "../banner.tsx";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Dialog } from "../dialog.tsx";
import { FieldError } from "../field.tsx";
import { Icon } from "../icon.tsx";

/** A kind of file, and what becomes of it. */
export interface OpenedKind {
  kind: string;
  name: string;
  ending: string;
  kept: string;
  leftOut: string;
}

interface OpenFileDialogProps {
  kinds: readonly OpenedKind[];
  /** For the file field. */
  accept: string;
  /** Name of this click, see DeskForm. */
  click: string;
  /** The file that a script has seen chosen; null while there is none. */
  chosen: { name: string; kind: string | null; told: string } | null;
  /** A script tells what is chosen: the browser's own words are not shown. */
  scripted: boolean;
  /** Why the file was not opened, in a sentence. */
  fault: string | null;
  /** What else went wrong. */
  notice: Notice | null;
  title: string;
  mode: string;
  /** It is being opened. */
  pending: boolean;
  field?: Ref<HTMLInputElement>;
  onChoose?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Leads back. */
  cancel: ReactNode;
  /** Over the page; without it the dialog is the page. */
  modal?: boolean;
  onClose?: () => void;
}

const modes = [
  ["document", "Document"],
  ["story", "Story"],
  ["post", "Post"],
] as const;

/** Opens a file as a document: the fields `click file title mode` of a multipart form around it. */
export function OpenFileDialog(props: OpenFileDialogProps) {
  const { kinds, click, chosen, fault, notice, title, mode, pending, cancel, modal = false, onClose } = props;
  return (
    <Dialog
      id="open-file"
      level={modal ? 2 : 1}
      className="opn"
      title="Open a file"
      modal={modal}
      {...(onClose ? { onClose } : {})}
      foot={
        <>
          <span className="hint opn-hint">Up to 5 MB. Free. The file itself is not kept.</span>
          {cancel}
          <Button kind="ink" aria-disabled={pending || undefined}>
            {pending ? "Opening…" : "Open as a card"}
          </Button>
        </>
      }
    >
      <div className="opn-body">
        {notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
        <input type="hidden" name="click" value={click} />
        <div>
          <FileField {...props} />
          {fault === null ? null : <FieldError id="file-error">{fault}</FieldError>}
        </div>
        <div className="opn-two">
          <div className="field">
            <label className="label" htmlFor="open-title">
              Title
            </label>
            <input
              className="input"
              id="open-title"
              name="title"
              dir="auto"
              maxLength={500}
              placeholder="The file’s own, or its first heading"
              defaultValue={title}
            />
          </div>
          <fieldset className="field">
            <legend className="label">Open as</legend>
            <div className="seg opn-seg">
              {modes.map(([value, name]) => (
                <label key={value}>
                  <input type="radio" name="mode" value={value} defaultChecked={value === mode} />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div>
          <p className="label" id="open-what">
            What will happen
          </p>
          <table className="opn-t" aria-labelledby="open-what">
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">Kept</th>
                <th scope="col">Left out</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, name, ending, kept, leftOut }) => (
                <tr key={kind} className={classNames(chosen?.kind === kind && "is-on")}>
                  <th scope="row">
                    {name} <span className="faint">{ending}</span>
                  </th>
                  <td>{kept}</td>
                  <td>{leftOut}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="hint opn-note">The words of a table stay: each of its rows becomes a line.</p>
        </div>
      </div>
    </Dialog>
  );
}

/** The file's field; where a script runs, in words of our own. */
function FileField({ accept, chosen, scripted, fault, field, onChoose }: OpenFileDialogProps) {
  const input = (
    <input
      className={scripted ? "sr" : "input"}
      id="file"
      type="file"
      name="file"
      accept={accept}
      aria-label="File"
      aria-invalid={fault === null ? undefined : true}
      aria-describedby={fault === null ? undefined : "file-error"}
      ref={field}
      onChange={onChoose}
    />
  );
  return (
    <div className="opn-file">
      <Icon name="file-text" size={20} />
      {scripted ? (
        <>
          <span className="opn-name">
            <b className="semi clip">{chosen?.name ?? "No file chosen"}</b>
            <small>{chosen?.told ?? "Word, Markdown, text or HTML."}</small>
          </span>
          <label className="btn btn-line btn-sm">
            {chosen ? "Choose another" : "Choose a file"}
            {input}
          </label>
        </>
      ) : (
        input
      )}
    </div>
  );
}
