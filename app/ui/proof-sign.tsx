import { type ProofSignName, signs } from "./proof-signs.ts";

/** One of the editor's proof marks, in pencil. Decorative: the words beside it carry the meaning. */
export function ProofSign({ name, size = 18 }: { name: ProofSignName; size?: number }) {
  const sign = signs[name];
  return (
    <svg className="proof-ink" width={size} height={size} viewBox={sign.box} aria-hidden="true">
      <path d={sign.path} />
    </svg>
  );
}
