import { Form } from "react-router";
import { FileDrop, OpenFileLink } from "#app/islands/workspace/open/file-drop.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { type ActionSection, ActionSidebar } from "#app/ui/workspace/action-sidebar.tsx";

interface WorkspaceEmptyPageProps {
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly ActionSection[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** Name of this click, see DeskForm. */
  click: string;
  /** What was asked for and is not here yet, in one sentence. */
  unbuilt: string | null;
  notice?: Notice | null;
}

/** /create without a document: posts `click` with `intent=create`. */
export function WorkspaceEmptyPage(props: WorkspaceEmptyPageProps) {
  const { sections, builtinWrites, model, account, click, unbuilt, notice } = props;
  return (
    <>
      <SkipLink />
      <div className="ws">
        <ActionSidebar
          sections={sections}
          builtinWrites={builtinWrites}
          model={model}
          account={account}
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
              <p className="note">A blank page, and nobody looking over your shoulder.</p>
              {unbuilt === null ? null : <p className="muted mt-6">{unbuilt}</p>}
              <Form id="create" method="post" className="blank-do">
                <input type="hidden" name="click" value={click} />
                <Button kind="ink" size="lg" name="intent" value="create">
                  <Icon name="plus" />
                  Create New Document
                </Button>
                <OpenFileLink className="btn btn-line btn-lg">
                  <Icon name="file-text" />
                  Open a file
                </OpenFileLink>
              </Form>
            </article>
          </main>
        </div>
      </div>
      <FileDrop click={click} />
    </>
  );
}
