import { createCookie, href } from "react-router";
import { z } from "zod";

const seconds = 24 * 60 * 60;
/** The pages that may know it. */
const paths = [href("/login"), href("/signup")] as const;
const cookie = createCookie("stet_address", { httpOnly: true, sameSite: "lax", maxAge: seconds });

/** Set-Cookie headers with the address of a sign-up, for what is said of it and the sign-in that follows in this browser. */
export const rememberAddress = (email: string): Promise<[string, string][]> => headersOf(email, seconds);

/** Those that forget it: after that sign-in it is for nobody who comes to these pages next. */
export const forgetAddress = (): Promise<[string, string][]> => headersOf("", 0);

async function headersOf(email: string, maxAge: number): Promise<[string, string][]> {
  const cookies = await Promise.all(paths.map((path) => cookie.serialize(email, { path, maxAge })));
  return cookies.map((one) => ["Set-Cookie", one]);
}

/** The address that was signed up with; undefined where there was none. */
export async function findAddress(request: Request): Promise<string | undefined> {
  const found = z.email().safeParse(await cookie.parse(request.headers.get("Cookie")));
  return found.success ? found.data : undefined;
}
