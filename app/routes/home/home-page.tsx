import { href } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StetRing } from "#app/ui/proof-sign.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { freePlan, type ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import type { ReactNode } from "react";
import { Foot } from "../frame/foot.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { RecentContent, type RecentContentProps } from "./recent-content.tsx";
import { Showcase } from "./showcase.tsx";
import { Stats } from "./stats.tsx";

interface HomePageProps {
  /** null for a guest; the root's loader has it. */
  user: ShellUser | null;
  /** Of the signed-in user: the newest items of recentContent. */
  recent?: RecentContentProps | null;
  /** Flash message, or what went wrong with the submission. */
  notice?: Notice | null;
  /** The smart text area. */
  children: ReactNode;
}

/** / for guests and for signed-in users. */
export function HomePage({ user, recent, notice, children }: HomePageProps) {
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main">
        <Hero guest={user === null} />
        <section className="page" aria-label="Smart text area">
          <Starts locked={user?.plan.id === freePlan} />
          <LimitModal notice={notice} />
          {notice && !notice.limit && notice.at === undefined ? (
            <Banner kind={notice.kind} className="mb-3">
              {notice.text}
            </Banner>
          ) : null}
          {children}
        </section>
        {user && recent ? (
          <RecentContent {...recent} notice={notice?.at === "recent" ? notice : null} />
        ) : null}
        {user ? null : <Showcase />}
        <FeatureGrid />
        <Stats />
      </main>
      <Foot />
    </>
  );
}

function Hero({ guest }: { guest: boolean }) {
  const headline = (
    <h1 className="display">
      Transform <span className="stet">Your Ideas</span> Into Powerful Content
    </h1>
  );
  if (!guest) return <section className="page hero hero-compact">{headline}</section>;
  return (
    <section className="page hero">
      <span className="hero-ring">
        <StetRing />
      </span>
      {headline}
      <div className="hero-side">
        <p>Type or paste, choose one action, read the marks. You keep the last word.</p>
        <ButtonLink href={href("/signup")} kind="ink" size="lg" reload>
          Join and Start Creating Perfect Content
        </ButtonLink>
      </div>
    </section>
  );
}

/** `locked`: Brainstorm is not part of the reader's plan. */
function Starts({ locked }: { locked: boolean }) {
  return (
    <div className="starts">
      <ButtonLink href="/create">
        <Icon name="plus" />
        New Workspace
      </ButtonLink>
      <ButtonLink href="/create?templates=1">
        <Icon name="layout-template" />
        Browse Templates
      </ButtonLink>
      <ButtonLink href={locked ? href("/plans") : "/brainstorm"}>
        <Icon name="messages-square" />
        Brainstorm
        {locked ? <Badge kind="plan">Upgrade</Badge> : null}
      </ButtonLink>
    </div>
  );
}
