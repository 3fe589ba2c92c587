import type { ShownDate } from "../content-card.tsx";

/** A generation as the ledger of recent prompts shows it. */
export interface RecentRow {
  id: string;
  /** The beginning of the text that it was asked for with. */
  text: string;
  /** The action and the values chosen with it. */
  tags: readonly string[];
  models: readonly string[];
  /** "20 Nov". */
  day: ShownDate;
  /** "14:41". */
  time: string;
  outcome: { tone: "plain" | "running" | "warn" | "bad"; words: string };
  /** Where what came of it is read; null: nowhere. */
  result: string | null;
  /** Where the same is asked for once more: a form that does, or a page that has one. */
  again: { kind: "form" | "page"; href: string } | null;
}

/** The details of one. */
export interface RecentDetail {
  id: string;
  /** "Prompt of 20 November, 13:51". */
  title: string;
  /** "388 credits". */
  about: string;
  original: string;
  suggestions: readonly string[];
  /** By the model that it is for; null: nothing is known of it. */
  generated: readonly (readonly [string, string])[] | null;
  structured: readonly { model: string; fields: readonly (readonly [string, string])[] }[];
  /** The same as it came, for Copy Structured. */
  structuredJson: string;
}

/** Where recent prompts are. */
export const recentPath = "/recentprompts";

/** A page of them, or the details of one over it. */
export function recentHref(page: number, prompt?: string): string {
  const query = new URLSearchParams();
  if (page > 0) query.set("page", String(page));
  if (prompt !== undefined) query.set("prompt", prompt);
  const text = query.toString();
  return text === "" ? recentPath : `${recentPath}?${text}`;
}
