import type { Notice } from "#app/ui/banner.tsx";
import type { AtHand, TypedOn } from "./use-keys-under-way.ts";

/** What somebody is told who types on; beside a text that comes its own page says so. */
export function toldOf(atHand: AtHand, typedOn: TypedOn): Notice | null {
  if (typedOn.kind === "waits") {
    const waits =
      typedOn.last === "" ? "What you type now waits" : `What you type now waits: “${typedOn.last}”`;
    const onItsWay = atHand === "asked" ? "An edit of this text is on its way. " : "";
    const leadsOn = atHand === "decided" ? " Tab leads to the marks." : "";
    return {
      kind: "info",
      text: `${onItsWay}${waits}. It comes in at its place when you have decided on the marks.${leadsOn}`,
    };
  }
  if (atHand === "asked")
    return {
      kind: "info",
      text: "That goes nowhere: an edit of this text is on its way. Go on when you have decided on its marks.",
    };
  return atHand === "decided"
    ? { kind: "info", text: "What you type now goes nowhere: decide on what is shown first." }
    : null;
}

/** What somebody is told who comes to marks, or to a text that is made, while words wait that were typed before; `last`: their end. */
export const toldWaiting = (last: string): Notice => ({
  kind: "info",
  text: `What you typed waits: “${last}”. It comes in at its place when you have decided on the marks.`,
});
