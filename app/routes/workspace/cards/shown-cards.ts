import { lastSaved } from "#app/islands/workspace/save/last-saved.ts";
import { actionName } from "#app/document/action-name.ts";
import type { Card } from "#app/services/smart-actions/workspace/contract.ts";
import type { Catalogue } from "#app/server/gateway/catalogue.ts";
import type { GridCard } from "#app/islands/workspace/cards/grid-card.ts";
import type { ContentMode } from "#app/ui/mode-badge.tsx";
import { behindTitle } from "#app/ui/preview.ts";
import { madeBy } from "../made-by.ts";
import { listTools } from "../panels/list-tools.ts";

/** The icons of everything that can be done, by name. */
export const iconsOf = (catalogue: Pick<Catalogue, "sidebar" | "tools">): ReadonlyMap<string, string> =>
  new Map(listTools(catalogue).map(({ name, icon }) => [name, icon]));

/** A card as the grid shows it. `now` is milliseconds since 1970. */
export function toGridCard(card: Card, now: number, icons: ReadonlyMap<string, string>): GridCard {
  const { document, x, y, w, h, mode, tool, words, content, run, proposal, met } = card;
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
      tool: tool && { ...tool, icon: tool.icon ?? icons.get(tool.name) ?? null },
      title,
      from: madeBy(content?.actions_applied)?.from ?? null,
      subTitle: content?.sub_title ?? "",
      text: behindTitle(content?.preview ?? "", title),
      words,
      saved: content && lastSaved(content.updatedAt, now).replace("Last saved", "Saved"),
      run: run && {
        generation: run.generation,
        action: actionName(run.action),
        isRunning: run.state === "running",
        edits: run.edits,
        before: run.before,
        problem: run.problem,
        declined: run.declined,
      },
      proposal: proposal && { ...proposal, action: actionName(proposal.action) },
      met,
    },
  };
}
