import { redirect, redirectDocument } from "react-router";
import { sessionOf } from "#app/server/session/pages.ts";
import type { Route } from "./+types/logout.ts";

export const loader = () => redirect("/");

export async function action({ context }: Route.ActionArgs) {
  await sessionOf(context).logOut();
  return redirectDocument("/");
}
