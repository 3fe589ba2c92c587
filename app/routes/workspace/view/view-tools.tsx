import { fonts, fontSizes, readView, type View, zoomLevels, zooms } from "#app/document/view.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface ViewToolsProps {
  view: View;
  /** A script's, which keeps the view by itself; without one the document's form does. */
  onView?: ((changed: Partial<View>) => void) | undefined;
}

/** How the document is looked at: zoom, font and size. Fields `font size zoom` of the form `document`, with `intent=view`. */
export function ViewTools({ view, onView }: ViewToolsProps) {
  const change = (field: keyof View, value: string): void => {
    const changed = readView({ [field]: value }, view);
    onView?.({ [field]: changed[field] });
  };
  return (
    <>
      <span className="zoom">
        <ZoomButton label="Zoom out" icon="minus" to={view.zoom - zoomLevels.step} onView={onView} />
        <Choice name="zoom" label="Zoom" value={view.zoom} onChange={change}>
          {zooms.map((zoom) => (
            <option key={zoom} value={zoom}>
              {zoom}%
            </option>
          ))}
        </Choice>
        <ZoomButton label="Zoom in" icon="plus" to={view.zoom + zoomLevels.step} onView={onView} />
      </span>
      <span className="vr" />
      <Choice name="font" label="Font" value={view.font} onChange={change}>
        {fonts.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </Choice>
      <Choice name="size" label="Font size" value={view.size} onChange={change}>
        {fontSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Choice>
      <noscript>
        <Button kind="line" size="sm" form="document" name="intent" value="view">
          Apply
        </Button>
      </noscript>
    </>
  );
}

interface ChoiceProps {
  name: keyof View;
  label: string;
  value: string | number;
  onChange: (field: keyof View, value: string) => void;
  children: React.ReactNode;
}

const Choice = ({ name, label, value, onChange, children }: ChoiceProps) => (
  <select
    className={`select select-sm select-bare num ed-${name}`}
    aria-label={label}
    name={name}
    form="document"
    value={value}
    onChange={({ target }) => onChange(name, target.value)}
  >
    {children}
  </select>
);

interface ZoomButtonProps extends Pick<ViewToolsProps, "onView"> {
  label: string;
  icon: "minus" | "plus";
  to: number;
}

function ZoomButton({ label, icon, to, onView }: ZoomButtonProps) {
  const isIdle = !zooms.includes(to);
  return (
    <Button
      kind="bare"
      size="sm"
      icon
      type="button"
      className="scripted-only"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : () => onView?.({ zoom: to })}
    >
      <Icon name={icon} size={15} />
    </Button>
  );
}
