import { href, Link } from "react-router";
import { Article, type ArticleSection } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/privacy.ts";
import { withoutScripts } from "../frame/scripts.ts";
import { StaticPage } from "./static-page.tsx";

export const handle = withoutScripts;

export const meta: Route.MetaFunction = () => [
  { title: "Privacy Policy · Stet" },
  { name: "description", content: "What Stet keeps, why, for how long, and how to have it erased." },
];

const sections: readonly ArticleSection[] = [
  {
    id: "what",
    title: "What we keep",
    body: (
      <ul>
        <li>Your account: name, email address, and your password as a hash that cannot be turned back.</li>
        <li>
          What you write: your texts, their versions, your house style, and the requests that you made with
          them.
        </li>
        <li>Where you are signed in: browser and system in a few words, and when it was last used.</li>
        <li>Your plan, what it was used for, and your invoices&apos; references.</li>
        <li>A log of requests without the texts in them, to find faults and to stop abuse.</li>
      </ul>
    ),
  },
  {
    id: "why",
    title: "What we use it for",
    body: (
      <p>
        To give you the service that you asked for, to bill it, and to keep it safe. We do not sell it, and we
        show no advertising.
      </p>
    ),
  },
  {
    id: "training",
    title: "Training of models",
    body: <p>Your content is not used to train models without your consent.</p>,
  },
  {
    id: "models",
    title: "Who sees your text",
    body: (
      <p>
        When you run an action, the text that it works on goes to a writer. The built-in writer works on this
        server and sends nothing anywhere; any other writer is a model of a provider, who receives the text of
        that request in order to answer it. Your statement names the writer of each text.
      </p>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    body: (
      <p>
        Payments are handled by a merchant-of-record provider, who receives your payment details. We never see
        your card number.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <p>
        One keeps you signed in. A few more remember what you chose: a theme, a narrow window, a text that you
        began before you signed in. One tells in which time zone you are. None of them follows you anywhere,
        so there is no banner to click away.
      </p>
    ),
  },
  {
    id: "how-long",
    title: "How long we keep it",
    body: (
      <p>
        As long as you have an account. A text typed by a guest is kept for 24 hours. When you delete your
        account, everything is kept for 30 days, in case you change your mind, and then erased.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You may see, correct, take with you and erase what we keep about you. Your profile has a download of
          everything, and a button that deletes it.
        </p>
        <p>
          For anything else,{" "}
          <Link className="link" to={href("/support")}>
            write to us
          </Link>
          . A privacy request is answered within 30 days.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: <p>When it changes, this page says so first; a change that matters is announced by email.</p>,
  },
];

export default function Privacy() {
  return (
    <StaticPage>
      <Article
        title="Privacy Policy"
        lead="What you write is yours. This is what we keep of it, and why."
        sections={sections}
      />
    </StaticPage>
  );
}
