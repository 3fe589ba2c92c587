import { href, useLocation } from "react-router";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { type PlanOffer, PlanColumns, type PostForm } from "#app/ui/billing/plan-columns.tsx";
import { plansReason } from "#app/ui/billing/plans-for.ts";
import { PlansFoot, plansTitle } from "#app/ui/billing/plan-texts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { Flash } from "#app/ui/toast.tsx";

interface PlansPageProps {
  user: ShellUser | null;
  /** null when they could not be loaded; then `failure` says so. */
  offers: readonly PlanOffer[] | null;
  failure: string | null;
  builtinWrites: boolean;
  notice: Notice | null;
  form: PostForm;
  /** Where a payment leads back to; null: home. */
  from: string | null;
  pending: boolean;
  onChoose: (offer: PlanOffer) => void;
}

/** /plans: each button posts `intent=choose planId`. */
export function PlansPage({ user, offers, failure, notice, ...choice }: PlansPageProps) {
  const reason = plansReason(useLocation().search);
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="page plans-page">
        <h1 className="display">{plansTitle}</h1>
        {reason === null ? null : <p className="note">{reason}</p>}
        <Flash notice={notice} />
        {failure === null ? null : (
          <Banner kind="danger">
            <p>{failure}</p>
            <ButtonLink href={href("/plans")} size="sm" className="mt-2">
              Try again
            </ButtonLink>
          </Banner>
        )}
        {offers ? <PlanColumns offers={offers} level={2} action={href("/plans")} {...choice} /> : null}
        <PlansFoot />
      </main>
    </>
  );
}
