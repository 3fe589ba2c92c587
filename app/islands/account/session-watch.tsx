import { useEffect, useEffectEvent, useState } from "react";
import { href, useLocation, useNavigation } from "react-router";
import { Loader } from "#app/ui/loader.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { forgetUser } from "../billing/fresh-user.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** After this long away the access token has run out. */
const awayMs = 2 * 60 * 60 * 1_000;
const slowMs = 200;
const loginRequired =
  /^\/(create|brainstorm|inspiration|recent-content|smart-results|recentprompts|library|editPrompt|profile|checkout|subscription|payment-success)(\/|$)/;

/**
 * Verifies a signed-in reader's session once a day and on return after a long absence, and says so while a verification
 * keeps the reader waiting. A session that is over takes the account from the page and leads to /login, from where the
 * reader comes back here. A public page on which something was typed stays: sent as a guest's, it is kept through the log-in.
 */
export function SessionWatch({ user }: { user: ShellUser | null }) {
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState(false);
  const end = useEffectEvent(() => {
    if (user) forgetUser(user);
    if (!loginRequired.test(pathname) && isTypedOn()) return;
    window.location.assign(`${href("/login")}?from=${encodeURIComponent(pathname + search)}`);
  });
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    const left = new AbortController();
    let verified = Date.now();
    let busy = false;
    const verify = async (): Promise<void> => {
      if (busy) return;
      verified = Date.now();
      busy = true;
      setAsking(true);
      const stands = await askSession(left.signal);
      busy = false;
      if (left.signal.aborted) return;
      setAsking(false);
      if (stands === false) end();
    };
    const back = (): void => {
      if (document.visibilityState === "visible" && Date.now() - verified > awayMs) void verify();
    };
    const timer = setInterval(() => void verify(), dayMs);
    document.addEventListener("visibilitychange", back);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [signedIn]);

  const navigation = useNavigation();
  const entering =
    navigation.state === "loading" &&
    navigation.formMethod === undefined &&
    loginRequired.test(navigation.location.pathname);
  return useSlow(entering || asking) ? (
    <div className="verifying">
      <Loader>Verifying session...</Loader>
    </div>
  ) : null;
}

/** Whether the session stands; null while that cannot be told, which ends nothing. */
async function askSession(signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetch(href("/session"), { signal });
    return response.ok ? ((await response.json()) as { signedIn: boolean }).signedIn : null;
  } catch (error) {
    if (error instanceof TypeError || signal.aborted) return null;
    throw error;
  }
}

const isTypedOn = (): boolean =>
  [...document.querySelectorAll("textarea")].some(({ value }) => value.trim() !== "");

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
