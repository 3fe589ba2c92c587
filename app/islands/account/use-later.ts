import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Leads to `to` after a while; never while `to` is null. `reload` loads the document anew, for pages with a security
 * policy of their own.
 */
export function useLater(to: string | null, ms: number, { reload }: { reload: boolean }): void {
  const navigate = useNavigate();
  const go = useEffectEvent((target: string) => {
    if (reload) window.location.assign(target);
    else void navigate(target, { replace: true });
  });
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => go(to), ms);
    return () => clearTimeout(timer);
  }, [to, ms]);
}
