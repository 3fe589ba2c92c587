import { formats, formatWords } from "#app/document/export/formats.ts";
import type { ExportLinks } from "#app/islands/export/use-exports.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";

interface ExportMenuProps {
  guid: string;
  /** A script's, which saves what is typed first and writes the file itself where there is no server. */
  links: Partial<ExportLinks>;
}

/** The document as files to save: links, which need no script. */
export function ExportMenu({ guid, links: { onExport, onNear, busy = null } }: ExportMenuProps) {
  return (
    <div className="exp" onPointerEnter={onNear} onFocus={onNear}>
      <Menu
        look="btn btn-bare btn-sm ed-fold"
        label="Export"
        summary={
          <>
            <Icon name="download" size={15} />
            <span>{busy === null ? "Export" : "Exporting…"}</span>
            <Icon name="chevron-down" size={13} />
          </>
        }
      >
        <div className="pop pop-pad exp-menu">
          {formats.map((format) => (
            // A file is no page: the browser saves it and stays where it is.
            <a
              key={format}
              className="item"
              href={`/create/${guid}/export.${format}`}
              onClick={onExport && ((event) => onExport(event, format))}
            >
              {formatWords[format].name}
              <span className="end">.{format}</span>
            </a>
          ))}
        </div>
      </Menu>
    </div>
  );
}
