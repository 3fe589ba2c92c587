import { href } from "react-router";

/** Address of the plans for somebody who wanted a part of the product that the free plan lacks. */
export const plansFor = (part: "brainstorm"): string => `${href("/plans")}?for=${part}`;

/** Why somebody was led to the plans, by their address; null where they came by themselves. */
export const plansReason = (search: string): string | null =>
  new URLSearchParams(search).get("for") === "brainstorm"
    ? "Brainstorm is part of the paid plans: Lite, Pro and Power have it."
    : null;
