import { expect, test } from "vitest";
import { emailKey, networkOf } from "./addresses.ts";

test.each([
  ["203.0.113.7", "203.0.113"],
  ["203.0.113.255", "203.0.113"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [null, "none"],
])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));

test("addresses are alike whatever their case", () => {
  expect(emailKey("Ünï@Example.COM")).toBe(emailKey("ünï@example.com"));
});
