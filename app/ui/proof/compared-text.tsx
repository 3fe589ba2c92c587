import { memo, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ProofBlock } from "./proof-marks.ts";
import { ProofBlocks, ProofChoices } from "./proof-text.tsx";
import { passagesOf } from "./side-by-side.ts";

interface ComparedTextProps {
  blocks: readonly ProofBlock[];
  /** Ids of the marks that stand already. */
  standing?: readonly string[] | undefined;
  /** Why marks were made, by their id. */
  reasons: Readonly<Record<string, string>>;
  /** Names of the two texts. */
  sides: Sides<string>;
  /** What they are called, with their length. */
  names: Sides<ReactNode>;
  /** Their titles; `before` null: they have the same. */
  heads: { before: ReactNode | null; after: ReactNode };
}

interface Sides<T> {
  before: T;
  after: T;
}

/**
 * Two texts beside each other where there is room, each passage level with the other's; else one under the other, passage
 * by passage, those that both have once.
 */
export const ComparedText = memo(function ComparedText(props: ComparedTextProps) {
  const { blocks, standing, reasons, sides, names, heads } = props;
  return (
    <ProofChoices blocks={blocks} standing={standing} reasons={reasons}>
      <Pair before={names.before} after={names.after} className="cmp-names" />
      <Pair
        before={heads.before ?? heads.after}
        after={heads.after}
        isSame={heads.before === null}
        className="cmp-heads"
      />
      {passagesOf(blocks).map(({ at, blocks: passage, isSame }) => (
        <Pair
          key={at}
          isSame={isSame}
          before={
            <ProofChoices blocks={null} reasons={reasons}>
              {isSame ? null : <span className="sr">{sides.before}: </span>}
              <ProofBlocks blocks={passage} from={at} />
            </ProofChoices>
          }
          after={
            <>
              {isSame ? null : <span className="sr">{sides.after}: </span>}
              <ProofBlocks blocks={passage} from={at} />
            </>
          }
        />
      ))}
    </ProofChoices>
  );
});

interface PairProps {
  before: ReactNode;
  after: ReactNode;
  /** Both say the same: it is read once. */
  isSame?: boolean;
  className?: string;
}

function Pair({ before, after, isSame = false, className }: PairProps) {
  return (
    <div className={classNames("cmp-pair", isSame && "is-same", className)}>
      <div className="cmp-cell is-yours" aria-hidden={isSame || undefined}>
        {before}
      </div>
      <div className="cmp-cell is-taken">{after}</div>
    </div>
  );
}
