import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { kindOf, type Suggested } from "#app/islands/workspace/titles/suggested.ts";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import type { EditorDocument } from "../editor-state.ts";
import { SuggestMenu, type TitleStyle } from "./suggest-menu.tsx";

/** A style of titles or subtitles, from the catalogue. */
export interface PricedStyle {
  name: string;
  shortDescription: string;
  price: Price;
}

interface SuggestMenusProps {
  document: EditorDocument;
  styles: readonly PricedStyle[];
  account: CreditAccount | null;
  suggested: Suggested | null;
}

/** A button for each of a document's two heads, under which a writer proposes some. */
export function SuggestMenus({ document, styles, account, suggested }: SuggestMenusProps) {
  const { text, title, firstSize, size = firstSize ?? sizeOf(text) } = document;
  return (
    <div className="doc-sugg">
      {(["title", "subtitle"] as const).map((kind) => (
        <SuggestMenu
          key={kind}
          kind={kind}
          isIdle={size.characters === 0}
          suggested={suggested?.kind === kind ? suggested : null}
          styles={styles
            .filter(({ name }) => kindOf(name) === kind)
            .map(({ name, shortDescription, price }): TitleStyle => ({
              name,
              told: shortDescription,
              most: mostCredits(price, size, [
                kind === "subtitle" ? title.length : 0,
                account?.houseStyleCharacters ?? 0,
              ]),
            }))}
        />
      ))}
    </div>
  );
}
