import sheet from "./icons.svg?no-inline";

/** The wordmark (`wordmark.svg`), or `short` its first letter. `height` in px; it is the name of the link it stands in. */
export function Logo({ height = 27, short = false }: { height?: number; short?: boolean }) {
  const size = short ? { height: 34, width: 34 } : { height, width: height * 1.7 };
  return (
    <>
      <svg className="logo" {...size} aria-hidden="true">
        <use href={`${sheet}#${short ? "stet-initial" : "stet"}`} />
      </svg>
      <span className="sr">Stet</span>
    </>
  );
}
