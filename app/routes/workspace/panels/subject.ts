import { createContext, useContext, useLayoutEffect } from "react";
import type { TextSize } from "#app/document/credits.ts";
import type { Notice } from "#app/ui/banner.tsx";

/** What the sidebar and the panels work on, as the page beside them tells it: an open document, or a selected card. */
export interface Subject {
  /** `cards`, or the kind of state that an open document is in. */
  kind: string;
  /** How many cards are open; 0 where that is not told. */
  count: number;
  /** Guid of the document; empty where no card is selected. */
  guid: string;
  title: string;
  /** The page's address without a panel. */
  here: string;
  /** Of its text. */
  size: TextSize;
  /** Characters of its title and its subtitle. */
  titles: readonly number[];
  /** Why nothing at all can be asked for now. */
  blocked: string | null;
  /** Why what works on a text cannot be asked for where there is none. */
  noText: string;
  /** What is typed on the page has to be saved before it is left. */
  isTyped: boolean;
  /** Something has been asked for and has not shown its first words. */
  pending: boolean;
  /** Words that are selected; 0: an action works on the whole text. */
  selected: number;
  /** What came of the last try in a panel, and the fields that it was sent with. */
  notice: Notice | null;
  sent: Readonly<Record<string, string>>;
}

/** The form that the subject's controls belong to. */
export const formOf = ({ kind }: Subject): "card" | "document" => (kind === "cards" ? "card" : "document");

/** Beside one of its versions, or two texts side by side, no panel stands. */
const without = new Set(["typed", "history", "conflict"]);
export const hasPanels = ({ kind }: Subject): boolean => !without.has(kind);

const Follow = createContext<(subject: Subject) => void>(() => undefined);

/** Gives what is around a page's children what they tell of themselves. */
export const SubjectFollower = Follow.Provider;

/** Tells the sidebar and the panels what they work on, from the first script on; before, the loader's word stands. */
export function useToldSubject(subject: Subject): void {
  const follow = useContext(Follow);
  const told = JSON.stringify(subject);
  useLayoutEffect(() => follow(JSON.parse(told) as Subject), [follow, told]);
}
