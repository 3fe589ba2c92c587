import { href, Link } from "react-router";
import { pageContext } from "#app/server/session/pages.ts";
import { Article, type ArticleSection, Questions } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/help.ts";
import { ConnectModel } from "./connect-model.tsx";
import { accountHelp, featureHelp, startHelp, troubleHelp } from "./help-questions.tsx";
import { StaticPage } from "./static-page.tsx";

export const meta: Route.MetaFunction = () => [
  { title: "Help Center · Stet" },
  {
    name: "description",
    content: "How to start, what the tools do, accounts and billing, and what to do when something fails.",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  return { supportEmail: context.get(pageContext).supportEmail };
}

const answers: readonly ArticleSection[] = [
  { id: "start", title: "Getting Started", body: <Questions items={startHelp} /> },
  { id: "features", title: "Features Guide", body: <Questions items={featureHelp} /> },
  { id: "account", title: "Account & Billing", body: <Questions items={accountHelp} /> },
  { id: "trouble", title: "Troubleshooting", body: <Questions items={troubleHelp} /> },
  { id: "connect-a-model", title: "Connect a model", body: <ConnectModel /> },
];

/** The form, and beside it the address where there is one. */
const contact = (email: string | null): ArticleSection => ({
  id: "contact",
  title: "Contact Support",
  body: (
    <>
      <p>Not answered here? Write to us, and a person reads it.</p>
      <p>
        <Link className="btn btn-ink" to={href("/support")}>
          Contact Support
        </Link>
      </p>
      {email === null ? null : (
        <p>
          Or send a letter to{" "}
          <a className="link break-all" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </p>
      )}
    </>
  ),
});

export default function Help({ loaderData }: Route.ComponentProps) {
  return (
    <StaticPage>
      <Article
        title="Help Center"
        lead="Short answers, in the order in which people ask."
        sections={[...answers, contact(loaderData.supportEmail)]}
      />
    </StaticPage>
  );
}
