import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../badge.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { ConnectModel } from "../kind-badge.tsx";
import { Ring } from "../ring.tsx";
import { trialNote } from "./plan-texts.tsx";

/** A plan as it is offered to whoever looks. */
export interface PlanOffer {
  id: number;
  name: string;
  /** For whom it is, in a few words. */
  tagline: string;
  /** "$12.99", or "Free". */
  price: string;
  /** "per month"; null where nothing is paid. */
  period: string | null;
  /** "600k Tokens". */
  tokens: string;
  features: readonly string[];
  /** The one that is advised. */
  hot: boolean;
  /** The one that the visitor has named before. */
  wanted: boolean;
  button: OfferButton;
}

export interface OfferButton {
  label: string;
  /** A guest's button is a link to the sign-up; the others post. */
  href?: string;
  disabled: boolean;
  /** Why it cannot be pressed, and what to do about it. */
  reason?: { text: string; href: string; link: string };
}

/** The router's form, or a fetcher's. */
export type PostForm = ComponentType<{
  method: "post";
  action: string;
  onSubmit?: () => void;
  children: ReactNode;
}>;

interface PlanColumnsProps {
  offers: readonly PlanOffer[];
  /** Of the plans' headings. */
  level: 2 | 3;
  form: PostForm;
  /** Where the forms post `intent=choose planId`. */
  action: string;
  /** Where a payment leads back to; null: home. */
  from: string | null;
  /** One has been chosen and the answer is awaited. */
  pending?: boolean;
  onChoose?: (offer: PlanOffer) => void;
  /** No model is connected: not every action can be done. */
  builtinWrites: boolean;
}

/** The plans side by side, with a button each. */
export function PlanColumns({ offers, builtinWrites, ...rest }: PlanColumnsProps) {
  const inked = offers.find(({ wanted }) => wanted) ?? offers.find(({ hot }) => hot);
  const shared = sharedReason(offers);
  return (
    <>
      {shared ? <Why id={sharedId} reason={shared} /> : null}
      <div className="plans">
        {offers.map((offer) => (
          <PlanColumn
            key={offer.id}
            offer={offer}
            ink={offer === inked}
            why={shared ? sharedId : null}
            {...rest}
          />
        ))}
      </div>
      <p className="kind-note plan-note">{trialNote}</p>
      {builtinWrites ? (
        <p className="kind-note plan-note">
          No model is connected to this server yet: until then, actions marked “Needs a model” wait.{" "}
          <ConnectModel />
        </p>
      ) : null}
    </>
  );
}

type Reason = NonNullable<OfferButton["reason"]>;

const sharedId = "plans-why";

/** Why none of several plans can be chosen: said once, above them. */
function sharedReason(offers: readonly PlanOffer[]): Reason | null {
  const reasons = offers.flatMap(({ button }) => button.reason ?? []);
  const [first] = reasons;
  return first && reasons.length > 1 && reasons.every(({ text }) => text === first.text) ? first : null;
}

function Why({ id, reason }: { id: string; reason: Reason }) {
  return (
    <p className="plan-why" id={id}>
      {reason.text}{" "}
      <Link className="link" to={reason.href}>
        {reason.link}
      </Link>
    </p>
  );
}

function PlanColumn({ offer, ink, level, ...rest }: ColumnProps & Pick<PlanColumnsProps, "level">) {
  const Heading = `h${level}` as const;
  const id = `plan-${offer.id}`;
  return (
    <section className={classNames("plan", offer.hot && "is-hot")} aria-labelledby={id}>
      <Heading id={id} className="plan-name">
        <span className={offer.wanted ? "stet" : undefined}>{offer.name}</span>
      </Heading>
      {offer.hot ? (
        <p className="plan-pick">
          <Ring>our pick</Ring>
        </p>
      ) : null}
      <p className="note">{offer.tagline}</p>
      <p className="price">
        {offer.price}
        {offer.period ? <span> {offer.period}</span> : null}
      </p>
      <p className="tok">
        <b className="num">{offer.tokens}</b> a month
      </p>
      <Features features={offer.features} />
      <div className="plan-do">
        {offer.wanted ? (
          <p className="mb-2">
            <Badge kind="plan">Your choice</Badge>
          </p>
        ) : null}
        <Choose offer={offer} ink={ink} {...rest} />
      </div>
    </section>
  );
}

interface ColumnProps extends Omit<PlanColumnsProps, "offers" | "level" | "builtinWrites"> {
  offer: PlanOffer;
  /** The button that stands out. */
  ink: boolean;
  /** Id of the sentence above the plans that says why none can be chosen; null where there is none. */
  why: string | null;
}

function Choose({ offer, ink, why: shared, form: Form, ...rest }: ColumnProps) {
  const { action, from, pending = false, onChoose } = rest;
  const { label, href, disabled, reason } = offer.button;
  const look = { kind: ink ? "ink" : "line", size: "lg", block: true } as const;
  if (href !== undefined) {
    return (
      <ButtonLink {...look} href={href} reload>
        {label}
      </ButtonLink>
    );
  }
  const why = shared ?? `plan-why-${offer.id}`;
  return (
    <>
      {reason && shared === null ? <Why id={why} reason={reason} /> : null}
      <Form method="post" action={action} onSubmit={() => onChoose?.(offer)}>
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="planId" value={offer.id} />
        {from === null ? null : <input type="hidden" name="from" value={from} />}
        <Button {...look} disabled={disabled || pending} aria-describedby={reason ? why : undefined}>
          {label}
        </Button>
      </Form>
    </>
  );
}

/** What a plan holds, ticked. */
export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="feats">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" size={15} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
