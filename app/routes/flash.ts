import { createCookie } from "react-router";
import type { Notice } from "#app/ui/banner.tsx";

const seconds = 60;
const cookie = createCookie("stet_flash", { path: "/", httpOnly: true, sameSite: "lax", maxAge: seconds });

/** Set-Cookie header with a message that the next page shows once. */
export const flash = (notice: Notice): Promise<string> => cookie.serialize(notice);

/** The message that the page before left, and the Set-Cookie header that takes it away. */
export async function takeFlash(request: Request): Promise<{ notice: Notice; header: string } | null> {
  const notice: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (!isNotice(notice)) return null;
  return { notice, header: await cookie.serialize("", { maxAge: 0 }) };
}

function isNotice(value: unknown): value is Notice {
  return (
    typeof value === "object" &&
    value !== null &&
    "text" in value &&
    typeof value.text === "string" &&
    "kind" in value
  );
}
