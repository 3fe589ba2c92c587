/** The most characters of a role's name. */
export const longestRole = 50;

/** What the form that begins a session holds. */
export interface StartFields {
  text: string;
  /** Guid of the document that it is about, whose text counts where none is typed; empty: none. */
  document: string;
  /** Id of the message that it branches off; empty: none. */
  parent: string;
  roles: "auto" | "custom";
  primary: string;
  secondary: string;
  /** The two that were chosen for the writer; null while nobody asked. */
  chosen: { primary: string; secondary: string; reason: string } | null;
}

/** What is wrong with it, by field. */
export interface StartErrors {
  text?: string;
  primary?: string;
  secondary?: string;
}

export const emptyStart: StartFields = {
  text: "",
  document: "",
  parent: "",
  roles: "auto",
  primary: "",
  secondary: "",
  chosen: null,
};
