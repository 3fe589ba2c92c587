import { Icon } from "../icon.tsx";

/** One property that was promised of a text, after its check: the `promises` of every generating call's answer. */
export interface ShownPromise {
  id: string;
  /** What was promised, one sentence. */
  say: string;
  /** null: another chosen value makes it impossible, so it was not checked. */
  kept: boolean | null;
  /** What the check measured, in plain words. */
  found: string;
  /** Hard promises are free when broken; soft ones are told and shown only. */
  strength: "hard" | "soft";
}

const verdicts = {
  kept: { className: "is-kept", icon: "circle-check", word: "Kept" },
  broken: { className: "is-broken", icon: "circle-x", word: "Not kept" },
  unchecked: { className: "is-unchecked", icon: "circle-dashed", word: "Not checked" },
} as const;

function verdict(kept: boolean | null) {
  if (kept === null) return verdicts.unchecked;
  return kept ? verdicts.kept : verdicts.broken;
}

/** What was promised of the text above, and whether the promise was kept. Nothing without promises. */
export function PromiseList({ promises }: { promises: readonly ShownPromise[] }) {
  if (promises.length === 0) return null;
  return (
    <section className="promises" aria-labelledby="promises">
      <h2 id="promises">What was promised</h2>
      <ul>
        {promises.map(({ id, say, kept, found, strength }) => {
          const { className, icon, word } = verdict(kept);
          return (
            <li key={id} className={className}>
              <Icon name={icon} />
              <span>{say}</span>
              <span className="tag">{strength === "hard" ? word : `${word}, an aim`}</span>
              <span className="found">{found}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
