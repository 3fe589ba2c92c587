import { afterAll, beforeAll, beforeEach } from "vitest";
import {
  type Called,
  type DatabaseKind,
  openTestServices,
  type TestServices,
  type TestUser,
} from "./test-services.ts";

/** Services of a group of tests, with a new user for each test and another one for all of them. */
export interface TwoUsers {
  services: TestServices;
  user: TestUser;
  other: TestUser;
  /** Calls as the test's user, or with another's token. */
  call: <T>(method: string, path: string, body?: unknown, token?: string) => Promise<Called<T>>;
}

/** Opens them before the tests of the group in which it is called; until then nothing of it can be read but `call`. */
export function useTwoUsers(kind: DatabaseKind): TwoUsers {
  const on = {
    call: (method, path, body, token = on.user.token) =>
      on.services.call(method, path, { token, ...(body === undefined ? {} : { body }) }),
  } as TwoUsers;
  beforeAll(async () => {
    on.services = await openTestServices(kind, []);
    on.other = await on.services.newUser();
  });
  beforeEach(async () => {
    on.user = await on.services.newUser();
  });
  afterAll(() => on.services.close());
  return on;
}
