import { createCookie, href } from "react-router";
import { z } from "zod";

const seconds = 24 * 60 * 60;
const cookie = createCookie("stet_address", {
  path: href("/login"),
  httpOnly: true,
  sameSite: "lax",
  maxAge: seconds,
});

/** Set-Cookie header with the address of a sign-up, for the sign-in that follows it in the same browser. */
export const rememberAddress = (email: string): Promise<string> => cookie.serialize(email);

/** The address that was signed up with; undefined where there was none. */
export async function findAddress(request: Request): Promise<string | undefined> {
  const found = z.email().safeParse(await cookie.parse(request.headers.get("Cookie")));
  return found.success ? found.data : undefined;
}
