import { PromiseList } from "#app/ui/proof/promise-list.tsx";
import { RemarkList } from "#app/ui/proof/remark-list.tsx";
import { TakenOff } from "#app/ui/proof/taken-off.tsx";
import type { Proof } from "./editor-state.ts";

/** What is told under a text that a writer made. */
export function ProofNotes({ proof }: { proof: Proof | null }) {
  if (!proof) return null;
  return (
    <>
      <RemarkList remarks={proof.remarks} />
      <PromiseList promises={proof.promises} />
      <TakenOff lines={proof.takenOff} />
    </>
  );
}
