import { CatalogueIcon, Icon } from "../icon.tsx";
import { ConnectModel, KindBadge, kindSuffix, WorksheetNote } from "../kind-badge.tsx";
import { Menu } from "../menu/menu.tsx";
import { type DeskFamily, worksWith } from "./desk-values.ts";

interface ActionMenuProps {
  families: readonly DeskFamily[];
  chosen: DeskFamily | null;
  /** Whether the built-in writer is the default: what it cannot do at all can then not be chosen. */
  builtinWrites: boolean;
}

const kindOf = (family: DeskFamily) => (worksWith(family).length === 0 ? family.builtin : "some");

/** The smart-action menu: radios of the form. */
export function ActionMenu({ families, chosen, builtinWrites }: ActionMenuProps) {
  const locked = (family: DeskFamily) =>
    builtinWrites && family.builtin === "model" && worksWith(family).length === 0;
  return (
    <Menu
      className="smart"
      name="desk"
      look="btn btn-line smart-btn"
      summary={
        <>
          <Icon name="wand-sparkles" />
          {chosen ? (
            <span className="clip">
              <span className="faint">Smart action:</span> {chosen.name}
            </span>
          ) : (
            "Smart action"
          )}
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      <fieldset className="pop pop-pad smart-pop">
        <legend className="sr">Smart action</legend>
        {families.map((family) => (
          <label className="item" key={family.id}>
            <input
              type="radio"
              name="action"
              value={family.name}
              defaultChecked={family.id === chosen?.id}
              disabled={locked(family)}
              aria-label={`${family.name}: ${family.shortDescription}${kindSuffix({ kind: kindOf(family), builtinWrites })}`}
            />
            <CatalogueIcon name={family.icon} size={18} />
            <span>
              {family.name}
              <small>{family.shortDescription}</small>
            </span>
            <span className="end">
              <KindBadge kind={kindOf(family)} builtinWrites={builtinWrites} />
            </span>
            <span className="tick">
              <Icon name="check" />
            </span>
          </label>
        ))}
        {families.some(locked) ? (
          <p className="kind-note">
            Some actions need a model. <ConnectModel />
          </p>
        ) : null}
        <WorksheetNote kinds={families.map(({ builtin }) => builtin)} builtinWrites={builtinWrites} />
        {/* Always there: a radio that goes with its own change leaves React believing that the one before it is still checked. */}
        <label className="item" hidden={chosen === null}>
          <input type="radio" name="action" value="" />
          <span>No action</span>
        </label>
      </fieldset>
    </Menu>
  );
}
