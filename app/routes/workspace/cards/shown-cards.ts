import { lastSaved } from "#app/islands/workspace/save/last-saved.ts";
import type { Card } from "#app/services/smart-actions/workspace/contract.ts";
import type { GridCard } from "#app/islands/workspace/cards/grid-card.ts";
import type { ContentMode } from "#app/ui/badge.tsx";
import { behindTitle } from "#app/ui/preview.ts";

/** A card as the grid shows it. `now` is milliseconds since 1970. */
export function toGridCard(card: Card, now: number): GridCard {
  const { document, x, y, w, h, mode, tool, words, content, run } = card;
  const title = content?.title ?? "";
  return {
    document,
    x,
    y,
    w,
    h,
    view: {
      document,
      mode: mode as ContentMode,
      tool,
      title,
      subTitle: content?.sub_title ?? "",
      text: behindTitle(content?.preview ?? "", title),
      words,
      saved: content && lastSaved(content.updatedAt, now).replace("Last saved", "Saved"),
      run: run && {
        generation: run.generation,
        action: run.action,
        isRunning: run.state === "running",
        problem: run.problem,
      },
    },
  };
}
