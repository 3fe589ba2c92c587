import { expect, test } from "vitest";
import { hashPassword, standardCost, verifyPassword } from "./passwords.ts";

const cheap = { memory: 8, passes: 1 };

test("a password is known again at the cost that it was stored with", async () => {
  const stored = await hashPassword("Sourdough 31", standardCost);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword("Sourdough 31", stored, cheap)).toBe(true);
  expect(await verifyPassword("sourdough 31", stored, cheap)).toBe(false);
});

test("nobody's password is never right, and a broken one is told", async () => {
  expect(await verifyPassword("Sourdough 31", null, cheap)).toBe(false);
  await expect(verifyPassword("Sourdough 31", "plain", cheap)).rejects.toThrow("PHC");
});
