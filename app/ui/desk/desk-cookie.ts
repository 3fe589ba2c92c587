import { type DeskValues, parseDeskValues } from "./desk-values.ts";

/** What is kept of home's form beside its text, for the server that draws it. */
export interface DeskCookie extends Pick<DeskValues, "mode" | "action" | "options"> {
  /** Id of the user, or `guest`. */
  owner: string;
  /** An example stands in place of the writer's text, and the page says so. */
  noted: boolean;
}

const name = "stet_desk";
/** Finds the form that the server keeps where no script does. */
export const sentDeskCookie = "stet_draft";
const yearSeconds = 365 * 24 * 60 * 60;

/** Browser: lays the cookie down; with null takes it away. */
export function writeDeskCookie(told: DeskCookie | null): void {
  if (typeof document === "undefined") return;
  const value = told === null ? "" : encodeURIComponent(JSON.stringify(told));
  // oxlint-disable-next-line unicorn/no-document-cookie -- the store of cookies is not there on plain http
  document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${told === null ? 0 : yearSeconds}`;
}

/** Browser: the form that the server kept is in the page, whose script keeps it from here on. */
export function forgetSentDesk(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = `${sentDeskCookie}=; path=/; samesite=lax; max-age=0`;
}

/** Server: what the browser keeps for this owner, or kept before they signed in; null for nothing that can be read. */
export function readDeskCookie(header: string | null, owner: string | null): DeskCookie | null {
  const [, sent] = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(header ?? "") ?? [];
  if (sent === undefined) return null;
  try {
    const told: unknown = JSON.parse(decodeURIComponent(sent));
    if (typeof told !== "object" || told === null) return null;
    const { owner: of, noted } = told as Partial<Record<keyof DeskCookie, unknown>>;
    const values = parseDeskValues({ ...told, text: "", context: "", examples: "" });
    if (!values || typeof of !== "string" || (of !== "guest" && of !== owner)) return null;
    return {
      owner: of,
      noted: noted === true,
      mode: values.mode,
      action: values.action,
      options: values.options,
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return null;
    throw error;
  }
}
