import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopySaid } from "#app/ui/copy-said.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copyText } from "../clipboard.ts";

const copiedMs = 2_500;

interface Copied {
  html?: string;
  text: string;
}

interface CopyButtonProps {
  /** Throws a TypeError where the text cannot be had. */
  read: () => Copied | Promise<Copied>;
  /** Names a button that shows an icon alone. */
  label?: string;
  /** What stands on it, where that is more than Copy. */
  words?: string;
  className?: string;
  /** So long it says what came of it, in milliseconds. */
  shownMs?: number;
}

/** Copies the text, as rich text where the browser can. */
export function CopyButton({ read, label, words = "Copy", className, shownMs = copiedMs }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), shownMs);
    return () => clearTimeout(timer);
  }, [state, shownMs]);

  async function copy(): Promise<void> {
    try {
      setState((await copyText(await read())) ? "copied" : "failed");
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      setState("failed");
    }
  }

  return (
    <Button
      kind="bare"
      size="sm"
      type="button"
      icon={label !== undefined}
      className={className}
      aria-label={label}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={15} />
      {label === undefined ? <span>{words}</span> : null}
      <CopySaid>{state === "idle" ? null : labels[state]}</CopySaid>
    </Button>
  );
}

const labels = { copied: "Copied!", failed: "Could not copy" } as const;
