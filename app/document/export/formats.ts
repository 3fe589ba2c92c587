/** What a document can be taken out as. */

export const formats = ["docx", "pdf", "txt", "md", "html"] as const;

export type Format = (typeof formats)[number];

interface FormatWords {
  /** As the menu names it. */
  name: string;
  /** Its media type. */
  type: string;
  failed: string;
}

export const formatWords: Readonly<Record<Format, FormatWords>> = {
  docx: {
    name: "Word",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    failed: "Failed to export to Word",
  },
  pdf: { name: "PDF, A4", type: "application/pdf", failed: "Failed to export to PDF" },
  txt: { name: "Plain text", type: "text/plain; charset=utf-8", failed: "Failed to export to text" },
  md: { name: "Markdown", type: "text/markdown; charset=utf-8", failed: "Failed to export to Markdown" },
  html: { name: "HTML", type: "text/html; charset=utf-8", failed: "Failed to export to HTML" },
};

/** Of a document without a title, a subtitle and a word. */
export const nothingToExport = "No content to export";
