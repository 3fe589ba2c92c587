import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/features.ts";
import { featureGroups } from "./feature-cards.tsx";
import { withoutScripts } from "../frame/scripts.ts";
import { StaticPage } from "./static-page.tsx";

export const handle = withoutScripts;

export const meta: Route.MetaFunction = () => [
  { title: "Features · Stet" },
  {
    name: "description",
    content: "Spaces to write in, actions that mark up your text, and a place for what you made.",
  },
];

export default function Features() {
  return (
    <StaticPage>
      <div className="feat">
        <header>
          <h1 className="display">Top Features</h1>
          <div>
            <p>A writing studio where the machine makes marks and the writer keeps the last word.</p>
            <ButtonLink href={href("/plans")} kind="ink" size="lg">
              See plans
            </ButtonLink>
          </div>
        </header>
        {featureGroups.map(({ title, cards }) => (
          <section key={title}>
            <h2>{title}</h2>
            <div className={cards.length === 1 ? "feat-cards is-one" : "feat-cards"}>
              {cards.map((card) => (
                <article key={card.title}>
                  <div className="ff serif">{card.figure}</div>
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </article>
              ))}
            </div>
          </section>
        ))}
      </div>
    </StaticPage>
  );
}
