/**
 * Sets the headers that every answer carries, errors and assets included.
 * `nonce` is that of the page's own scripts and styles; without one (assets, JSON) nothing may run at all.
 */
export function secure(headers: Headers, https: boolean, nonce?: string): void {
  headers.set("Content-Security-Policy", policy(nonce));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

function policy(nonce: string | undefined): string {
  if (nonce === undefined) return "default-src 'none'; frame-ancestors 'none'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
