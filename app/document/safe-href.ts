const longest = 4096;
// Browsers drop or skip these inside an address, so that what is read is not what is followed.
const tricks = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;
const hostAndPort = /^(?:localhost|[^\s:/?#@.]+\.[^\s:/?#@]+):\d{1,5}(?:[/?#]|$)/iu;
const host = /^(?:localhost|[^\s:/?#@.]+\.[^\s:/?#@]{2,})(?:[/?#]|$)/iu;
const mailbox = /^[^\s@:/?#]+@[^\s@:/?#.]+\.[^\s@:/?#]+$/u;

/**
 * The address as it may stand in a link, or null when it may not. http, https and mailto pass; without a scheme,
 * `example.com` gets https:// and `name@example.com` mailto:. Everything else (javascript:, data:, relative
 * addresses, control characters, backslashes, over 4,096 characters) is refused. Idempotent.
 */
export function safeHref(raw: string): string | null {
  const trimmed = raw.trim();
  if (trimmed.length > longest || !trimmed.isWellFormed() || tricks.test(trimmed)) return null;
  const href = withScheme(trimmed)?.replace(/[\s<>"`{}|^]/gu, (sign) => encodeURIComponent(sign));
  if (href === undefined || href.length > longest) return null;
  if (href.startsWith("mailto:"))
    return /^mailto:[^@/]+@[^@]+/.test(href) && URL.canParse(href) ? href : null;
  return /^https?:\/\/[^/?#]/.test(href) && URL.canParse(href) ? href : null;
}

function withScheme(address: string): string | undefined {
  if (address.startsWith("//")) return `https:${address}`;
  if (hostAndPort.test(address)) return `https://${address}`;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0];
  if (scheme) return scheme.toLowerCase() + address.slice(scheme.length);
  if (mailbox.test(address)) return `mailto:${address}`;
  return host.test(address) ? `https://${address}` : undefined;
}

/** The same for an address in a file, where one without a scheme leads to a neighbour of the file and not to the web. */
export const wholeHref = (raw: string): string | null =>
  /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(raw) ? safeHref(raw) : null;
