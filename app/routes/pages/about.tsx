import { Article, type ArticleSection, Questions } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/about.ts";
import { aboutQuestions } from "./about-questions.tsx";
import { withoutScripts } from "../frame/scripts.ts";
import { StaticPage } from "./static-page.tsx";

export const handle = withoutScripts;

export const meta: Route.MetaFunction = () => [
  { title: "About · Stet" },
  { name: "description", content: "What Stet is, how it works, and what it will not do." },
];

const sections: readonly ArticleSection[] = [
  {
    id: "what",
    title: "What Stet is",
    body: (
      <>
        <p>
          Stet is a studio for people who write: letters and posts, articles and stories, applications and the
          words on a product. You type or paste a text, choose one action, and read what comes back.
        </p>
        <p>
          The name is an editor&apos;s mark. Written beside a correction it means <em>let it stand</em>: the
          change is refused, and the writer&apos;s own words stay.
        </p>
      </>
    ),
  },
  {
    id: "how",
    title: "How it works",
    body: (
      <>
        <p>
          Everything that the machine would change in your text reaches you as a proof: what it takes out is
          struck through, what it puts in is underlined. You keep the marks that you like and let the rest
          stand. Nothing replaces your text until you say so, and what was replaced can be brought back.
        </p>
        <p>
          Each action promises something, a length or a tone or a language, and Stet checks the promise before
          it shows you the result.
        </p>
      </>
    ),
  },
  {
    id: "stand-for",
    title: "What we stand for",
    body: (
      <ul>
        <li>The writer has the last word, on every change.</li>
        <li>
          Where scripts run, what you type into a document is not lost to a closed window, and not to a lost
          connection. Without them it is kept when you press Save.
        </li>
        <li>What you write is yours. It is not used to train models without your consent.</li>
        <li>Every page can be read and used without scripts.</li>
      </ul>
    ),
  },
  { id: "questions", title: "Questions", body: <Questions items={aboutQuestions} /> },
];

export default function About() {
  return (
    <StaticPage>
      <Article
        title="About Stet"
        lead="A well-set page, a clean desk, and one editor's pencil."
        sections={sections}
      />
    </StaticPage>
  );
}
