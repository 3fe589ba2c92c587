import type { ReactNode } from "react";

export interface ArticleSection {
  /** Its anchor. */
  id: string;
  title: string;
  body: ReactNode;
}

interface ArticleProps {
  title: string;
  /** One sentence under the title. */
  lead: string;
  sections: readonly ArticleSection[];
}

/** A page to read: the list of its sections on the left, the text in the measure beside it. */
export function Article({ title, lead, sections }: ArticleProps) {
  return (
    <article className="art">
      <header>
        <h1 className="display">{title}</h1>
        <p>{lead}</p>
      </header>
      <div className="art-body">
        <nav aria-label="Sections">
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.title}
            </a>
          ))}
        </nav>
        <div className="art-text">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

export interface Question {
  ask: string;
  answer: ReactNode;
}

/** Questions that open to their answers. */
export function Questions({ items }: { items: readonly Question[] }) {
  return items.map(({ ask, answer }) => (
    <details className="faq" key={ask}>
      <summary>{ask}</summary>
      <div>{answer}</div>
    </details>
  ));
}
