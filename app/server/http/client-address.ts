import { createHmac, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";

const forwarding = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "via"];

/** Where a request came from. `direct`: no proxy has touched it. */
export interface Client {
  address: string;
  direct: boolean;
}

/** Reads the client's address; forwarding headers count only from configured proxies (addresses or CIDR ranges). */
export function clientReader(trusted: readonly string[]): (peer: string, headers: Headers) => Client {
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = "", prefix] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isProxy = (address: string): boolean => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (peer, headers) => {
    const direct = !forwarding.some((name) => headers.has(name));
    const from = plain(peer);
    if (direct || !isProxy(from)) return { address: from, direct };
    const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => plain(part.trim()));
    const client = chain.toReversed().find((address) => isIP(address) > 0 && !isProxy(address));
    return { address: client ?? from, direct };
  };
}

const plain = (address: string): string => address.replace(/^::ffff:/, "");

export const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/** Whose call it is: one of the product's own pages, or one that came from outside. */
export type Caller = "pages" | "outside";

const sign = (secret: string, caller: Caller, address: string): string =>
  createHmac("sha256", secret).update(`${caller} ${address}`).digest("base64url");

/** The gateway's word about the client, for `X-Stet-Client`. What it says of the caller is in the signature alone. */
export const vouch = (secret: string, caller: Caller, address: string): string =>
  `${address};${sign(secret, caller, address)}`;

/** What the gateway vouches for, or null for a header that is absent or not the gateway's. */
export function readVouched(
  secret: string,
  header: string | null,
): { address: string; caller: Caller } | null {
  const [address, mac] = header?.split(";") ?? [];
  if (!address || !mac) return null;
  const given = Buffer.from(mac);
  for (const caller of ["pages", "outside"] as const) {
    const wanted = Buffer.from(sign(secret, caller, address));
    if (wanted.length === given.length && timingSafeEqual(wanted, given)) return { address, caller };
  }
  return null;
}
