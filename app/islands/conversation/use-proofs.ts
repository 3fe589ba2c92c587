import { useState } from "react";
import type { Talk, TalkProof } from "#app/ui/conversation/talk.ts";

/**
 * What the messages cost and promised that were the newest while the page was open, by their id. The server tells it of
 * the newest alone; what stands under a message is not taken away when the next one comes.
 */
export function useProofs({ said, proof }: Pick<Talk, "said" | "proof">): ReadonlyMap<string, TalkProof> {
  const [proofs, setProofs] = useState<ReadonlyMap<string, TalkProof>>(new Map());
  const newest = said.at(-1)?.id;
  if (proof === null || newest === undefined || proofs.get(newest) === proof) return proofs;
  const all = new Map([...proofs, [newest, proof]]);
  setProofs(all);
  return all;
}
