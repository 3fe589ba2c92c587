/**
 * Sets the headers that every answer carries, errors and assets included.
 * `nonce` is that of the page's own scripts and styles; without one (assets, JSON) nothing may run at all.
 * `signInScript` is the address of the third-party sign-in's script, on the pages that offer it: it opens a window of the
 * provider and hears from it.
 */
export function secure(headers: Headers, https: boolean, nonce?: string, signInScript?: string | null): void {
  headers.set("Content-Security-Policy", policy(nonce, signInScript ?? null));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", signInScript ? "same-origin-allow-popups" : "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

const signInPages = /^\/(login|signup)(\/|$)/;

/** Whether a page offers third-party sign-in. */
export const isSignInPage = (path: string): boolean => signInPages.test(path);

function policy(nonce: string | undefined, signInScript: string | null): string {
  if (nonce === undefined) return "default-src 'none'; frame-ancestors 'none'";
  const script = signInScript === null ? "" : ` ${signInScript}`;
  const folder = signInScript === null ? "" : ` ${new URL("./", signInScript).href}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'${folder}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${folder}`,
    `frame-src 'self'${folder}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
