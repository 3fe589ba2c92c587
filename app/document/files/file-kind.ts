/** Files that can be opened as documents. */

/** Most bytes of a file. */
export const largestFile = 5 * 1024 * 1024;

export type FileKind = "docx" | "md" | "txt" | "html";

/** What each kind is called, what is taken of it, and what is not. */
export const fileKinds: readonly {
  kind: FileKind;
  name: string;
  ending: string;
  kept: string;
  leftOut: string;
}[] = [
  {
    kind: "docx",
    name: "Word",
    ending: ".docx",
    kept: "Headings, lists, quotes, bold, italic, links",
    leftOut: "Pictures, tables, footnotes, comments",
  },
  {
    kind: "md",
    name: "Markdown",
    ending: ".md",
    kept: "Everything",
    leftOut: "Pictures, tables",
  },
  {
    kind: "txt",
    name: "Text",
    ending: ".txt",
    kept: "Every word; a blank line makes a paragraph",
    leftOut: "Nothing",
  },
  {
    kind: "html",
    name: "HTML",
    ending: ".html",
    kept: "The same as from Word",
    leftOut: "Pictures, tables, styles, scripts",
  },
];

/** For a file field. */
export const accepted = ".docx,.md,.markdown,.txt,.html,.htm";

const endings: Readonly<Record<string, FileKind>> = {
  docx: "docx",
  md: "md",
  markdown: "md",
  txt: "txt",
  html: "html",
  htm: "html",
};

/** The kind that a file's name tells; null for any other. */
export const kindOf = (name: string): FileKind | null =>
  endings[/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ""] ?? null;

export const tooLarge = "A file may have up to 5 MB.";

/** Why a file is not even read, told by its name and its bytes; null where it may be. */
export function refusalOf(name: string, bytes: number): string | null {
  if (bytes > largestFile) return `This file is ${megabytes(bytes)}. ${tooLarge}`;
  if (kindOf(name) === null)
    return "This kind of file cannot be opened. Choose a .docx, .md, .txt or .html file.";
  return bytes === 0 ? "This file is empty." : null;
}

/** "84 KB", "5.2 MB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : megabytes(bytes);
}

const megabytes = (bytes: number): string => `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;
