import { createCookie } from "react-router";
import { localPath } from "#app/server/session/pages.ts";
import { panelAddress, type PanelTarget } from "#app/ui/workspace/panel-link.tsx";
import type { Fields } from "./tool-call.ts";

/** What of a form stands in the address of its panel. */
const choices: Readonly<Record<string, readonly string[]>> = {
  social: ["platform", "action"],
  story: ["q", "action", "storyType"],
  recent: ["q", "category"],
  tool: ["tool"],
  chat: ["ask"],
  templates: ["template"],
};

/**
 * Where a button leads that only saves on its way: `panel:…` to a panel, `side:…` to the page with its sidebar folded
 * otherwise, `go:…` to another page, `find` to what is found, or to the panel as its fields say. Null for every other intent.
 */
export function placeAfter(
  target: Pick<PanelTarget, "guid" | "here">,
  intent: string,
  fields: Fields,
): string | null {
  if (intent.startsWith("panel:")) {
    const [name = "", ...said] = intent.slice("panel:".length).split("&");
    return panelAddress(target, [name, ...(said.length > 0 ? said : chosen(name, fields))].join("&"));
  }
  if (intent.startsWith("go:")) return localPath(intent.slice("go:".length));
  const open = openBeside(fields);
  if (intent.startsWith("side:")) {
    const section = intent.split(":")[2];
    const place = panelAddress(target, open);
    return section === undefined ? place : withQuery(place, "section", section);
  }
  if (intent !== "find") return null;
  const query = (fields["find"] ?? "").trim();
  const place = panelAddress(target, open);
  return query === "" ? place : withQuery(place, "find", query);
}

const panelName = /^[a-z]{1,30}(&[A-Za-z]{1,30}=[\w%.~!*'()+-]{0,400})*$/;

/** The panel that stands open beside a form, with its choices, as `panelAddress` takes it; empty: none. */
export function openBeside(fields: Fields): string {
  const panel = fields["panel"] ?? "";
  return panelName.test(panel) ? [panel, ...chosen(panel, fields)].join("&") : "";
}

/** A place of a document's page, with the panel still open there; every other place as it is. */
export function withPanel(place: string, guid: string, open: string): string {
  const isHere = place === `/create/${guid}` || place.startsWith(`/create/${guid}?`);
  return isHere && !place.includes("panel=") ? panelAddress({ guid, here: place }, open) : place;
}

/** What `/create?templates=1[&template=…]`, `?purpose=1` or `?brainstorm=1` stands for; null for none of them. */
export function viewOf(asked: URLSearchParams): string | null {
  const none = { guid: "", here: "/create" };
  const template = asked.get("template");
  if (asked.has("templates"))
    return panelAddress(
      none,
      template === null ? "templates" : `templates&template=${encodeURIComponent(template)}`,
    );
  const view = ["purpose", "brainstorm"].find((name) => asked.has(name));
  return view === undefined ? null : panelAddress(none, view);
}

const withQuery = (place: string, name: string, value: string): string =>
  `${place}${place.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;

function chosen(panel: string, fields: Fields): string[] {
  return (choices[panel] ?? []).flatMap((name) => {
    const value = fields[name] ?? "";
    return value === "" ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
}

const year = 365 * 24 * 60 * 60;
const cookie = createCookie("stet_side", { path: "/", httpOnly: true, sameSite: "lax", maxAge: year });

/** Set-Cookie header of a reader who folds the sidebar or opens it; null for every other intent. */
export async function foldCookie(intent: string): Promise<string | null> {
  return intent.startsWith("side:") ? cookie.serialize(intent === "side:closed") : null;
}

/** Whether this browser's reader has folded the sidebar. */
export async function isFolded(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("Cookie"))) === true;
}
