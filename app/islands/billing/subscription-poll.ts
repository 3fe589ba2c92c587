import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { readStatus, sayUpdated } from "./account-status.ts";

const everyMs = 2_000;

/**
 * Asks every two seconds whether there is a subscription, and leads `to` a page when there is. @returns true once it was asked
 * for `most` times in vain
 */
export function useSubscriptionPoll(most: number, to: string): boolean {
  const [tired, setTired] = useState(false);
  const navigate = useNavigate();
  const arrive = useEffectEvent(() => {
    sayUpdated();
    void navigate(to, { replace: true });
  });
  useEffect(() => {
    const left = new AbortController();
    const poll = async (): Promise<void> => {
      for (let tries = 0; tries < most; tries++) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (left.signal.aborted) return;
        const status = await readStatus({ force: true });
        if (left.signal.aborted) return;
        if (status?.subscribed) return arrive();
      }
      setTired(true);
    };
    void poll();
    return () => left.abort();
  }, [most]);
  return tired;
}
