import { useId } from "react";
import { type BuiltinKind, KindBadge } from "../kind-badge.tsx";
import { formatCount } from "../meter.tsx";
import { PanelLink, type PanelTarget } from "./panel-link.tsx";

/** Something that can be done with the open document. */
export interface ListedAction {
  name: string;
  shortDescription?: string;
  /** What the built-in writer does of it. */
  builtin: BuiltinKind;
  /** The most credits that it can cost on this document; none where there is no text that it could work on. */
  most?: number;
  /** Value of `apply`, where it is not its name. */
  apply?: string;
  /** The panel that it opens, in the place of being done at once. */
  panel?: string;
}

/** What a row may cost; undefined where that is not known, or where the writer cannot do it. */
export const priceOf = ({ most, builtin }: ListedAction, builtinWrites: boolean): number | undefined =>
  builtinWrites && builtin === "model" ? undefined : most;

interface ActionRowProps {
  action: ListedAction;
  form: string;
  /** Where panels open; null where none can. */
  target: PanelTarget | null;
  builtinWrites: boolean;
  /** Credits that are left. */
  left: number;
  disabled: boolean;
  pending: boolean;
}

/** A row of the sidebar: submits the document's form as `apply`, or opens the action's panel. */
export function ActionRow(props: ActionRowProps) {
  const { action, form, target, builtinWrites, left, disabled, pending } = props;
  const { name, shortDescription, builtin, apply = name, panel } = action;
  const most = priceOf(action, builtinWrites);
  const beside = useId();
  const needsModel = builtinWrites && builtin === "model";
  const face = (
    <>
      <span className="side-name">{name}</span>
      {/* Told besides, not as its name. */}
      <span id={`${beside}-kind`} aria-hidden="true">
        <KindBadge kind={builtin} builtinWrites={builtinWrites} />
      </span>
    </>
  );
  const describedBy = disabled && !needsModel ? "side-acting" : `${beside}-kind ${beside}-price`;
  return (
    <div className="side-row">
      {panel !== undefined && target !== null ? (
        <PanelLink
          target={target}
          panel={panel}
          className="side-item"
          title={shortDescription}
          describedBy={`${beside}-kind ${beside}-price`}
        >
          {face}
        </PanelLink>
      ) : (
        <button
          type="submit"
          className="side-item"
          form={form}
          name="apply"
          value={apply}
          title={shortDescription}
          disabled={disabled || needsModel}
          aria-disabled={pending || undefined}
          aria-describedby={describedBy}
        >
          {face}
        </button>
      )}
      {most === undefined ? null : (
        <span className="side-price" id={`${beside}-price`}>
          <span className="sr">At most </span>
          {formatCount(most)}
          <span className="sr">{` credits${most > left ? `, ${formatCount(left)} left` : ""}`}</span>
        </span>
      )}
    </div>
  );
}
