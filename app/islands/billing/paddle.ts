/** Paddle's script, as far as it is used here. */
interface PaddleScript {
  Environment: { set(environment: "sandbox"): void };
  Initialize(options: { token: string; eventCallback(event: { name?: string }): void }): void;
  Checkout: {
    open(options: {
      transactionId: string;
      settings: {
        displayMode: "inline";
        /** A class of the element that takes the frame. */
        frameTarget: string;
        frameInitialHeight: number;
        theme: "light" | "dark";
        allowLogout: boolean;
      };
    }): void;
  };
}

declare global {
  interface Window {
    Paddle?: PaddleScript;
  }
}

/** Why the frame does not show; the message is for the reader. */
export class CheckoutFault extends Error {
  override name = "CheckoutFault";
}

const scriptUrl = "https://cdn.paddle.com/paddle/v2/paddle.js";
const notLoaded = "Paddle.js failed to load. Please refresh the page.";
const notBegun = "Failed to initialize checkout. Please try again.";
const waitMs = 10_000;
const stepMs = 100;
const frameHeight = 800;

export interface Transaction {
  token: string;
  environment: "production" | "sandbox";
  transactionId: string;
}

interface Opening extends Transaction {
  /** Class of the element that takes the frame. */
  target: string;
  onEvent: (name: string) => void;
  /** Gives up when the page is left. */
  signal: AbortSignal;
}

/** Shows the provider's frame for a transaction. @throws CheckoutFault */
export async function openCheckout({
  token,
  environment,
  transactionId,
  target,
  onEvent,
  signal,
}: Opening): Promise<void> {
  const paddle = await loadPaddle(signal);
  if (signal.aborted) return;
  try {
    if (environment === "sandbox") paddle.Environment.set("sandbox");
    paddle.Initialize({ token, eventCallback: ({ name }) => onEvent(name ?? "") });
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: "inline",
        frameTarget: target,
        frameInitialHeight: frameHeight,
        theme: isDark() ? "dark" : "light",
        allowLogout: false,
      },
    });
  } catch (error) {
    throw new CheckoutFault(notBegun, { cause: error });
  }
}

/** Adds the script to the page and looks ten times a second whether it is there. */
async function loadPaddle(signal: AbortSignal): Promise<PaddleScript> {
  if (!window.Paddle && !document.querySelector(`script[src="${scriptUrl}"]`)) {
    const script = document.createElement("script");
    script.src = scriptUrl;
    document.head.append(script);
  }
  for (let waited = 0; waited < waitMs && !signal.aborted; waited += stepMs) {
    if (window.Paddle) return window.Paddle;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  if (window.Paddle) return window.Paddle;
  throw new CheckoutFault(notLoaded);
}

/** The theme that the page names, else the system's. */
const isDark = (): boolean =>
  (document.documentElement.dataset["theme"] ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
