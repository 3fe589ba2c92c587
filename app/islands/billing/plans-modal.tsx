import { useEffect, useState } from "react";
import { href, Link, PrefetchPageLinks, useFetcher, useLocation } from "react-router";
import type { LoadedOffers } from "#app/routes/billing/load-offers.ts";
import type { action } from "#app/routes/billing/plans.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { PlanColumns } from "#app/ui/billing/plan-columns.tsx";
import { plansTitle } from "#app/ui/billing/plan-texts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { offlineText } from "../offline.ts";
import { isPlainClick } from "../plain-click.ts";
import { rememberPlan } from "./selected-plan.ts";

/** The event of the window that opens the plans over whatever page stands there. */
export const openPlansModal = "open-plans-modal";

/** Pages that lead to /plans as a page: the plans themselves, and those on the way of a payment. */
const pagesOfTheirOwn = /^\/(plans|checkout|subscription|payment-success)(\/|$)/;

/** Opens every link to /plans as a dialog over the page that it stands on, and the event `open-plans-modal` does the same. */
export function PlansModal() {
  const { pathname, key } = useLocation();
  /** Where it was opened, with which query, and for the how many-eth time; going on from there closes it. */
  const [open, setOpen] = useState<{ at: string; search: string; times: number } | null>(null);
  useEffect(() => {
    if (pagesOfTheirOwn.test(pathname)) return undefined;
    const show = (search: string): void =>
      setOpen((before) => ({ at: key, search, times: (before?.times ?? 0) + 1 }));
    // Before the router's own handler, which leaves an event alone that is taken care of.
    const intercept = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!isPlainClick(event) || link?.pathname !== href("/plans") || link.origin !== location.origin)
        return;
      event.preventDefault();
      show(link.search);
    };
    const asked = (): void => show("");
    window.addEventListener("click", intercept, { capture: true });
    window.addEventListener(openPlansModal, asked);
    return () => {
      window.removeEventListener("click", intercept, { capture: true });
      window.removeEventListener(openPlansModal, asked);
    };
  }, [pathname, key]);
  if (open?.at !== key) return null;
  return (
    <>
      <PrefetchPageLinks page={href("/plans")} />
      <OpenPlans key={open.times} search={open.search} onClose={() => setOpen(null)} />
    </>
  );
}

function OpenPlans({ search, onClose }: { search: string; onClose: () => void }) {
  const { loaded, reload } = useOffers(search);
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  return (
    <Dialog
      id="plans-title"
      title={plansTitle}
      className="plans-dlg"
      modal
      onClose={onClose}
      foot={
        <>
          <p className="sm muted">
            Move up mid-month and you pay only the difference for the days that are left.
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
          level={3}
          form={fetcher.Form}
          action={href("/plans")}
          pending={fetcher.state !== "idle"}
          onChoose={rememberPlan}
        />
      ) : null}
    </Dialog>
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
