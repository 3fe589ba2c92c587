import { useEffect, useState } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { CheckoutFault, openCheckout, type Transaction } from "./paddle.ts";

type FrameState = { kind: "loading" } | { kind: "loaded" } | { kind: "error"; text: string };

const slot = "paddle-slot";
const failed = "An error occurred during checkout. Please try again.";

interface PaddleFrameProps extends Transaction {
  /** Where a payment leads, and where Return to Plans does. */
  success: string;
  cancel: string;
}

/** The payment provider's inline frame. A paid transaction leads on; closing the frame does nothing. */
export function PaddleFrame({ token, environment, transactionId, success, cancel }: PaddleFrameProps) {
  const scripted = useScripted();
  const [state, setState] = useState<FrameState>({ kind: "loading" });
  useEffect(() => {
    const left = new AbortController();
    const onEvent = (name: string): void => {
      if (name === "checkout.loaded") setState({ kind: "loaded" });
      if (name === "checkout.completed") window.location.assign(success);
      if (name === "checkout.error") setState({ kind: "error", text: failed });
    };
    const open = async (): Promise<void> => {
      try {
        await openCheckout({ token, environment, transactionId, target: slot, onEvent, signal: left.signal });
      } catch (error) {
        if (!(error instanceof CheckoutFault)) throw error;
        if (!left.signal.aborted) setState({ kind: "error", text: error.message });
      }
    };
    void open();
    return () => left.abort();
  }, [token, environment, transactionId, success]);
  return (
    <>
      {state.kind === "error" ? (
        <Banner kind="danger">
          <p>{state.text}</p>
          <ButtonLink href={cancel} size="sm" className="mt-2" reload>
            Return to Plans
          </ButtonLink>
        </Banner>
      ) : null}
      {scripted ? (
        <div className="co-frame">
          {state.kind === "loading" ? (
            <div className="co-wait">
              <Loader>Opening the payment frame</Loader>
            </div>
          ) : null}
          <div className={slot} />
        </div>
      ) : null}
    </>
  );
}
