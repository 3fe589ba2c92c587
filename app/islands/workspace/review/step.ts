/** The mark to go to, counted from 0: from the present one, or from before the first; round at both ends. */
export function stepTo(current: number | null, step: 1 | -1, total: number): number | null {
  if (total === 0) return null;
  if (current === null) return step === 1 ? 0 : total - 1;
  return (current + step + total) % total;
}
