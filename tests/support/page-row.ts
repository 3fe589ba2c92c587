import type { IdKind } from "./access-people.ts";

export type Form = Readonly<Record<string, string>>;

export interface PageRow {
  /** `public`: everybody; `own`: whoever is signed in, a guest is led to /login. */
  access: "public" | "own";
  /** Status of a plain GET by whoever is let in, where it is not 200. */
  get?: number;
  /** Added to the address; ids in it are tried as those of the path. */
  query?: (id: string) => string;
  /** Forms that it takes; without one an empty form is sent. */
  forms?: (id: string) => Form[];
  /** Somebody else's ids that must be refused. */
  guards?: IdKind[];
  /** A GET only leads to another page, which decides. */
  forwards?: true;
  /** A script asks: a guest is told so, and not led to /login. */
  scripts?: true;
  /** Whoever is signed in is led on. */
  guestsOnly?: true;
  /** As of a call. */
  makes?: true;
  /** The reader's session does not outlive its form. */
  ends?: true;
}
