import { href } from "react-router";
import { ButtonLink } from "../button.tsx";

export const plansTitle = "Choose the plan that fits your creativity.";

/** Plans are counted in tokens, everything else in credits. */
export const tokenNote = "A token is a credit: the measure of what a generation uses.";

/** Why the meter of a new account shows more than the plan has. */
export const trialNote =
  "The first 7 days of an account are its free trial, with 20,000 credits besides the 20,000 of the Free plan: until they end the meter shows 40,000. After them the Free plan goes on.";

/** Under the plans of the page: how upgrades are charged, and whom to ask. */
export function PlansFoot() {
  return (
    <div className="plans-foot">
      <section aria-labelledby="prorate">
        <h2 id="prorate">How upgrades are charged</h2>
        <p>
          Upgrades are prorated: move up in the middle of a month and you pay only the difference for the days
          that are left. A downgrade begins when the month you have paid for ends. Subscriptions renew
          automatically. If you cancel, you keep access until the period ends, then return to the free plan.
        </p>
        <p>{tokenNote}</p>
      </section>
      <section aria-labelledby="choosing">
        <h2 id="choosing">Need help choosing?</h2>
        <p>Tell us what you write and how often.</p>
        <ButtonLink href={href("/support")}>Contact Support</ButtonLink>
      </section>
    </div>
  );
}
