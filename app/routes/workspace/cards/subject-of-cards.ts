import { sizeOf, type TextSize } from "#app/document/credits.ts";
import type { Subject } from "../panels/subject.ts";
import { selectFirst } from "./select-first.ts";

/** The card that sidebar and panels work on. */
export interface SelectedCard {
  document: string;
  title: string;
  subTitle: string;
  /** Of its text, for prices. */
  size: TextSize;
  /** Why nothing can be done with it now. */
  blocked: string | null;
}

/** The grid's own address, with what is selected in it. */
export const cardsAddress = (card: string): string => (card === "" ? "/create" : `/create?card=${card}`);

/** The cards as the sidebar and the panels are told of them. */
export function subjectOfCards(
  selected: SelectedCard | null,
  count: number,
  said: Partial<Pick<Subject, "pending" | "notice" | "sent">> = {},
): Subject {
  const { document = "", title = "", subTitle = "", size = sizeOf(""), blocked = null } = selected ?? {};
  return {
    kind: "cards",
    count,
    guid: document,
    title: selected ? title || "Untitled" : "",
    here: cardsAddress(document),
    size,
    titles: [title.length, subTitle.length],
    blocked,
    noText: selectFirst,
    isTyped: false,
    pending: false,
    selected: 0,
    notice: null,
    sent: {},
    ...said,
  };
}
