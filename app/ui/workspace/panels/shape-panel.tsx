import { useState } from "react";
import { kindSuffix } from "../../kind-badge.tsx";
import type { BuiltinKind } from "../../kind-badge.tsx";
import type { PanelTarget } from "../panel-link.tsx";
import { Panel } from "./panel.tsx";
import { PanelFoot, type PanelWork } from "./panel-foot.tsx";

interface Choices {
  name: string;
  values: readonly { name: string; builtin: BuiltinKind }[];
}

interface ShapePanelProps {
  target: PanelTarget;
  work: PanelWork;
  language: Choices;
  tone: Choices;
  useCase: Choices;
  vow: string;
  most: number;
}

const weakening: readonly BuiltinKind[] = ["marks", "layout", "worksheet", "model"];

/** The text in another language, tone and use. */
export function ShapePanel({ target, work, language, tone, useCase, vow, most }: ShapePanelProps) {
  const { form, sent, builtinWrites } = work;
  const [chosen, setChosen] = useState({
    language: sent["language"] || "English",
    tone: sent["tone"] || "Professional",
    use_case: sent["use_case"] || "Business Email",
  });
  const kinds = [
    kindOf(language, chosen.language),
    kindOf(tone, chosen.tone),
    kindOf(useCase, chosen.use_case),
  ];
  const kind = weakening.findLast((one) => kinds.includes(one));
  return (
    <Panel
      target={target}
      name="shape"
      title="Shape It"
      about="Adapt the whole text to another language, tone and use."
    >
      <div className="panel-form">
        <div className="field">
          <label className="label" htmlFor="shape-language">
            Language
          </label>
          <select
            className="select"
            id="shape-language"
            form={form}
            name="language"
            value={chosen.language}
            onChange={({ currentTarget }) => setChosen({ ...chosen, language: currentTarget.value })}
          >
            {language.values.map(({ name, builtin }) => (
              <option key={name} value={name}>
                {name}
                {kindSuffix({ kind: builtin, builtinWrites })}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="field">
          <legend className="label">Tone</legend>
          <div className="chips">
            {tone.values.map(({ name }) => (
              <label className="chip" key={name}>
                <input
                  type="radio"
                  form={form}
                  name="tone"
                  value={name}
                  checked={chosen.tone === name}
                  onChange={() => setChosen({ ...chosen, tone: name })}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="field">
          <legend className="label">Use case</legend>
          <div className="radios">
            {useCase.values.map(({ name }) => (
              <label className="check sm" key={name}>
                <input
                  type="radio"
                  form={form}
                  name="use_case"
                  value={name}
                  checked={chosen.use_case === name}
                  onChange={() => setChosen({ ...chosen, use_case: name })}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <PanelFoot
          work={work}
          apply="adapt"
          button="Apply Adaptation"
          usual="marks"
          most={most}
          kind={kind}
        />
        <p className="note">{vow}</p>
      </div>
    </Panel>
  );
}

const kindOf = ({ values }: Choices, chosen: string): BuiltinKind | undefined =>
  values.find(({ name }) => name === chosen)?.builtin;
