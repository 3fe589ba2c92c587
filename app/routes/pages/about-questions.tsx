import type { Question } from "#app/ui/article/article.tsx";

/** The questions at the end of /about. */
export const aboutQuestions: readonly Question[] = [
  {
    ask: "Who is it for?",
    answer: (
      <p>
        For anyone who has to hand in a text: creators, marketers, journalists, and people with a letter to
        write.
      </p>
    ),
  },
  {
    ask: "Does the machine write instead of me?",
    answer: (
      <p>
        On the home page it makes a new document of what you typed. In a document it proposes changes, and
        they wait for your decision.
      </p>
    ),
  },
  {
    ask: "Which languages can I write in?",
    answer: (
      <p>
        The interface is in English. Your text can be in any language, in scripts that run from the left or
        from the right.
      </p>
    ),
  },
  {
    ask: "What is a credit?",
    answer: (
      <p>
        The measure of what a generation uses; where a plan counts tokens, a token is a credit. Your plan
        gives you a number of credits each month, and what a generation used is shown after it.
      </p>
    ),
  },
  {
    ask: "Can I try it without paying?",
    answer: <p>Yes. The free plan stays free, and its first seven days are a trial with more credits.</p>,
  },
  {
    ask: "Is my text used to train models?",
    answer: <p>Not without your consent.</p>,
  },
  {
    ask: "Can I take my texts with me?",
    answer: (
      <p>Yes. A document&apos;s text can be copied, and your profile holds a download of everything.</p>
    ),
  },
];
