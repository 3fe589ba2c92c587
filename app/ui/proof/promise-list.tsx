import type { KeptPromise } from "#app/services/generated.ts";
import { Icon } from "../icon.tsx";
import { forReader, isBroken, promiseLine } from "./promise-line.ts";

const verdicts = {
  kept: { className: "is-kept", icon: "circle-check", word: "Kept" },
  broken: { className: "is-broken", icon: "circle-x", word: "Not kept" },
  missed: { className: "is-missed", icon: "circle-x", word: "Aim missed" },
  unmeasured: { className: "is-unchecked", icon: "circle-dashed", word: "Not checked" },
} as const;

function shownVerdict(promise: KeptPromise) {
  if (promise.verdict !== "broken") return verdicts[promise.verdict];
  return isBroken(promise) ? verdicts.broken : verdicts.missed;
}

/** One line on what was promised of the text above; it opens to each promise. Nothing without promises. */
export function PromiseList({ promises }: { promises: readonly KeptPromise[] }) {
  if (promises.length === 0) return null;
  return (
    <details className="promises">
      <summary>
        Checks on this text: {promiseLine(promises)}
        <Icon name="chevron-right" size={14} className="chev" />
      </summary>
      <p className="note">What the writer was told to keep to, and whether it did:</p>
      <ul>
        {promises.map((promise) => {
          const { className, icon, word } = shownVerdict(promise);
          return (
            <li key={promise.id} className={className}>
              <Icon name={icon} />
              <span>{forReader(promise.say)}</span>
              <span className="tag">{word}</span>
              {promise.kept ? null : <span className="found">{promise.found}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
