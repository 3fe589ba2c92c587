import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import type { ActionSection } from "#app/ui/workspace/action-sidebar.tsx";
import type { EditorDocument } from "./editor-state.ts";

/** A group of the sidebar with what its actions' prices are made of. */
export type PricedSection = Omit<ActionSection, "actions"> & {
  actions: readonly (ActionSection["actions"][number] & { price: Price })[];
};

type Worked = Pick<EditorDocument, "text" | "title" | "subTitle" | "firstSize" | "size">;

/** The sidebar's actions with what each may cost on a document: its text, with titles and house style as background. */
export function priced(
  sections: readonly PricedSection[],
  { text, title, subTitle, firstSize, size = firstSize ?? sizeOf(text) }: Worked,
  account: CreditAccount | null,
): ActionSection[] {
  const besides = [title.length, subTitle.length, account?.houseStyleCharacters ?? 0];
  return sections.map((section) => ({
    ...section,
    actions: section.actions.map((action) => ({ ...action, most: mostCredits(action.price, size, besides) })),
  }));
}
