import type { IconName } from "./icon-names.ts";
import sheet from "./icons.svg?no-inline";

export type { IconName };

interface IconProps {
  name: IconName;
  /** Width and height in px; 16 in controls. */
  size?: number;
  className?: string;
}

/** A lucide icon at the house's stroke. Always decorative: the words stand beside it or in the control's label. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** An icon named by the catalogue, of the sprite `public/icons.svg`: lucide's, but none of the browser's script. */
export function CatalogueIcon({ name, size = 16 }: { name: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
