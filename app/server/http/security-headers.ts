/** What a page may use besides what is its own. */
export interface Guests {
  /** Address of the third-party sign-in's script: it opens a window of the provider and hears from it. */
  signInScript: string | null;
  /** Paddle's script and its frame, which may open the windows of banks. */
  paddle: boolean;
  /** The page stands in a frame of this site. */
  framed: boolean;
}

export const noGuests: Guests = { signInScript: null, paddle: false, framed: false };

/** What this server is set up with. */
export interface Hosts {
  /** Null while third-party sign-in is not set up, or has no script. */
  signInScript: string | null;
  /** Whether plans are sold through Paddle. */
  paddle: boolean;
}

const signInPages = /^\/(login|signup)(\/|$)/;
const checkoutPage = /^\/checkout\/?$/;
/** The test checkout's frame. */
const framedPage = "/checkout/test";

/** What the page at a path may use: the hosts of sign-in and payment stand open where they are needed and nowhere else. */
export function guestsOf(path: string, { signInScript, paddle }: Hosts): Guests {
  return {
    signInScript: signInPages.test(path) ? signInScript : null,
    paddle: paddle && checkoutPage.test(path),
    framed: path === framedPage,
  };
}

/**
 * Sets the headers that every answer carries, errors and assets included.
 * `nonce` is that of the page's own scripts and styles; without one (assets, JSON) nothing may run at all.
 */
export function secure(headers: Headers, https: boolean, nonce?: string, guests: Guests = noGuests): void {
  const opensWindows = guests.signInScript !== null || guests.paddle;
  headers.set("Content-Security-Policy", policy(nonce, guests));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", opensWindows ? "same-origin-allow-popups" : "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", permissions(guests.paddle));
  if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/** No cookie of a site on https goes over anything else, whoever made it. */
export function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}

/** Paddle's hosts, of both its environments: which one is used is the checkout's to say. */
const paddleFrames = ["https://buy.paddle.com", "https://sandbox-buy.paddle.com"];
const paddleFiles = ["https://cdn.paddle.com", "https://sandbox-cdn.paddle.com"];
const paddleCalls = [
  ...paddleFrames,
  "https://create-checkout.paddle.com",
  "https://sandbox-create-checkout.paddle.com",
  "https://checkout-service.paddle.com",
  "https://sandbox-checkout-service.paddle.com",
];

function policy(nonce: string | undefined, { signInScript, paddle, framed }: Guests): string {
  if (nonce === undefined) return "default-src 'none'; frame-ancestors 'none'";
  const own = "'self'";
  const signIn = signInScript === null ? [] : [new URL("./", signInScript).href];
  const when = (hosts: readonly string[]): readonly string[] => (paddle ? hosts : []);
  const sources: Record<string, readonly string[]> = {
    "default-src": [own],
    "script-src": [
      own,
      `'nonce-${nonce}'`,
      ...(signInScript === null ? [] : [signInScript]),
      ...when(["https://cdn.paddle.com"]),
    ],
    "style-src": [own, `'nonce-${nonce}'`, ...signIn, ...when(paddleFiles)],
    "img-src": [own, "data:", ...when(paddleFiles)],
    "font-src": [own],
    "connect-src": [own, ...signIn, ...when(paddleCalls)],
    "frame-src": [own, ...signIn, ...when([...paddleFrames, ...paddleFiles])],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": [own],
    "frame-ancestors": [framed ? own : "'none'"],
  };
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The payment provider's frame may ask the browser for the cards and wallets that it keeps. */
function permissions(paddle: boolean): string {
  const payment = paddle ? `(self ${paddleFrames.map((host) => `"${host}"`).join(" ")})` : "()";
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=()`;
}
