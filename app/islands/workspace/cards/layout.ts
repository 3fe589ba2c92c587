import { type CardStep, cardSteps, moveCard, type Place, stepOf } from "#app/document/workspace-grid.ts";
import type { GridCard } from "./grid-card.ts";

/** Where a form changes cards. */
export const cardsAction = "/create/cards";

/** Of the fetcher that changes a card. */
export const changeKey = (document: string): string => `card ${document}`;

/** The cards as they will be once a form that is on its way is answered. */
export function withChange(cards: readonly GridCard[], form: FormData): GridCard[] {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const document = field("card");
  const intent = field("intent");
  if (intent === "close") return cards.filter((card) => card.document !== document);
  if (intent === "place") return moveCard(cards, document, placeIn(field));
  const step = cardSteps.find((one: CardStep) => one === intent);
  const to = step && stepOf(cards, document, step);
  return to ? moveCard(cards, document, to) : [...cards];
}

function placeIn(field: (name: string) => string): Place {
  const [x = 0, y = 0, w = 1, h = 1] = ["x", "y", "w", "h"].map((name) => Number(field(name)));
  return { x, y, w, h };
}
