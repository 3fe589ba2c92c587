import type { Entry } from "#app/server/gateway/catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { kindSuffix } from "#app/ui/kind-badge.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { toolName, valueField } from "./tool-fields.ts";

interface SmartToolsProps {
  families: readonly Entry[];
  /** Whether the built-in writer is the default: what needs a model then comes last and cannot be chosen. */
  builtinWrites: boolean;
  /** The tool that is chosen, and values of tools, by the fields' names. */
  chosen: Readonly<Record<string, string>>;
  /** The most credits that a family may cost on the text in front. */
  mostOf: (family: Entry) => number;
  disabled: boolean;
  /** Why nothing can be asked for now. */
  reason: string | null;
}

/** The families of Create at the right, one open at a time; a suboption is chosen with one of its values. */
export function SmartTools(props: SmartToolsProps) {
  const { families, builtinWrites, chosen, mostOf, disabled, reason } = props;
  const open = families.find(({ name }) => chosen["tool"]?.startsWith(`${name}: `)) ?? families[0];
  const needsModel = ({ builtin }: Entry["suboptions"][number]["values"][number]): boolean =>
    builtinWrites && builtin === "model";
  return (
    <aside className="sr-tools" aria-labelledby="smart-tools">
      <div className="panel-head">
        <h2 className="title" id="smart-tools">
          Smart Tools
        </h2>
      </div>
      <div className="sr-families">
        {families.map((family) => (
          <details key={family.name} name="tools" open={family === open}>
            <summary>
              <span>{family.name}</span>
              <span className="faint xs num">
                <span className="sr">at most </span>
                {formatCount(mostOf(family))}
                <span className="sr"> credits</span>
              </span>
              <Icon name="chevron-right" size={14} />
            </summary>
            <div className="tool-list">
              {family.suboptions.map(({ name, shortDescription, values }) => {
                const tool = toolName(family.name, name);
                return (
                  <div key={name} className="sr-tool">
                    <label className="check" title={shortDescription}>
                      <input
                        type="radio"
                        name="tool"
                        value={tool}
                        defaultChecked={tool === chosen["tool"]}
                        disabled={values.every(needsModel)}
                      />
                      <span>
                        {name}
                        {values.every(needsModel) ? <span className="faint sm"> needs a model</span> : null}
                      </span>
                    </label>
                    <select
                      className="select select-sm"
                      name={valueField(tool)}
                      aria-label={`${name}, value`}
                      defaultValue={
                        chosen[valueField(tool)] ?? values.find((value) => !needsModel(value))?.name
                      }
                    >
                      {values
                        .toSorted((one, other) => Number(needsModel(one)) - Number(needsModel(other)))
                        .map((value) => (
                          <option
                            key={value.name}
                            value={value.name}
                            title={value.description}
                            disabled={needsModel(value)}
                          >
                            {value.name}
                            {kindSuffix({ kind: value.builtin, builtinWrites })}
                          </option>
                        ))}
                    </select>
                  </div>
                );
              })}
            </div>
          </details>
        ))}
      </div>
      <Button kind="pencil" block className="sr-apply" name="intent" value="tool" disabled={disabled}>
        Apply Tools
      </Button>
      <p className="note">{reason ?? "Adds a version. The others stay."}</p>
    </aside>
  );
}
