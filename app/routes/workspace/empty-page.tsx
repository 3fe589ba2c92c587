import { Form } from "react-router";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { type ActionSection, ActionSidebar } from "#app/ui/workspace/action-sidebar.tsx";

export interface WorkspaceEmptyPageProps {
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly ActionSection[];
  /** Of the signed-in user, from the root's loader. */
  credits: ShellUser["credits"];
  /** Name of this click, see DeskForm. */
  click: string;
  notice?: Notice | null;
}

/** /create without a document: posts `click` with `intent=create`. */
export function WorkspaceEmptyPage({ sections, credits, click, notice }: WorkspaceEmptyPageProps) {
  return (
    <>
      <SkipLink />
      <div className="ws">
        <ActionSidebar
          sections={sections}
          credits={credits}
          acting={null}
          form="create"
          disabledReason="Open a document, and the actions work on it."
        />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar title="Workspace" />
          </header>
          <main id="main" className="ws-empty">
            <article className="blank">
              {notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
              <span className="blank-caret">
                <ProofSign name="caret" size={26} />
              </span>
              <h1 className="display">Welcome to Your Workspace</h1>
              <p className="note">
                A blank page, and nobody looking over your shoulder. Drafts, variations and notes will sit
                here as cards, side by side.
              </p>
              <Form id="create" method="post" className="blank-do">
                <input type="hidden" name="click" value={click} />
                <Button kind="ink" size="lg" name="intent" value="create">
                  <Icon name="plus" />
                  Create New Document
                </Button>
              </Form>
            </article>
          </main>
        </div>
      </div>
    </>
  );
}
