import { FeatureGrid } from "./feature-grid.tsx";
import { Showcase } from "./showcase.tsx";
import { Stats } from "./stats.tsx";

/** The kinds of text for guests, the features and the figures. */
export function ToldParts({ guest }: { guest: boolean }) {
  return (
    <>
      {guest ? <Showcase /> : null}
      <FeatureGrid />
      <Stats />
    </>
  );
}
