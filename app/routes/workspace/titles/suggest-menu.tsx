import type { Suggested } from "#app/islands/workspace/titles/suggested.ts";
import { countCharacters } from "#app/document/counts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ConnectModel } from "#app/ui/kind-badge.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { CostLine } from "#app/ui/proof/cost-line.tsx";

/** A way to write titles or subtitles. */
export interface TitleStyle {
  /** As the catalogue names it: `title:creative`. */
  name: string;
  told: string;
  /** The most credits that it may cost on the text. */
  most: number;
}

interface SuggestMenuProps {
  kind: Suggested["kind"];
  styles: readonly TitleStyle[];
  /** There is no text to find them for. */
  isIdle: boolean;
  /** What was asked for, if it was of this kind. */
  suggested: Suggested | null;
}

/**
 * Titles or subtitles for the text, in the document's form: `suggest={style}` asks, `title_option` or `sub_title_option` puts
 * one in its field, `titles_look` and `titles_stop` name the generation that is still writing.
 */
export function SuggestMenu({ kind, styles, isIdle, suggested }: SuggestMenuProps) {
  const current = styles.find(({ name }) => name === suggested?.style);
  const most = current?.most ?? Math.max(...styles.map((style) => style.most));
  return (
    <Menu
      name="suggest"
      className="sug"
      look="btn btn-bare btn-sm"
      open={suggested !== null}
      summary={
        <>
          Suggest a {kind}
          <Icon name="chevron-down" size={13} />
        </>
      }
    >
      <div className="pop sug-pop">
        <fieldset className="seg seg-sm seg-buttons" disabled={isIdle}>
          <legend className="sr">Style</legend>
          {styles.map(({ name, told }) => (
            <button
              key={name}
              type="submit"
              name="suggest"
              value={name}
              title={told}
              aria-pressed={name === suggested?.style}
            >
              {labelOf(name)}
            </button>
          ))}
        </fieldset>
        {suggested ? <Came kind={kind} suggested={suggested} /> : null}
        <div className="sug-foot">
          <span className="hint">{isIdle ? "Write something first." : hintOf(current, suggested)}</span>
          <span className="end">
            <span className="xs faint num">at most {formatCount(most)} credits</span>
            {current && suggested && suggested.options.length > 0 && !suggested.isAll ? (
              <Button kind="pencil" size="sm" name="suggest" value={current.name}>
                Five more
              </Button>
            ) : null}
          </span>
        </div>
      </div>
    </Menu>
  );
}

function hintOf(style: TitleStyle | undefined, suggested: Suggested | null): string {
  if (!style) return "Choose a style: it brings up to five.";
  const isAll = suggested?.isAll === true && suggested.options.length > 0;
  return isAll ? `${style.told} These are all that the built-in writer has for this text.` : style.told;
}

/** `title:creative` as "Creative"; what is written in capitals stays. */
function labelOf(name: string): string {
  const style = name.slice(name.indexOf(":") + 1);
  return style.charAt(0).toUpperCase() + style.slice(1);
}

function Came({ kind, suggested }: { kind: Suggested["kind"]; suggested: Suggested }) {
  const { generation, isRunning, options, cost, isBroken, refusal } = suggested;
  if (isRunning) {
    return (
      <div className="sug-say">
        <Loader>Writing…</Loader>
        {generation === null ? null : (
          <span className="end">
            <noscript>
              <Button size="sm" name="titles_look" value={generation}>
                Look again
              </Button>
            </noscript>
            <Button size="sm" name="titles_stop" value={generation}>
              Stop
            </Button>
          </span>
        )}
      </div>
    );
  }
  if (refusal) {
    return (
      <p className="sug-say hint">
        {refusal.text} Nothing was charged. {refusal.code === "needs_model" ? <ConnectModel /> : null}
      </p>
    );
  }
  if (options.length === 0) return null;
  return (
    <>
      <div className="sug-list">
        {options.map((option) => (
          <button
            key={option}
            type="submit"
            className="item"
            name={kind === "title" ? "title_option" : "sub_title_option"}
            value={option}
          >
            <span className="sug-t" dir="auto">
              {option}
            </span>
            <span className="end num">
              {countCharacters(option)}
              <span className="sr"> characters</span>
            </span>
          </button>
        ))}
      </div>
      <div className="sug-cost">
        <CostLine cost={cost} broken={isBroken} />
      </div>
    </>
  );
}
