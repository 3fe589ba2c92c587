import type { ReactNode } from "react";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import type { Notice } from "#app/ui/banner.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import {
  type ActionSection,
  ActionSidebar,
  sidebarId,
  type SideLink,
} from "#app/ui/workspace/action-sidebar.tsx";
import { PanelLinks } from "./bench.tsx";

interface ViewFrameProps {
  title: string;
  /** Name of the view, in the workspace's bar. */
  open: string;
  /** The document that it was opened from; null: none. */
  from: { guid: string; title: string } | null;
  sections: readonly (Omit<ActionSection, "actions"> & { actions: readonly Entry[] })[];
  builtinWrites: boolean;
  model: string | null;
  account: CreditAccount | null;
  notice: Notice | null;
  children: ReactNode;
}

const viewLinks: readonly SideLink[] = [
  { panel: "templates", name: "Templates", icon: "layout-template" },
  { panel: "social", name: "Social tools", icon: "share-2" },
  { panel: "story", name: "Story tools", icon: "feather" },
];

/** A full view of the workspace: the sidebar is a rail, whose icons lead back to the document. */
export function ViewFrame(props: ViewFrameProps) {
  const { title, open, from, sections, builtinWrites, model, account, notice, children } = props;
  const target = {
    guid: from?.guid ?? "",
    title: from?.title ?? title,
    here: from ? `/create/${from.guid}` : "/create",
    form: null,
    isTyped: false,
  };
  return (
    <>
      <SkipLink />
      <div className="ws is-rail">
        <ActionSidebar
          sections={sections}
          builtinWrites={builtinWrites}
          model={model}
          account={account}
          acting={null}
          form="document"
          target={target}
          links={viewLinks}
          panel={open}
          fold={{ closed: true }}
        />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar title={title} drawer={sidebarId}>
              <PanelLinks target={target} open={open} />
            </WorkspaceBar>
          </header>
          <LimitModal notice={notice} />
          {children}
        </div>
      </div>
    </>
  );
}
