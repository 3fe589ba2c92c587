import type { Remark } from "#app/services/generated.ts";
import type { ProofBlock, ProofSegment } from "#app/ui/proof/proof-marks.ts";

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

/** The blocks of a compared text with every fact that is new marked where the new text has it. */
export function markRemarks(blocks: readonly ProofBlock[], remarks: readonly Remark[]): ProofBlock[] {
  const words = remarks.filter(({ where }) => where === "new").map((remark) => escaped(remark.words));
  if (words.length === 0) return [...blocks];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return blocks.map((block) => ({
    ...block,
    segments: block.segments.flatMap((segment) =>
      segment.type === "ins" || block.kind === "ins" ? parted(segment, pattern) : [segment],
    ),
  }));
}

/** A stretch parted where it states something new; every second part does. */
function parted(segment: ProofSegment, pattern: RegExp): ProofSegment[] {
  const parts = segment.text.split(pattern);
  if (parts.length === 1) return [segment];
  return parts.flatMap((text, index): ProofSegment[] => {
    if (text === "") return [];
    if (index % 2 === 0) return [{ ...segment, text }];
    return [{ ...segment, text, marks: [...(segment.marks ?? []), { type: "remark" }] }];
  });
}
