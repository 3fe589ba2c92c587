import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopySaid } from "#app/ui/copy-said.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";

const labels = { copied: "Copied!", failed: "Could not copy" } as const;

/** An address to take along; with a script a button copies it. */
export function CopyLink({ link }: { link: string }) {
  const scripted = useScripted();
  const [state, setState] = useState<keyof typeof labels | "idle">("idle");

  /** Browsers hand out the clipboard to safe origins only. */
  async function copy(): Promise<void> {
    if (!("clipboard" in navigator)) return setState("failed");
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setState("failed");
    }
  }

  return (
    <>
      <input className="input" aria-label="Link to this page" readOnly value={link} />
      {scripted ? (
        <Button kind="ink" size="lg" type="button" onClick={() => void copy()}>
          <Icon name="copy" />
          <span>Copy link</span>
          <CopySaid>{state === "idle" ? null : labels[state]}</CopySaid>
        </Button>
      ) : null}
    </>
  );
}
