import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/terms.ts";
import { withoutScripts } from "../frame/scripts.ts";
import { StaticPage } from "./static-page.tsx";
import { termsSections } from "./terms-sections.tsx";

export const handle = withoutScripts;

export const meta: Route.MetaFunction = () => [
  { title: "Terms of Service · Stet" },
  { name: "description", content: "Subscriptions, refunds, acceptable use, and whose the texts are." },
];

export default function Terms() {
  return (
    <StaticPage>
      <Article
        title="Terms of Service"
        lead="What you may expect of us, and what we ask of you."
        sections={termsSections}
      />
    </StaticPage>
  );
}
