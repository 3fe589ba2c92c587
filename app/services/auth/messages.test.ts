import { expect, test } from "vitest";
import { passwordFault } from "./messages.ts";

test("the password rule names only the clauses that failed, joined with 'and'", () => {
  expect(passwordFault("!")).toBe(
    "Password must be at least 8 characters and include at least one letter and include at least one number.",
  );
  expect(passwordFault("abcdefgh")).toBe("Password must include at least one number.");
  expect(passwordFault("пароль12")).toBeNull();
});
