/** What a prompt can be for. */
export interface PromptModel {
  name: string;
  useCase: string;
  tooltip: string;
  /** What a prompt for it is made of. */
  parts: readonly string[];
  form: "headings" | "tags" | "labels" | "line";
}

/** The prompt editor as it stands: all of it are fields of one form. */
export interface PromptDraft {
  /** Of the saved prompt that is edited; empty for a new one. */
  id: string;
  /** Of what wrote the prompts; empty where nothing did. */
  generation: string;
  /** What a prompt is to be written for. */
  original: string;
  /** The models to write it for. */
  wanted: readonly string[];
  /** The model that this prompt is for. */
  model: string;
  view: "structured" | "raw";
  title: string;
  /** The prompt as the model reads it. */
  content: string;
  /** Names of parts that were added and are still empty. */
  added: readonly string[];
  domain: string;
  /** With commas between. */
  tags: string;
  isPublic: boolean;
  /** Id of a folder, `none`, or empty: the one with the domain's name. */
  folder: string;
  /** The panel with what is saved besides is open. */
  saving: boolean;
  /** What has to be answered before something typed gives way: another model's prompt, or new ones. */
  ask: { kind: "model"; model: string } | { kind: "write" } | null;
}

/** One field of the structured view. */
export interface PartField {
  name: string;
  text: string;
}

/** The folder that a prompt is put in although its domain has another one's name. */
export const noFolder = "none";

export const promptPath = "/editPrompt";

/** The longest prompt. */
export const longestPrompt = 100_000;
