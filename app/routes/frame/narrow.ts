import { createCookie } from "react-router";

const seconds = 365 * 24 * 60 * 60;
const cookie = createCookie("stet_narrow", { path: "/", httpOnly: true, sameSite: "lax", maxAge: seconds });

/** Set-Cookie header of a reader who continues in a narrow window. */
export const allowNarrow = (): Promise<string> => cookie.serialize(true);

/** Whether this browser's reader chose to continue in a narrow window. */
export async function isNarrowAllowed(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("Cookie"))) === true;
}
