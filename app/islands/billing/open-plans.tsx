import { useEffect, useState } from "react";
import { href, Link, PrefetchPageLinks, useFetcher, useLocation } from "react-router";
import type { LoadedOffers } from "#app/routes/billing/load-offers.ts";
import type { action } from "#app/routes/billing/plans.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { PlanColumns } from "#app/ui/billing/plan-columns.tsx";
import { plansReason } from "#app/ui/billing/plans-for.ts";
import { plansTitle, tokenNote } from "#app/ui/billing/plan-texts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { offlineText } from "../offline.ts";
import { rememberPlan } from "./selected-plan.ts";

interface OpenPlansProps {
  /** Of the link that opened them: `?plan=`. */
  search: string;
  onClose: () => void;
}

/** The plans in a dialog. */
export function OpenPlans({ search, onClose }: OpenPlansProps) {
  const { loaded, reload } = useOffers(search);
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  const here = useLocation();
  return (
    <>
      <PrefetchPageLinks page={href("/plans")} />
      <Dialog
        id="plans-title"
        title={plansTitle}
        lead={plansReason(search)}
        className="plans-dlg"
        modal
        onClose={onClose}
        foot={
          <>
            <p className="sm muted">
              Move up mid-month and you pay only the difference for the days that are left. {tokenNote}
            </p>
            <Link className="link sm" to={href("/support")}>
              Need help choosing?
            </Link>
          </>
        }
      >
        {offline === null ? null : <Banner kind="danger">{offline}</Banner>}
        {loaded === null ? (
          <div className="plans-wait">
            <Loader>Loading the plans</Loader>
          </div>
        ) : null}
        {loaded?.failure ? (
          <Banner kind="danger">
            <p>{loaded.failure}</p>
            <Button type="button" size="sm" className="mt-2" onClick={reload}>
              Try again
            </Button>
          </Banner>
        ) : null}
        {loaded?.offers ? (
          <PlanColumns
            offers={loaded.offers}
            builtinWrites={loaded.builtinWrites}
            level={3}
            form={fetcher.Form}
            action={href("/plans")}
            from={here.pathname + here.search}
            pending={fetcher.state !== "idle"}
            onChoose={rememberPlan}
          />
        ) : null}
      </Dialog>
    </>
  );
}

/** The plans for the dialog; null while they are on their way. A fetcher would give a lost connection to the error boundary. */
function useOffers(search: string): { loaded: LoadedOffers | null; reload: () => void } {
  const [loaded, setLoaded] = useState<LoadedOffers | null>(null);
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const found = await fetchOffers(search);
      if (!left) setLoaded(found);
    };
    void load();
    return () => {
      left = true;
    };
  }, [search]);
  const again = async (): Promise<void> => {
    setLoaded(null);
    setLoaded(await fetchOffers(search));
  };
  return { loaded, reload: () => void again() };
}

async function fetchOffers(search: string): Promise<LoadedOffers> {
  try {
    const response = await fetch(href("/plans/offers") + search);
    if (response.ok) return (await response.json()) as LoadedOffers;
    return { offers: null, failure: "Failed to load plans" };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { offers: null, failure: "Network error while loading plans" };
  }
}
