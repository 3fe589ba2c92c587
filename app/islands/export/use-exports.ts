import { type MouseEvent, useState } from "react";
import { fileBase } from "#app/document/export/file-name.ts";
import { type Format, formatWords } from "#app/document/export/formats.ts";
import type { View } from "#app/document/view.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { loadPart } from "../part.ts";
import { isPlainClick } from "../plain-click.ts";
import { usePrefetch } from "../use-prefetch.ts";
import type { Words } from "../workspace/save/records.ts";
import type { Saving } from "../workspace/save/saving.ts";
import type { Cause } from "./write-here.ts";

const loadHere = () => import("./write-here.ts");

interface Exporting {
  guid: string;
  /** The text as it stands; null while there is none to edit. */
  words: () => Words | null;
  saving: Saving | null;
  view: View;
  language: string | null;
}

/** What the links do with a script. */
export interface ExportLinks {
  /** What is being written. */
  busy: Format | null;
  onNear: () => void;
  onExport: (event: MouseEvent<HTMLAnchorElement>, format: Format) => void;
}

const fault = (text: string): Notice => ({ kind: "danger", text });

const causes: Readonly<Record<Cause, string>> = {
  offline: "There is no connection",
  "signed-out": "You are signed out",
  unsaved: "What you typed is not saved yet",
};

/**
 * The links of the Export menu with a script: what is typed is saved first, and what is wrong is said where the text
 * stands. Without a connection, a sign-in or a save the browser writes the file itself.
 */
export function useExports({ guid, words, saving, view, language }: Exporting) {
  const [busy, setBusy] = useState<Format | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  usePrefetch(loadHere);

  async function write(address: string, format: Format): Promise<Notice | null> {
    await saving?.flush();
    const sent = causeOf(saving) ?? (await fetchFile(address));
    if (typeof sent === "string") return writeBy(sent, format);
    if ("fault" in sent) return fault(sent.fault ?? formatWords[format].failed);
    save(sent.file, `${titleOf(sent, words())}.${format}`);
    return null;
  }

  /** Writes the file here, and says why. */
  async function writeBy(cause: Cause, format: Format): Promise<Notice> {
    const text = words();
    const here = await loadPart(loadHere);
    if (text === null || here === null) return fault(formatWords[format].failed);
    const way = cause === "signed-out" ? { signIn: `/create/${guid}` } : {};
    const made = await here.writeHere(format, { ...text, view, language }, cause);
    if ("fault" in made) return { ...fault(made.fault), ...way };
    save(made.file, `${fileBase(text.title)}.${format}`);
    return { kind: "info", text: `${causes[cause]}: this file was made in this browser.`, ...way };
  }

  const links: ExportLinks = {
    busy,
    onNear: () => void loadPart(loadHere).then((here) => here?.prefetchWriters(view)),
    onExport: (event: MouseEvent<HTMLAnchorElement>, format: Format): void => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      if (busy !== null) return;
      setNotice(null);
      setBusy(format);
      void write(event.currentTarget.href, format)
        .catch((error: unknown) => {
          reportError(error);
          return fault(formatWords[format].failed);
        })
        .then(setNotice)
        .finally(() => setBusy(null));
    },
  };
  return { links, notice };
}

interface Sent {
  file: Blob;
  /** As the server named it, without its ending. */
  name: string | null;
}

/** Why the server has another text than the page; null where it has the same, as far as is known. */
function causeOf(saving: Saving | null): Cause | null {
  if (!navigator.onLine) return "offline";
  if (saving === null || saving.isSaved) return null;
  const { kind } = saving.shown();
  return kind === "offline" || kind === "signed-out" ? kind : "unsaved";
}

/** The file as the server makes it; why it does not; or why it cannot be asked. */
async function fetchFile(address: string): Promise<Sent | { fault: string | null } | Cause> {
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" }, redirect: "error" });
    if (response.ok) return { file: await response.blob(), name: nameOf(response.headers) };
    if (response.status === 401) return "signed-out";
    const { detail } = (await response.json()) as { detail?: unknown };
    return { fault: typeof detail === "string" ? detail : null };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: null };
    if (error instanceof TypeError) return "offline";
    throw error;
  }
}

function nameOf(headers: Headers): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)\.\w+$/.exec(headers.get("Content-Disposition") ?? "")?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}

const titleOf = ({ name }: Sent, words: Words | null): string => name ?? fileBase(words?.title ?? "");

/** Browsers read the file after the click. */
const keptMs = 60_000;

/** Has the browser save a file. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
