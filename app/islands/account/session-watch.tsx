import { useEffect, useState } from "react";
import { href, useFetcher, useLocation, useNavigation } from "react-router";
import type { loader } from "#app/routes/account/session.ts";
import { Loader } from "#app/ui/loader.tsx";

const dayMs = 24 * 60 * 60 * 1_000;
/** After this long away the access token has run out. */
const awayMs = 2 * 60 * 60 * 1_000;
const slowMs = 200;
const loginRequired = /^\/(create|profile|checkout|subscription|payment-success)(\/|$)/;

/**
 * Verifies a signed-in reader's session once a day and on return after a long absence, and says so while a verification
 * keeps the reader waiting.
 */
export function SessionWatch({ signedIn }: { signedIn: boolean }) {
  const { pathname, search } = useLocation();
  const { load, state, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (!signedIn) return undefined;
    let verified = Date.now();
    const verify = (): void => {
      verified = Date.now();
      void load(href("/session"));
    };
    const back = (): void => {
      if (document.visibilityState === "visible" && Date.now() - verified > awayMs) verify();
    };
    const timer = setInterval(verify, dayMs);
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [signedIn, load]);

  const over = signedIn && data?.signedIn === false && loginRequired.test(pathname);
  useEffect(() => {
    if (over) window.location.assign(`${href("/login")}?from=${encodeURIComponent(pathname + search)}`);
  }, [over, pathname, search]);

  const navigation = useNavigation();
  const entering =
    navigation.state === "loading" &&
    navigation.formMethod === undefined &&
    loginRequired.test(navigation.location.pathname);
  return useSlow(entering || state === "loading") ? (
    <div className="verifying">
      <Loader>Verifying session...</Loader>
    </div>
  ) : null;
}

/** True once something has been going on for longer than a reader takes for an instant. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}
