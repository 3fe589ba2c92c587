import type { Remark } from "#app/services/generated.ts";
import { Icon } from "../icon.tsx";

const places = { new: "Not in your text", gone: "Gone from your text" } as const;

/** Facts that are new in the text above, or gone from the writer's own. Nothing without any. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section className="promises remarks" aria-labelledby="remarks">
      <h2 id="remarks">Worth a look</h2>
      <ul>
        {remarks.map(({ kind, words, where }) => (
          <li key={`${where} ${kind} ${words}`} className="is-remark">
            <Icon name="circle-alert" />
            <span dir="auto">
              {places[where]}: <b>{words}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
