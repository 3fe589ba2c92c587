import { expect, test } from "vitest";
import { knownBrowser, rememberBrowser } from "./known-browsers.ts";

const secret = "a secret of at least thirty-two characters";
const email = "writer@example.com";

test("a browser is known at the addresses where it has logged in, and nowhere else", () => {
  const cookie = rememberBrowser(secret, email, undefined);
  expect(knownBrowser(secret, email.toUpperCase(), cookie)).toMatch(/^[\w-]{16}$/);
  expect(knownBrowser(secret, "victim@example.com", cookie)).toBeNull();
  expect(knownBrowser("another secret of thirty-two characters", email, cookie)).toBeNull();
  for (const forged of [undefined, "", "~", ".", "x.y", `${cookie}x`])
    expect(knownBrowser(secret, email, forged)).toBeNull();
});

test("a browser keeps its name at an address, and the five latest addresses", () => {
  let cookie = rememberBrowser(secret, email, undefined);
  const name = knownBrowser(secret, email, cookie);
  for (const other of ["a", "b", "c", "d"]) cookie = rememberBrowser(secret, `${other}@example.com`, cookie);
  expect(knownBrowser(secret, email, cookie)).toBe(name);
  cookie = rememberBrowser(secret, email, cookie);
  expect(knownBrowser(secret, email, cookie)).toBe(name);
  for (const other of ["e", "f", "g", "h", "i"])
    cookie = rememberBrowser(secret, `${other}@example.com`, cookie);
  expect(knownBrowser(secret, email, cookie)).toBeNull();
  expect(cookie.split("~")).toHaveLength(5);
});
