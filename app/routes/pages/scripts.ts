interface ScriptsHandle {
  scripts: boolean;
}

/** The handle of a page that needs no script: entered by its address, it is sent without any. */
export const withoutScripts: ScriptsHandle = { scripts: false };

/** Whether the routes of a page want scripts; they do unless one of them says otherwise. */
export function wantScripts(matches: readonly { handle: unknown }[]): boolean {
  return matches.every(({ handle }) => !isScriptsHandle(handle) || handle.scripts);
}

const isScriptsHandle = (handle: unknown): handle is ScriptsHandle =>
  typeof handle === "object" && handle !== null && "scripts" in handle && typeof handle.scripts === "boolean";
