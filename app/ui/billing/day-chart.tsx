import type { ShownDate } from "../content-card.tsx";
import { formatCount } from "../meter.tsx";

export interface UsedDay extends ShownDate {
  credits: number;
}

/** Pixels: of a bar with the room beside it, of the bar, and of the highest one. */
const [step, width, height] = [16, 11, 64];
/** A day without a text is seen, too. */
const lowest = 2;

/** Credits by the day, the last one today: bars for the eye, a table for who hears the page. Nothing where none were used. */
export function DayChart({ days }: { days: readonly UsedDay[] }) {
  const most = Math.max(...days.map(({ credits }) => credits));
  if (days.length === 0 || most === 0) return null;
  const name = `Last ${days.length} days`;
  return (
    <figure className="days">
      <svg viewBox={`0 0 ${days.length * step - step + width} ${height}`} aria-hidden="true">
        {days.map(({ iso, label, credits }, at) => {
          const high = Math.max(lowest, Math.round((credits / most) * height));
          return (
            <rect key={iso} x={at * step} y={height - high} width={width} height={high} rx={1}>
              <title>{`${label}: ${formatCount(credits)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="xs faint" aria-hidden="true">
        <span>{name}</span>
        <span>Today</span>
      </figcaption>
      <table className="sr">
        <caption>Credits used by the day, {name.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ iso, label, credits }) => (
            <tr key={iso}>
              <th scope="row">{label}</th>
              <td>{formatCount(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
