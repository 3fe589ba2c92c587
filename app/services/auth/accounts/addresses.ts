import { domainToASCII } from "node:url";

/** Letters, digits and signs that need no quotes; a domain may be in any script, since every one has an ASCII name. */
const addressShape = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*)$/u;
const longestDomain = 253;

/**
 * Whether a text is an address that a letter can be sent to: as it stands, with nothing around it that would be cut off,
 * and nothing in it that mail programs read as something else (lists, comments, encoded words).
 */
export function isAddress(text: string): boolean {
  const domain = addressShape.exec(text)?.[1];
  if (domain === undefined || text.includes("=?")) return false;
  const name = domainToASCII(domain);
  return name !== "" && name.length <= longestDomain;
}

/** Addresses differ by more than case to nobody who types them. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase();

/** The network that an address belongs to: /24 of IPv4, /64 of IPv6; `none` for a client that nobody vouches for. */
export function networkOf(address: string | null): string {
  if (address === null) return "none";
  if (address.includes(".") && !address.includes(":")) return address.split(".").slice(0, 3).join(".");
  return groupsOf(address).slice(0, 4).join(":");
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
