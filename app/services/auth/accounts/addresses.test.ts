import { expect, test } from "vitest";
import { emailKey, isAddress, networkOf } from "./addresses.ts";

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

test.each([
  "writer@example.com",
  "first.last+tag@mail.example.co.uk",
  "o'brien@example.com",
  "writer@bücher.example",
  "writer@例え.テスト",
  "stet@localhost",
])("%s is an address", (address) => expect(isAddress(address)).toBe(true));

test.each([
  "",
  "writer",
  "writer@",
  "writer@example.com ",
  " writer@example.com",
  "writer@example.com\n",
  "wri\u0000ter@example.com",
  "writer@example.com\u0000",
  "=?utf-8?q?writer=40evil.test=3e?=@example.com",
  "schrüber@example.com",
  "writer@exam ple.com",
  "a@b@example.com",
  "a,b@example.com",
  "<a@example.com>",
  "writer@example..com",
  "writer@.com",
  "writer@xn--\u0301.com",
  `${"a".repeat(65)}@example.com`,
  `writer@${"a".repeat(300)}.com`,
])("%j is none", (address) => expect(isAddress(address)).toBe(false));
