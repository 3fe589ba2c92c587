import type { ShownDate } from "../content-card.tsx";

/** A saved prompt in the vault. */
export interface VaultPrompt {
  id: string;
  title: string;
  /** The beginning of its text. */
  text: string;
  domain: string;
  model: string;
  isPublic: boolean;
  tags: readonly string[];
  /** Id of its folder; null: it is in none. */
  folder: string | null;
  /** "Nov 22, 2026". */
  updated: ShownDate;
}

export interface PromptFolder {
  id: string;
  name: string;
  count: number;
}

/** What the vault shows of what its address asks for. */
export interface VaultShown {
  /** The list that these prompts were asked for by. */
  asked: string;
  items: readonly VaultPrompt[];
  folders: readonly PromptFolder[];
  /** How many there are before these. */
  offset: number;
  /** How many there are of what is asked for. */
  total: number;
  /** How many there are. */
  all: number;
  /** What could not be read, in place of the prompts. */
  error: string | null;
}
