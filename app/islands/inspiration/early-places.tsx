import type { Slip } from "#app/ui/inspiration/inspired.ts";
import { useScripted } from "#app/ui/use-scripted.ts";

interface EarlyPlacesProps {
  slips: readonly Slip[];
  /** Of the board, in pixels. */
  depth: number;
  /** Of the document's policy: it lets no markup bring a style but such a sheet. */
  nonce: string;
}

/** Where the cards lie until the script places them, where one is to come: the page is drawn with its cards dealt. */
export function EarlyPlaces({ slips, depth, nonce }: EarlyPlacesProps) {
  const scripted = useScripted();
  if (scripted) return null;
  const rules = slips.map(
    ({ place: { topPx, leftPx, rotation, layer = 0 } }, at) =>
      `.board>.slip:nth-child(${at + 1}){--left:${leftPx};--layer:${layer};top:${topPx}px;rotate:${rotation}deg}`,
  );
  const sheet = `@media (scripting:enabled) and (min-width:769px){.board{min-height:${depth}px}${rules.join("")}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet }} />;
}
