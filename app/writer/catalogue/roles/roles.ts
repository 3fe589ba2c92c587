/** The 40 roles of a brainstorm, and which two fit a kind of text. */

export interface Role {
  name: string;
  /** What this role looks at. */
  lens: string;
  firstQuestion: string;
  /** The role that disagrees best with this one. */
  partner: string;
}

export const roles: readonly Role[] = [
  {
    name: "Advisor",
    lens: "Practical counsel for the person who must decide.",
    firstQuestion: "What would you do tomorrow morning?",
    partner: "Challenger",
  },
  {
    name: "Analyst",
    lens: "Evidence, numbers and cause.",
    firstQuestion: "What do we actually know, and how?",
    partner: "Storyteller",
  },
  {
    name: "Architect",
    lens: "Structure and how parts fit.",
    firstQuestion: "What holds this up?",
    partner: "Builder",
  },
  {
    name: "Builder",
    lens: "Making it real with what we have.",
    firstQuestion: "What is the smallest version that works?",
    partner: "Visionary",
  },
  {
    name: "Challenger",
    lens: "Pressure on the weakest assumption.",
    firstQuestion: "What if the opposite is true?",
    partner: "Advisor",
  },
  {
    name: "Coach",
    lens: "Drawing the answer out of the writer.",
    firstQuestion: "What is holding you back?",
    partner: "Skeptic",
  },
  {
    name: "Comedian",
    lens: "The absurd side that is also true.",
    firstQuestion: "What is everyone politely not saying?",
    partner: "Philosopher",
  },
  {
    name: "Connector",
    lens: "Links to other fields and people.",
    firstQuestion: "Where have we seen this before?",
    partner: "Researcher",
  },
  {
    name: "Critic",
    lens: "Honest judgment of quality.",
    firstQuestion: "What would a tough reviewer write?",
    partner: "Innovator",
  },
  {
    name: "Customer",
    lens: "The one who pays and uses it.",
    firstQuestion: "Why should I care?",
    partner: "Strategist",
  },
  {
    name: "Designer",
    lens: "Experience, simplicity and feel.",
    firstQuestion: "What does the person see first?",
    partner: "Engineer",
  },
  {
    name: "Devil's Advocate",
    lens: "The best case against.",
    firstQuestion: "Who would hate this, and are they right?",
    partner: "Optimist",
  },
  {
    name: "Economist",
    lens: "Incentives, costs and trade-offs.",
    firstQuestion: "Who pays, who gains, what is given up?",
    partner: "Ethicist",
  },
  {
    name: "Editor",
    lens: "What to cut and what to keep.",
    firstQuestion: "If you could keep one sentence, which?",
    partner: "Storyteller",
  },
  {
    name: "Educator",
    lens: "Making it understood.",
    firstQuestion: "How would you explain it to a beginner?",
    partner: "Engineer",
  },
  {
    name: "Engineer",
    lens: "Constraints, failure modes and fixes.",
    firstQuestion: "How does it break?",
    partner: "Designer",
  },
  {
    name: "Ethicist",
    lens: "Fairness, consent and harm.",
    firstQuestion: "Who could be hurt?",
    partner: "Marketer",
  },
  {
    name: "Experimenter",
    lens: "Cheap tests before big bets.",
    firstQuestion: "How could we find out this week?",
    partner: "Strategist",
  },
  {
    name: "Explorer",
    lens: "Unmapped options.",
    firstQuestion: "What is just outside the frame?",
    partner: "Pragmatist",
  },
  {
    name: "Facilitator",
    lens: "Balance, turn-taking and summary.",
    firstQuestion: "What have we agreed so far?",
    partner: "Challenger",
  },
  {
    name: "Futurist",
    lens: "Second- and third-order effects.",
    firstQuestion: "What is normal in ten years because of this?",
    partner: "Historian",
  },
  {
    name: "Historian",
    lens: "Precedent and pattern.",
    firstQuestion: "When was this tried, and what happened?",
    partner: "Futurist",
  },
  {
    name: "Innovator",
    lens: "New combinations and fresh moves.",
    firstQuestion: "What would make this ten times better?",
    partner: "Critic",
  },
  {
    name: "Investigator",
    lens: "Gaps, sources and motives.",
    firstQuestion: "What is missing from this account?",
    partner: "Journalist",
  },
  {
    name: "Investor",
    lens: "Return, risk and moat.",
    firstQuestion: "Why will this win, and why now?",
    partner: "Customer",
  },
  {
    name: "Journalist",
    lens: "The story the public needs.",
    firstQuestion: "What is the headline, and is it true?",
    partner: "Investigator",
  },
  {
    name: "Marketer",
    lens: "Audience, message and channel.",
    firstQuestion: "Who exactly is this for?",
    partner: "Customer",
  },
  {
    name: "Mediator",
    lens: "Common ground between sides.",
    firstQuestion: "What do both sides want?",
    partner: "Devil's Advocate",
  },
  {
    name: "Mentor",
    lens: "Long view and growth.",
    firstQuestion: "What will you have learned?",
    partner: "Coach",
  },
  {
    name: "Minimalist",
    lens: "Less, and then less again.",
    firstQuestion: "What can go?",
    partner: "Visionary",
  },
  {
    name: "Optimist",
    lens: "What could go right.",
    firstQuestion: "What is the best realistic outcome?",
    partner: "Devil's Advocate",
  },
  {
    name: "Philosopher",
    lens: "Meaning and first principles.",
    firstQuestion: "What do we mean by that word?",
    partner: "Pragmatist",
  },
  {
    name: "Pragmatist",
    lens: "What works with today's limits.",
    firstQuestion: "What is the next concrete step?",
    partner: "Visionary",
  },
  {
    name: "Psychologist",
    lens: "Feelings, habits and biases.",
    firstQuestion: "What does the reader fear or hope?",
    partner: "Marketer",
  },
  {
    name: "Researcher",
    lens: "Literature and method.",
    firstQuestion: "What would count as proof?",
    partner: "Connector",
  },
  {
    name: "Skeptic",
    lens: "Doubt until shown.",
    firstQuestion: "Why should I believe it?",
    partner: "Coach",
  },
  {
    name: "Storyteller",
    lens: "Character, conflict and change.",
    firstQuestion: "Who wants what, and what stands in the way?",
    partner: "Analyst",
  },
  {
    name: "Strategist",
    lens: "Goal, position and sequence.",
    firstQuestion: "What do we choose not to do?",
    partner: "Customer",
  },
  {
    name: "Synthesizer",
    lens: "One idea from many.",
    firstQuestion: "What is the thread that ties these together?",
    partner: "Explorer",
  },
  {
    name: "Visionary",
    lens: "The world if it succeeds.",
    firstQuestion: "What does the day after look like?",
    partner: "Pragmatist",
  },
];

interface RolePair {
  textType: string;
  primary: string;
  secondary: string;
}

/** Chosen for tension, not agreement; the last one is for any other text. */
export const rolePairs: readonly RolePair[] = [
  { textType: "Marketing copy", primary: "Marketer", secondary: "Customer" },
  { textType: "Blog post or article", primary: "Storyteller", secondary: "Editor" },
  { textType: "News or press text", primary: "Journalist", secondary: "Investigator" },
  { textType: "Story or poem", primary: "Storyteller", secondary: "Critic" },
  { textType: "Business plan or proposal", primary: "Strategist", secondary: "Investor" },
  { textType: "Technical text", primary: "Engineer", secondary: "Educator" },
  { textType: "CV or cover letter", primary: "Coach", secondary: "Skeptic" },
  { textType: "Email or message", primary: "Advisor", secondary: "Psychologist" },
  { textType: "Opinion or essay", primary: "Philosopher", secondary: "Devil's Advocate" },
  { textType: "Product idea", primary: "Innovator", secondary: "Critic" },
  { textType: "Social post", primary: "Marketer", secondary: "Comedian" },
  { textType: "Instructions", primary: "Educator", secondary: "Customer" },
  { textType: "Notes of a meeting", primary: "Facilitator", secondary: "Pragmatist" },
  { textType: "Report to a client or team", primary: "Advisor", secondary: "Editor" },
  { textType: "Anything else", primary: "Visionary", secondary: "Pragmatist" },
];

/** The role of a name in any case, with or without `the`; null for one of the writer's own. */
export function findRole(name: string): Role | null {
  const wanted = plainName(name);
  return roles.find((role) => plainName(role.name) === wanted) ?? null;
}

function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^the\s+/, "")
    .replaceAll("’", "'");
}
