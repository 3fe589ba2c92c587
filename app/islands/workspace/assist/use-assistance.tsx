import { type ReactNode, useCallback, useState } from "react";
import type { Notice } from "#app/ui/banner.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { askWriter, stopWriter } from "../../generation/ask-writer.ts";
import type { Suggest } from "./suggesting.ts";

/** AI Assistance as the page comes with it. */
export interface AssistanceState {
  isOn: boolean;
  /** No writer of this server can do it. */
  needsModel: boolean;
  /** The most credits that the next words of a long paragraph may cost. */
  most: number;
}

interface Assistance {
  /** The switch. */
  control: ReactNode;
  /** Gives the next words; null while it is switched off. */
  suggest: Suggest | null;
  notice: Notice | null;
}

/**
 * AI Assistance: suggests the next words while the writer pauses. Off until switched on, and remembered for the user.
 * `firstSave` makes a new card the document that they are asked for.
 */
export function useAssistance(
  guid: string,
  came: AssistanceState,
  firstSave: () => Promise<void>,
): Assistance {
  const [isOn, setOn] = useState(came.isOn && !came.needsModel);
  const [notice, setNotice] = useState<Notice | null>(null);
  const address = `/create/${guid}/completion`;

  function turn(on: boolean): void {
    if (on && came.needsModel) {
      setNotice(needsModel());
      return;
    }
    setOn(on);
    setNotice(on ? { kind: "info", text: told(came.most) } : null);
    void keep(address, on);
  }

  const next = useCallback<Suggest>(
    async (text, signal) => {
      await firstSave();
      if (signal.aborted) return null;
      const stop = (generation: string): void => {
        const cancel = (): void => void stopWriter(address, generation);
        if (signal.aborted) cancel();
        else signal.addEventListener("abort", cancel, { once: true });
      };
      const written = await askWriter(address, new URLSearchParams({ text }), stop);
      if (signal.aborted) return null;
      if ("answer" in written) return wordsOf(written.answer);
      if ("limit" in written) {
        setOn(false);
        setNotice(written.limit);
      } else if (written.refusal.code === "needs_model") {
        setOn(false);
        setNotice(needsModel());
        void keep(address, false);
      } else if (written.refusal.code !== "not_possible") {
        setNotice({ kind: "info", text: written.refusal.text });
      }
      return null;
    },
    [address, firstSave],
  );

  return {
    notice,
    suggest: isOn ? next : null,
    control: (
      <>
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={({ target }) => turn(target.checked)}
          />
          AI Assistance
        </label>
        <span className="vr" />
      </>
    ),
  };
}

/** Another one each time: it is said again. */
const needsModel = (): Notice => ({ kind: "info", text: "AI Assistance needs a model.", needsModel: true });

const told = (most: number): string =>
  `AI Assistance is on: when you pause at a paragraph's end it suggests the next words, at most ${formatCount(most)} credits each time.`;

/** Keeps the choice for the user; one that cannot be kept holds for this page. */
async function keep(address: string, on: boolean): Promise<void> {
  try {
    await fetch(`${address}?switch=${on ? "on" : "off"}`, { method: "POST" });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function wordsOf(answer: unknown): { words: string; charged: number } | null {
  const { result, usage } = (answer ?? {}) as { result?: unknown; usage?: { charged?: unknown } };
  if (typeof result !== "string" || result.trim() === "") return null;
  return { words: result, charged: typeof usage?.charged === "number" ? usage.charged : 0 };
}
