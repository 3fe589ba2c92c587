import { href } from "react-router";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

/** Brainstorm on the free plan. */
export function LockedPage({ notice }: { notice: Notice | null }) {
  return (
    <div className="bs">
      <SkipLink />
      <TalkBar title="Brainstorm" back={{ href: "/create", name: "Workspace" }} />
      <main id="main" className="page bs-locked">
        {notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
        <EmptyState
          sign="caret"
          level={2}
          title="Brainstorm is part of the paid plans"
          text="Two roles think your text through, with a branch from any line that you want to follow. Lite, Pro and Power have it."
        >
          <ButtonLink href={href("/plans")} kind="ink">
            Upgrade
          </ButtonLink>
        </EmptyState>
      </main>
    </div>
  );
}
