import { href } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StetRing } from "#app/ui/ring.tsx";
import { correctIntent } from "#app/ui/desk/desk-help.ts";
import { Badge } from "#app/ui/badge.tsx";
import { later } from "#app/ui/later.tsx";
import { plansFor } from "#app/ui/billing/plans-for.ts";
import { freePlan, type ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { type ReactNode, useState } from "react";
import { Foot } from "../frame/foot.tsx";
import type { RecentContentProps } from "./recent-content.tsx";
import { Told } from "./told.tsx";

const RecentContent = later(async () => (await import("./recent-content.tsx")).RecentContent);

interface HomePageProps {
  /** null for a guest; the root's loader has it. */
  user: ShellUser | null;
  /** Of the signed-in user: the newest items of recentContent. */
  recent?: RecentContentProps | null;
  /** What the page before has left to say. */
  notice?: Notice | null;
  /** What the form was answered; where it speaks of a limit of the plan, it is said here. */
  told?: Notice | null;
  /** The smart text area. */
  children: ReactNode;
}

/** / for guests and for signed-in users. */
export function HomePage({ user, recent, notice, told, children }: HomePageProps) {
  const banner = useStanding(notice && !notice.limit && notice.at === undefined ? notice : null);
  const isCorrected = told?.kind === "success";
  const waits = banner?.waits?.intent === correctIntent && isCorrected ? undefined : banner?.waits;
  return (
    <>
      <SkipLink />
      {/* What Enter presses in a field of the form: its first button on the page, before those of the bar. */}
      <button type="submit" form="desk" name="intent" value="apply" hidden tabIndex={-1}>
        Show the options
      </button>
      <TopBar user={user} form="desk" />
      <main id="main">
        <Hero guest={user === null} />
        <section className="page" aria-label="Smart text area">
          <Starts user={user} />
          <LimitModal notice={told ?? notice} />
          {banner ? (
            <Banner kind={banner.kind} className="mb-3">
              {banner.text}
              {waits ? (
                <>
                  {" "}
                  <button type="submit" form="desk" className="link semi" name="intent" value={waits.intent}>
                    {waits.label}
                  </button>
                </>
              ) : null}
            </Banner>
          ) : null}
          {children}
        </section>
        {user && recent ? (
          <RecentContent {...recent} notice={notice?.at === "recent" ? notice : null} />
        ) : null}
        <Told guest={user === null} />
      </main>
      <Foot />
    </>
  );
}

/** What was said above the form stays until something else is: the form that is worked in moves for nothing that is read anew. */
function useStanding(notice: Notice | null): Notice | null {
  const [standing, setStanding] = useState(notice);
  if (notice !== null && notice.text !== standing?.text) setStanding(notice);
  return standing;
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
        <ButtonLink href={href("/signup")} kind="ink" size="lg" reload form="desk">
          Join and Start Creating Perfect Content
        </ButtonLink>
      </div>
    </section>
  );
}

/** A guest's lead to the sign-in, which is a document of its own. */
function Starts({ user }: Pick<HomePageProps, "user">) {
  const guest = user === null;
  const typed = guest ? "desk" : undefined;
  const locked = guest || user.plan.id === freePlan;
  return (
    <div className="starts">
      <ButtonLink href="/create?new=workspace" reload={guest} form={typed}>
        <Icon name="plus" />
        New Workspace
      </ButtonLink>
      <ButtonLink href="/create?templates=1" reload={guest} form={typed}>
        <Icon name="layout-template" />
        Browse Templates
      </ButtonLink>
      <ButtonLink href={locked ? plansFor("brainstorm") : "/brainstorm"}>
        <Icon name="messages-square" />
        Brainstorm
        {locked ? (
          <Badge kind="upgrade" title="Part of Lite, Pro and Power">
            Upgrade
          </Badge>
        ) : null}
      </ButtonLink>
    </div>
  );
}
