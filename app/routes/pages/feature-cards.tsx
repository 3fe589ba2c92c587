import type { ReactNode } from "react";

interface FeatureCard {
  title: string;
  text: string;
  /** What it does, shown as text. */
  figure: ReactNode;
}

interface FeatureGroup {
  title: string;
  cards: readonly FeatureCard[];
}

/** The nine cards of /features in their three categories. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: "Writing Spaces",
    cards: [
      {
        title: "Everyday Space",
        text: "Emails, notes and letters: type, choose an action, read the marks, send.",
        figure: (
          <p>
            Thanks for <del className="proof">reaching out to us regarding</del>{" "}
            <ins className="proof">asking about</ins> the room.
          </p>
        ),
      },
      {
        title: "Social Writing Space",
        text: "Posts shaped for the place they will be read, with tags and a call to action.",
        figure: (
          <>
            <p className="ff-row">
              <span>LinkedIn</span>
              <span>Instagram</span>
              <span>Twitter / X</span>
            </p>
            <p>We waited an hour before replying.</p>
          </>
        ),
      },
      {
        title: "Story Mode",
        text: "Arcs, dialogue, endings and about fifty other tools for people who make things up.",
        figure: (
          <p>
            “You kept the light on,” she said. <ins className="proof">He looked at the lamp, not at her.</ins>
          </p>
        ),
      },
      {
        title: "Freestyle Space",
        text: "Tell it what you want in your own words, and it marks up the page.",
        figure: <p className="note">make the second paragraph sound less like a brochure</p>,
      },
    ],
  },
  {
    title: "AI Powered Features",
    cards: [
      {
        title: "Smart Actions Center",
        text: "Rewrite, expand, summarize, repurpose, brainstorm: one click, and the edit is yours to refuse.",
        figure: (
          <p>
            The silence was <span className="stet">uncomfortable</span>{" "}
            <del className="proof">for basically everyone</del>.
          </p>
        ),
      },
      {
        title: "Brainstorm Lab",
        text: "Two voices that argue your idea through.",
        figure: (
          <>
            <p className="ff-dia">
              <b>Strategist</b> Lend the silence.
            </p>
            <p className="ff-dia">
              <b>Critic</b> And at half past three?
            </p>
          </>
        ),
      },
      {
        title: "Inspiration Hub",
        text: "One sentence in, several variations out.",
        figure: (
          <>
            <p>Ten o’clock. Last boat. Then us.</p>
            <p className="faint">Miss it, and you live here now.</p>
          </>
        ),
      },
      {
        title: "Smart Results",
        text: "Every version dated, and open in a tab.",
        figure: (
          <p className="ff-row">
            <span>Version 1</span>
            <span>Version 3</span>
            <span className="on">Version 4</span>
          </p>
        ),
      },
    ],
  },
  {
    title: "App Management",
    cards: [
      {
        title: "Recent Creations",
        text: "Everything you have written, in folders you named, with drag and drop.",
        figure: (
          <>
            <p className="ff-lib">
              <span>The Case for the Slow Reply</span>
              <i>today</i>
            </p>
            <p className="ff-lib">
              <span>The Lighthouse Keeper’s Ledger</span>
              <i>yesterday</i>
            </p>
          </>
        ),
      },
    ],
  },
];
