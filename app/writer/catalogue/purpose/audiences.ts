/** Whom a text is written for. */

export interface Audience {
  label: string;
  /** What calls name it by. */
  value: string;
  category: string;
  /** What a writer does for these readers. */
  hint: string;
}

export const audiences: readonly Audience[] = [
  {
    label: "General public",
    value: "general-public",
    category: "General",
    hint: "Everyday words; define every term.",
  },
  {
    label: "Curious beginners",
    value: "curious-beginners",
    category: "General",
    hint: "Start from zero; one idea at a time.",
  },
  {
    label: "Enthusiasts & hobbyists",
    value: "enthusiasts-and-hobbyists",
    category: "General",
    hint: "Skip the basics; give details and gear.",
  },
  {
    label: "Newsletter subscribers",
    value: "newsletter-subscribers",
    category: "General",
    hint: "They know you; be brief and personal.",
  },
  {
    label: "Local community",
    value: "local-community",
    category: "General",
    hint: "Names, places and dates nearby.",
  },
  {
    label: "Small business owners",
    value: "small-business-owners",
    category: "Business",
    hint: "Time and money saved; no jargon.",
  },
  {
    label: "Startup founders",
    value: "startup-founders",
    category: "Business",
    hint: "Speed, leverage and honest numbers.",
  },
  {
    label: "Executives & C-suite",
    value: "executives-and-c-suite",
    category: "Business",
    hint: "Conclusion first; risk and return.",
  },
  {
    label: "Team leads & managers",
    value: "team-leads-and-managers",
    category: "Business",
    hint: "What to do and how to explain it.",
  },
  { label: "Investors", value: "investors", category: "Business", hint: "Market, traction, moat and ask." },
  {
    label: "Marketers",
    value: "marketers",
    category: "Marketing & Media",
    hint: "Channel, metric and example.",
  },
  {
    label: "Content creators",
    value: "content-creators",
    category: "Marketing & Media",
    hint: "Hooks, formats and workflow.",
  },
  {
    label: "Journalists & editors",
    value: "journalists-and-editors",
    category: "Marketing & Media",
    hint: "News value, sources and quotes.",
  },
  {
    label: "Agency clients",
    value: "agency-clients",
    category: "Marketing & Media",
    hint: "Plain results against the brief.",
  },
  {
    label: "Podcast & video audiences",
    value: "podcast-and-video-audiences",
    category: "Marketing & Media",
    hint: "Spoken rhythm and stories.",
  },
  {
    label: "Software developers",
    value: "software-developers",
    category: "Technology",
    hint: "Exact, testable, code-friendly.",
  },
  {
    label: "IT administrators",
    value: "it-administrators",
    category: "Technology",
    hint: "Steps, limits, security and rollback.",
  },
  {
    label: "Product managers",
    value: "product-managers",
    category: "Technology",
    hint: "User problem, evidence and trade-off.",
  },
  { label: "Designers", value: "designers", category: "Technology", hint: "Experience, reason and example." },
  {
    label: "Non-technical users",
    value: "non-technical-users",
    category: "Technology",
    hint: "Tasks, not features; no acronyms.",
  },
  { label: "Students", value: "students", category: "Education", hint: "Clear structure and study cues." },
  {
    label: "Teachers & educators",
    value: "teachers-and-educators",
    category: "Education",
    hint: "Objectives, activities and evidence.",
  },
  { label: "Parents", value: "parents", category: "Education", hint: "Care, safety and practical tips." },
  {
    label: "Researchers & academics",
    value: "researchers-and-academics",
    category: "Education",
    hint: "Precision, method and citation slots.",
  },
  {
    label: "Lifelong learners",
    value: "lifelong-learners",
    category: "Education",
    hint: "Why it matters and where to go next.",
  },
  {
    label: "First-time buyers",
    value: "first-time-buyers",
    category: "Consumers",
    hint: "Reassure, compare and guide.",
  },
  {
    label: "Loyal customers",
    value: "loyal-customers",
    category: "Consumers",
    hint: "Thank, reward and go deeper.",
  },
  {
    label: "Budget-conscious shoppers",
    value: "budget-conscious-shoppers",
    category: "Consumers",
    hint: "Price, value and durability.",
  },
  {
    label: "Young adults (18-24)",
    value: "young-adults-18-24",
    category: "Consumers",
    hint: "Direct, current, never patronizing.",
  },
  {
    label: "Older adults (60+)",
    value: "older-adults-60",
    category: "Consumers",
    hint: "Respectful, unhurried, large steps.",
  },
  {
    label: "Healthcare professionals",
    value: "healthcare-professionals",
    category: "Professions",
    hint: "Evidence, safety and brevity.",
  },
  {
    label: "Legal professionals",
    value: "legal-professionals",
    category: "Professions",
    hint: "Defined terms and exact scope.",
  },
  {
    label: "Finance professionals",
    value: "finance-professionals",
    category: "Professions",
    hint: "Figures, assumptions and dates.",
  },
  {
    label: "Public sector & policy makers",
    value: "public-sector-and-policy-makers",
    category: "Professions",
    hint: "Public benefit, cost and fairness.",
  },
  {
    label: "Nonprofits & donors",
    value: "nonprofits-and-donors",
    category: "Professions",
    hint: "People helped and trust earned.",
  },
  {
    label: "Hiring managers",
    value: "hiring-managers",
    category: "Careers",
    hint: "Proof of doing the job.",
  },
  {
    label: "Recruiters",
    value: "recruiters",
    category: "Careers",
    hint: "Keywords, clarity and fit in 20 seconds.",
  },
  { label: "Job seekers", value: "job-seekers", category: "Careers", hint: "Encourage; give the next step." },
  { label: "Freelancers", value: "freelancers", category: "Careers", hint: "Rates, clients and boundaries." },
  {
    label: "Career changers",
    value: "career-changers",
    category: "Careers",
    hint: "Transferable skills and first moves.",
  },
];
