import { createHmac } from "node:crypto";
import { Paddle } from "@paddle/paddle-node-sdk";
import { describe, expect, test } from "vitest";
import { checkSignature, sign } from "./signature.ts";

const secret = "pdl_ntfset_of_the_tests";
const body = '{"event_id": "evt_1",  "data": {"name": "Zoë, 日本", "amount": 1.0}}';
const now = Date.UTC(2026, 10, 20, 12, 0, 0, 250);
const seconds = Math.floor(now / 1_000);
const mac = (text = body, key = secret, time: number | string = seconds): string =>
  createHmac("sha256", key).update(`${time}:${text}`).digest("hex");
const check = (header: string | null, rawBody = body): string => checkSignature(rawBody, header, secret, now);

describe("a webhook's signature", () => {
  test("is good when it was made with the secret", () => {
    expect(check(`ts=${seconds};h1=${mac()}`)).toBe("good");
    expect(check(sign(body, secret, now))).toBe("good");
    expect(check(sign("", secret, now), "")).toBe("good");
  });

  test("is the one that the provider's own library takes", async () => {
    const header = sign(body, secret, Date.now());
    expect(await new Paddle("key").webhooks.isSignatureValid(body, secret, header)).toBe(true);
  });

  test.each([
    ["the first of two", `ts=${seconds};h1=${mac()};h1=${mac(body, "old")}`],
    ["the last of two", `ts=${seconds};h1=${mac(body, "old")};h1=${mac()}`],
    ["the middle of three", `ts=${seconds};h1=${mac(body, "a")};h1=${mac()};h1=${mac(body, "b")}`],
    ["beside one that is no signature", `ts=${seconds};h1=;h1=zz;h1=${mac()}`],
    ["beside a scheme of the future", `ts=${seconds};h2=c2lnbmVk==;h1=${mac()};`],
    ["before the time", `h1=${mac()};ts=${seconds}`],
    ["in capitals", `ts=${seconds};h1=${mac().toUpperCase()}`],
  ])("may stand as %s", (_place, header) => expect(check(header)).toBe("good"));

  test.each([
    ["a changed body", body.replace("1.0", "1.5")],
    ["a body that was read and written again", JSON.stringify(JSON.parse(body))],
    ["a body with a line end more", `${body}\n`],
    ["no body", ""],
  ])("is forged with %s", (_what, changed) => {
    expect(check(sign(body, secret, now), changed)).toBe("forged");
  });

  test("is forged with another secret, or with another time than the signed one", () => {
    expect(check(sign(body, "pdl_ntfset_of_others", now))).toBe("forged");
    expect(check(`ts=${seconds + 1};h1=${mac()}`)).toBe("forged");
    expect(check(`ts=0${seconds};h1=${mac()}`)).toBe("forged");
  });

  test.each([
    ["59 s ago", -59_000, "good"],
    ["61 s ago", -61_000, "stale"],
    ["a year ago", -365 * 86_400_000, "stale"],
    ["59 s ahead", 59_000, "good"],
    ["62 s ahead", 62_000, "stale"],
    ["a year ahead", 365 * 86_400_000, "stale"],
  ])("signed %s", (_when, away, verdict) => expect(check(sign(body, secret, now + away))).toBe(verdict));

  test("is forged, not stale, when both are wrong", () => {
    expect(check(sign(body, "pdl_ntfset_of_others", now - 600_000))).toBe("forged");
  });

  test.each([
    ["nothing", null],
    ["an empty header", ""],
    ["separators", ";;;"],
    ["no time", `h1=${mac()}`],
    ["an empty time", `ts=;h1=${mac(body, secret, "")}`],
    ["two times", `ts=${seconds};ts=${seconds};h1=${mac()}`],
    ["a time in words", `ts=now;h1=${mac(body, secret, "now")}`],
    ["a negative time", `ts=-5;h1=${mac(body, secret, "-5")}`],
    ["a time with a fraction", `ts=${seconds}.0;h1=${mac(body, secret, `${seconds}.0`)}`],
    ["a time with an exponent", `ts=1e9;h1=${mac(body, secret, "1e9")}`],
    ["a time without end", `ts=${"9".repeat(400)};h1=${mac(body, secret, "9".repeat(400))}`],
    ["no signature", `ts=${seconds}`],
    ["an empty signature", `ts=${seconds};h1=`],
    ["half a signature", `ts=${seconds};h1=${mac().slice(0, 32)}`],
    ["a signature and more", `ts=${seconds};h1=${mac()}00`],
    ["a signature that is no hex", `ts=${seconds};h1=${"z".repeat(64)}`],
    ["commas between", `ts=${seconds},h1=${mac()}`],
    ["other names", `t=${seconds};v1=${mac()}`],
    ["names in capitals", `TS=${seconds};H1=${mac()}`],
    ["a thousand signatures", `ts=${seconds};${`h1=${mac(body, "x")};`.repeat(1_000)}h1=${mac()}`],
    ["bytes of any kind", "\u0000\u00ff=;h1=\u2028"],
  ])("is forged with %s", (_what, header) => expect(check(header)).toBe("forged"));
});
