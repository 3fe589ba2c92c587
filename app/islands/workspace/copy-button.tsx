import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copyText } from "../clipboard.ts";

const copiedMs = 2_500;

/** Copies the text, as rich text where the browser can. */
export function CopyButton({ read }: { read: () => { html: string; text: string } }) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    setState((await copyText(read())) ? "copied" : "failed");
  }

  return (
    <Button kind="bare" size="sm" type="button" onClick={() => void copy()}>
      <Icon name="copy" size={15} />
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}

const labels = { idle: "Copy", copied: "Copied!", failed: "Could not copy" } as const;
