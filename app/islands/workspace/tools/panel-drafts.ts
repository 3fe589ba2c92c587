import type { PanelDraft } from "#app/ui/workspace/panels/panel-draft.ts";
import { readStored, writeStored } from "../../storage.ts";

/** What a user, by id, types or chooses in a panel of this tab and has not sent yet: nobody who signs in after them reads it. */
export function panelDraft(owner: string, panel: "chat" | "context"): PanelDraft {
  const key = `stet.panel.${owner}.${panel}`;
  return {
    read: () => readStored("session", key) ?? "",
    keep: (text) => void writeStored("session", key, text === "" ? null : text),
  };
}
