import { type MouseEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { GoogleMark } from "#app/ui/auth/google-mark.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { NoToken, requestToken } from "./google-identity.ts";

/** What a page needs to offer third-party sign-in. */
export interface GoogleOffer {
  clientId: string;
  /** Address of the provider's script; null where it has none. */
  scriptUrl: string | null;
  /** The way by the provider's pages, which needs no script. */
  start: string;
}

interface GoogleButtonProps {
  label: string;
  offer: GoogleOffer;
  /** Where sign-in leads; a path of this site. */
  redirect?: string | undefined;
  /** A log-in has succeeded and the redirect is under way. */
  done?: boolean;
}

/**
 * A link to the provider's sign-in page. With a script, and where the provider has one of its own, a window opens instead,
 * and the access token that comes of it goes to the page's action as `intent=google access_token redirect`.
 */
export function GoogleButton({ label, offer, redirect, done = false }: GoogleButtonProps) {
  const { clientId, scriptUrl, start } = offer;
  const submit = useSubmit();
  const sending = useNavigation().formData?.get("intent") === "google";
  const [waiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const busy = waiting || sending || done;

  async function enter(script: string): Promise<void> {
    setFault(null);
    setWaiting(true);
    try {
      const token = await requestToken(clientId, script);
      const filled = { intent: "google", access_token: token, redirect: redirect ?? "/", scripted: "true" };
      await submit(filled, { method: "post" });
    } catch (error) {
      if (!(error instanceof NoToken)) throw error;
      setFault(error.message);
    } finally {
      setWaiting(false);
    }
  }

  function press(event: MouseEvent): void {
    if (busy) event.preventDefault();
    else if (scriptUrl !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void enter(scriptUrl);
    }
  }

  return (
    <>
      <div className="or">
        <span>or</span>
      </div>
      {fault ? (
        <Banner kind="danger" className="mb-3">
          <p>{fault}</p>
          <a className="link semi" href={start}>
            Go on without a window
          </a>
        </Banner>
      ) : null}
      <a
        className="btn btn-line btn-lg btn-block"
        href={start}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        <GoogleMark />
        {label}
      </a>
    </>
  );
}
