import { createHmac, timingSafeEqual } from "node:crypto";

/** How far a webhook's own time may be from ours, either way. */
const toleranceMs = 60_000;
/** While a secret is being replaced there are two signatures; nobody sends more than a handful. */
const mostParts = 10;

const macOf = (time: string, rawBody: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`${time}:${rawBody}`).digest();

/**
 * Checks a webhook's signature, `ts=…;h1=…`, where several `h1` may stand and any one may match.
 * Parts with other names are passed over.
 * @param rawBody exactly as received: JSON that was read and written again has another signature
 * @param now milliseconds since 1970
 * @returns `stale` only for what was truly signed with the secret, but at another time
 */
export function checkSignature(
  rawBody: string,
  header: string | null,
  secret: string,
  now: number,
): "good" | "forged" | "stale" {
  const parts = (header ?? "").split(";", mostParts + 1);
  const valuesOf = (name: string): string[] =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [time = "", ...more] = valuesOf("ts");
  if (parts.length > mostParts || more.length > 0 || !/^\d{1,12}$/.test(time)) return "forged";
  const wanted = macOf(time, rawBody, secret);
  const matches = valuesOf("h1").map(
    (mac) => /^[\da-f]{64}$/i.test(mac) && timingSafeEqual(Buffer.from(mac, "hex"), wanted),
  );
  if (!matches.includes(true)) return "forged";
  return Math.abs(now - Number(time) * 1_000) <= toleranceMs ? "good" : "stale";
}

/** The header that `checkSignature` takes. @param now milliseconds since 1970 */
export function sign(rawBody: string, secret: string, now: number): string {
  const time = String(Math.floor(now / 1_000));
  return `ts=${time};h1=${macOf(time, rawBody, secret).toString("hex")}`;
}
