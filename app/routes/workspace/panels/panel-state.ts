import type { FoundTool } from "#app/islands/workspace/tools/find-tools.ts";
import type { Entry, Tools } from "#app/server/gateway/catalogue.ts";
import type { Price } from "#app/document/credits.ts";
import type { KnownRole } from "#app/ui/conversation/role-list.tsx";
import type { Asked } from "#app/ui/workspace/panels/chat-panel.tsx";
import type { RecentItem } from "#app/ui/workspace/panels/recent-panel.tsx";

/** A panel that stands open at the right of a document, with what is in it. */
export type OpenPanel =
  | { name: "chat"; entry: Entry; asked: readonly Asked[]; said: string; tries: readonly string[] }
  | { name: "shape"; entry: Entry }
  | { name: "tool"; entry: Entry; maker: boolean }
  | { name: "social"; tools: Tools["social"] }
  | { name: "story"; tools: Tools["stories"]; types: readonly string[] }
  | {
      name: "brainstorm";
      /** Not part of the reader's plan. */
      locked: boolean;
      roles: readonly KnownRole[];
      prices: { message: Price; choosing: Price };
      houseStyle: number;
      click: string;
    }
  | { name: "context" }
  | {
      name: "recent";
      q: string;
      category: string;
      items: readonly RecentItem[];
      /** What was found is the open document alone. */
      onlyOpen: boolean;
      error: string | null;
    };

/** What surrounds the document on its page besides the panel. */
export interface Workbench {
  panel: OpenPanel | null;
  /** What stands in the address of the panel, by field. */
  chosen: Readonly<Record<string, string>>;
  continuing: readonly Entry[];
  readTimes: readonly Entry[];
  counts: { templates: number; social: number; stories: number };
  /** The sidebar as a rail. */
  folded: boolean;
  /** Name of the section that was asked for. */
  section: string | null;
  /** What was searched without a script. */
  search: { query: string; found: readonly FoundTool[] };
}

/** Instructions to begin with, in the chat panel: those that whoever writes can follow. */
export const triesOf = (builtinWrites: boolean): readonly string[] =>
  builtinWrites
    ? ["Make it shorter", "Fix the grammar", "In plain words"]
    : ["A warmer opening", "Shorter by a third", "End on the last line"];
