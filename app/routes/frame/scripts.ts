interface PageHandle {
  scripts: boolean;
  /** Stands in a frame of another page, which is narrower than a window may be. */
  framed?: true;
}

/** The handle of a page that needs no script: entered by its address, it is sent without any. */
export const withoutScripts: PageHandle = { scripts: false };

/** The handle of a page that stands in a frame. */
export const framed: PageHandle = { scripts: false, framed: true };

type Matches = readonly { handle: unknown }[];

/** Whether the routes of a page want scripts; they do unless one of them says otherwise. */
export function wantScripts(matches: Matches): boolean {
  return matches.every(({ handle }) => !isPageHandle(handle) || handle.scripts);
}

export const isFramed = (matches: Matches): boolean =>
  matches.some(({ handle }) => isPageHandle(handle) && handle.framed === true);

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "scripts" in handle && typeof handle.scripts === "boolean";
