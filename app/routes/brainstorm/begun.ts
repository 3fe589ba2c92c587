import { createCookie } from "react-router";

const seconds = 60;
const cookie = createCookie("stet_begun", { path: "/", httpOnly: true, sameSite: "lax", maxAge: seconds });

/** Set-Cookie header by which the page of a session that was just begun goes on by itself. */
export const sayBegun = (session: string): Promise<string> => cookie.serialize(session);

/** Set-Cookie header that takes it away, where this browser has just begun the session; else null. */
export async function takeBegun(request: Request, session: string): Promise<string | null> {
  const begun: unknown = await cookie.parse(request.headers.get("Cookie"));
  return begun === session ? cookie.serialize("", { maxAge: 0 }) : null;
}
