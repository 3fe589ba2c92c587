import { useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type BuiltinKind, ConnectModel } from "../kind-badge.tsx";
import { Menu } from "../menu/menu.tsx";
import { formatCount } from "../meter.tsx";

/** A way to go on from a text, or to bring it to a length. */
export interface EndAction {
  name: string;
  shortDescription: string;
  builtin: BuiltinKind;
  most: number;
}

interface CarryOnProps {
  ways: readonly EndAction[];
  readTimes: readonly EndAction[];
  /** Of the text. */
  words: number;
  minutes: number;
  builtinWrites: boolean;
  disabled: boolean;
  pending: boolean;
}

const plain = 4;

/** What ends the sheet: buttons of the document's form that go on from the text. */
export function CarryOn(props: CarryOnProps) {
  const { ways, readTimes, words, minutes, builtinWrites, disabled, pending } = props;
  const id = useId();
  const can = ({ builtin }: EndAction): boolean => !(builtinWrites && builtin === "model");
  const [first, more] = [ways.slice(0, plain), ways.slice(plain)];
  const missing = [...ways, ...readTimes].some((one) => !can(one));
  const chip = (kind: string, one: EndAction, label = capital(one.name), beside: string | null = null) => (
    <button
      key={one.name}
      type="submit"
      className={classNames("chip", beside === "now" && "is-set")}
      name="apply"
      value={`${kind}:${one.name}`}
      title={one.shortDescription}
      disabled={disabled || !can(one)}
      aria-disabled={pending || undefined}
      aria-describedby={can(one) ? undefined : `${id}-model`}
    >
      {label}
      {beside === null ? null : <span className="faint num"> {beside}</span>}
    </button>
  );
  return (
    <section className="ends" aria-label="Go on from here">
      <div className="ends-h">
        <h2 className="note" id={`${id}-on`}>
          Carry on:
        </h2>
        <Price of={ways.filter(can)} />
      </div>
      <div className="chips" role="group" aria-labelledby={`${id}-on`}>
        {first.map((one) => chip("continue", one))}
        <Menu
          look="chip"
          summary={
            <>
              More
              <Icon name="chevron-down" size={13} />
            </>
          }
        >
          <div className="pop pop-pad ends-pop">
            {more.map((one) => (
              <button
                key={one.name}
                type="submit"
                className="item"
                name="apply"
                value={`continue:${one.name}`}
                disabled={disabled || !can(one)}
                aria-disabled={pending || undefined}
                aria-describedby={can(one) ? undefined : `${id}-model`}
              >
                <span>
                  {capital(one.name)}
                  <small>{one.shortDescription.replace(/\.$/, "")}</small>
                </span>
              </button>
            ))}
          </div>
        </Menu>
      </div>
      <div className="ends-h">
        <h2 className="note" id={`${id}-read`}>
          Make it a read of
        </h2>
        <Price of={readTimes.filter(can)} before={`${formatCount(words)} words now, `} />
      </div>
      <div className="chips" role="group" aria-labelledby={`${id}-read`}>
        {readTimes.map((one) => {
          const asked = Number.parseInt(one.name, 10);
          const now = asked === minutes && words > 0;
          return chip("readTime", one, one.name, now ? "now" : `${formatCount(asked * 200)} words`);
        })}
      </div>
      {missing ? (
        <p className="kind-note" id={`${id}-model`}>
          Some of these need a model. <ConnectModel />
        </p>
      ) : null}
    </section>
  );
}

function Price({ of, before = "" }: { of: readonly EndAction[]; before?: string }) {
  if (of.length === 0) return null;
  return (
    <span className="cost-line num">
      {before}at most {formatCount(Math.max(...of.map(({ most }) => most)))} credits
    </span>
  );
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
