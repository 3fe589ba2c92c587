import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { safeHref } from "#app/document/safe-href.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { LinkWords } from "./commands.ts";

/** No form has this id: the fields belong to the dialog alone, and are not sent with the document. */
const noForm = "link-of-its-own";

interface LinkDialogProps {
  /** Where the link leads already; empty for a new one. */
  href: string;
  /** The selected words, or the link's; null where they are of several blocks and stay as they are. */
  text: string | null;
  /** Pixels from the top of the sheet to the line under the linked words. */
  top: number;
  onInsert: (link: LinkWords) => void;
  onRemove: () => void;
  /** `isLeft`: the writer went elsewhere, and the focus stays there. */
  onClose: (isLeft: boolean) => void;
}

/** Sets the address and words of a link, under the words that it links. Enter inserts, Escape closes. */
export function LinkDialog({ href, text, top, onInsert, onRemove, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [url, setUrl] = useState(href);
  const [words, setWords] = useState(text);
  const [isRefused, setRefused] = useState(false);

  useLayoutEffect(() => {
    if (!dialog.current) return;
    dialog.current.style.top = `${top}px`;
    dialog.current.querySelector("input")?.select();
    dialog.current.scrollIntoView({ block: "nearest" });
  }, [top]);

  function insert(): void {
    if (url.trim() === "") return;
    if (safeHref(url) === null) setRefused(true);
    else onInsert({ url, text: words });
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose(false);
    } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      insert();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' keys and its leaving arrive here
    <dialog
      open
      className="pop-static link-dlg"
      aria-label={href === "" ? "Insert link" : "Edit link"}
      ref={dialog}
      onKeyDown={press}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(true);
      }}
    >
      <div className="link-in">
        <TextField
          label="URL"
          id="link-url"
          form={noForm}
          value={url}
          autoComplete="off"
          spellCheck={false}
          error={isRefused ? "This address cannot be linked: http, https and mailto can." : null}
          onChange={({ target }) => {
            setUrl(target.value);
            setRefused(false);
          }}
        />
        {words === null ? null : (
          <TextField
            label="Text"
            id="link-text"
            form={noForm}
            value={words}
            dir="auto"
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </div>
      <div className="link-foot">
        <span className="hint">https:// is added for you. Opens in a new tab.</span>
        <span className="end">
          {href === "" ? null : (
            <Button kind="bare" size="sm" type="button" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button kind="bare" size="sm" type="button" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button kind="ink" size="sm" type="button" disabled={url.trim() === ""} onClick={insert}>
            {href === "" ? "Insert link" : "Save link"}
          </Button>
        </span>
      </div>
    </dialog>
  );
}
