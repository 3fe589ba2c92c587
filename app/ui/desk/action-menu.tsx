import { CatalogueIcon, Icon } from "../icon.tsx";
import type { DeskFamily } from "./desk-values.ts";

interface ActionMenuProps {
  families: readonly DeskFamily[];
  chosen: DeskFamily | null;
}

/** The smart-action menu: radios of the form in a `<details>`. */
export function ActionMenu({ families, chosen }: ActionMenuProps) {
  return (
    <details className="menu smart" name="desk">
      <summary className="btn btn-line smart-btn">
        <Icon name="wand-sparkles" />
        {chosen ? (
          <span className="clip">
            <span className="faint">Smart action:</span> {chosen.name}
          </span>
        ) : (
          "Smart action"
        )}
        <Icon name="chevron-down" size={14} />
      </summary>
      <fieldset className="pop pop-pad smart-pop">
        <legend className="sr">Smart action</legend>
        {families.map((family) => (
          <label className="item" key={family.id}>
            <input
              type="radio"
              name="action"
              value={family.name}
              defaultChecked={family.id === chosen?.id}
              aria-label={`${family.name}: ${family.shortDescription}`}
            />
            <CatalogueIcon name={family.icon} size={18} />
            <span>
              {family.name}
              <small>{family.shortDescription}</small>
            </span>
            <span className="end tick">
              <Icon name="check" />
            </span>
          </label>
        ))}
        {chosen ? (
          <label className="item">
            <input type="radio" name="action" value="" />
            <span>No action</span>
          </label>
        ) : null}
      </fieldset>
    </details>
  );
}
