import { href, Link } from "react-router";
import type { Question } from "#app/ui/article/article.tsx";

/** The four categories of /help. */
export const startHelp: readonly Question[] = [
  {
    ask: "How do I begin?",
    answer: (
      <p>
        Type or paste a text on the home page, choose a smart action, and press Generate. The result opens as
        a document of its own, an edit with its marks; your text stays as it was.
      </p>
    ),
  },
  {
    ask: "Do I need an account?",
    answer: (
      <p>
        To generate and to keep texts, yes. What you typed on the home page before signing in waits for you
        afterwards, for 24 hours.
      </p>
    ),
  },
  {
    ask: "I signed up. What now?",
    answer: (
      <p>
        Open the letter that we sent you and follow its link; it works for 24 hours. Then sign in. If the
        letter did not come, try to sign in: the page offers to send it once more.
      </p>
    ),
  },
];

export const featureHelp: readonly Question[] = [
  {
    ask: "What is a smart action?",
    answer: (
      <p>
        One thing done to your text: rewrite it, expand it, summarize it, repurpose it, and more. Some ask for
        a choice, such as a length or a tone.
      </p>
    ),
  },
  {
    ask: "How do I read the marks?",
    answer: (
      <p>
        Struck through is taken out, underlined is put in. Keep takes the marks in, Discard leaves your text
        as it was, Try again asks for other ones beside them, and you can let single marks stand. J and K, or
        N and P, go from mark to mark, S lets one stand; Enter keeps, Escape discards, R tries again and C
        shows both texts side by side.
      </p>
    ),
  },
  {
    ask: "Can I get an earlier version back?",
    answer: (
      <p>
        Yes. History, over a document, lists what was saved and kept. A version is shown as marks on the
        present text; Bring back takes them in, but for those that you let stand. Bringing back makes a
        version too, so nothing is lost by trying. A version can have a name.
      </p>
    ),
  },
  {
    ask: "My document was changed somewhere else. What now?",
    answer: (
      <p>
        Both texts are kept and shown side by side: keep yours, take the other one, or go through the marks.
        The one that you do not take stays in the history.
      </p>
    ),
  },
  {
    ask: "What does “4 promises kept” under a result say?",
    answer: (
      <p>
        That the result was measured and does what the action promised; the line opens and names each promise.
        Where one was not kept, the page says by how much, and the result is free.
      </p>
    ),
  },
  {
    ask: "How do all my texts come to sound alike?",
    answer: (
      <p>
        Write down who reads you, how you sound and which words you avoid, once: in your profile under{" "}
        <Link className="link" to={href("/profile/house-style")}>
          House style
        </Link>
        . A model reads it with every text.
      </p>
    ),
  },
];

export const accountHelp: readonly Question[] = [
  {
    ask: "How do I change my password?",
    answer: (
      <p>
        Ask for a reset link on the{" "}
        <Link className="link" to={`${href("/login")}?forgot=1`} reloadDocument>
          sign-in page
        </Link>
        , or in your profile under Security. The link works for 30 minutes.
      </p>
    ),
  },
  {
    ask: "Where am I signed in?",
    answer: (
      <p>Your profile lists your sessions under Security. You can end one of them, or all the others.</p>
    ),
  },
  {
    ask: "How do I cancel a subscription?",
    answer: (
      <p>
        Subscriptions renew automatically until you cancel. Cancelling keeps your access until the end of the
        period; then your account returns to the free plan, and your texts stay.
      </p>
    ),
  },
  {
    ask: "Can I have a refund?",
    answer: (
      <p>
        For a first purchase, within 14 days, if less than 20% of the month&apos;s credits were used. See the{" "}
        <Link className="link" to={`${href("/terms")}#refunds`}>
          Terms
        </Link>
        .
      </p>
    ),
  },
  {
    ask: "How do I close my account?",
    answer: (
      <p>
        In your profile, under Settings. Deactivating is temporary: sign in again and it is back. Deleting
        erases everything after 30 days.
      </p>
    ),
  },
];

export const troubleHelp: readonly Question[] = [
  {
    ask: "It says that my account is not activated.",
    answer: <p>Follow the link in our letter. The sign-in page offers to send a new one.</p>,
  },
  {
    ask: "It says that there is a network error.",
    answer: (
      <p>
        The request did not reach us. What you typed is still on the page; check your connection and send it
        again.
      </p>
    ),
  },
  {
    ask: "It says that I have reached a limit.",
    answer: (
      <p>
        The credits or prompts of this month are used up. Your text is untouched. They start anew with the
        next month of your plan.
      </p>
    ),
  },
  {
    ask: "It says that too many attempts were made.",
    answer: (
      <p>Wait for the time that the message names, then try again. Nobody can lock you out for longer.</p>
    ),
  },
  {
    ask: "Can I use Stet on a phone?",
    answer: (
      <p>
        It is made for windows wider than 768 pixels. In a narrower one a page says so, and lets you continue
        anyway. The links of our letters open there as they are.
      </p>
    ),
  },
];
