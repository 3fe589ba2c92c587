import { classNames } from "./class-names.ts";

interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The machine at work, in pencil. */
  pencil?: boolean;
}

/** A bar of what is used: ink, pencil from 90 %, claret at the limit. Never fuller than full. */
export function Meter({ label, value, max, pencil = false }: MeterProps) {
  const share = max > 0 ? value / max : 1;
  return (
    <progress
      className={classNames("meter", pencil ? "is-high" : share >= 1 ? "is-full" : share >= 0.9 && "is-high")}
      aria-label={label}
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
    />
  );
}

/** Thousands with commas, the same on every machine. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-GB");
}
