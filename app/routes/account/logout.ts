import { redirect, redirectDocument } from "react-router";
import { sessionOf } from "#app/server/session/pages.ts";
import { forgetFlash } from "../forms/flash.ts";
import type { Route } from "./+types/logout.ts";

export const loader = () => redirect("/");

export async function action({ context }: Route.ActionArgs) {
  await sessionOf(context).logOut();
  // What no page has said yet was said to who is gone.
  return redirectDocument("/", { status: 303, headers: { "Set-Cookie": await forgetFlash() } });
}
