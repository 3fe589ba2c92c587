import type { DeskMode } from "#app/ui/desk/desk-values.ts";

/** A complete, valid request to start from. */
export interface Example {
  id: string;
  title: string;
  mode: DeskMode;
  action: string;
  options: Record<string, string>;
  text: string;
}

/** The "Generate Examples" and "Inspire Examples" of the catalogue. */
export const deskExamples: readonly Example[] = [
  {
    id: "create-1",
    title: "Product launch email",
    mode: "create",
    action: "Rewrite",
    options: { Tone: "Friendly" },
    text: "We are pleased to inform you that our new reusable bottle is now available. It keeps drinks cold for 24 hours, weighs 310 grams and is made from recycled steel. Orders placed before June 30 ship free.",
  },
  {
    id: "create-2",
    title: "Notes to newsletter",
    mode: "create",
    action: "Repurpose",
    options: { Format: "Newsletter" },
    text: "Team visited three farms in May. Soil moisture up 12% after cover crops. One farmer, Rosa, cut irrigation from 5 days to 3. Next visit in September. Readers can send questions.",
  },
  {
    id: "create-3",
    title: "CV bullet rescue",
    mode: "create",
    action: "Rewrite",
    options: { Clarity: "Tighten" },
    text: "I was responsible for a lot of different things including helping with the support inbox, which I think went down from about 400 open tickets to 90 in six months because I wrote some answer templates.",
  },
  {
    id: "create-4",
    title: "Long report, short summary",
    mode: "create",
    action: "Summarize",
    options: { Format: "Executive summary", Length: "50 words" },
    text: "The pilot ran from January to March in two libraries, one in the old town and one beside the new station. Loans of graphic novels rose 38%, mostly on Saturdays, while loans of travel guides fell slightly. Staff reported fewer late returns after text reminders began in February; the old town branch counted 61 late items in January and 22 in March. The budget was 4,200 euros, of which 3,900 was spent, most of it on books and 600 on the reminder service. Parents asked for evening hours, and a school of 300 pupils asked to visit every month. Two shelves had to be moved to make room for readers who stayed. The team proposes extending the pilot to five branches in autumn, with one evening a week, and asks for a decision by May 20.",
  },
  {
    id: "create-5",
    title: "One line into a scene",
    mode: "create",
    action: "Expand",
    options: { Detail: "Sensory detail", Length: "Double" },
    text: "The last train left at 23:40, and Mara was still on the platform with the wrong suitcase.",
  },
  {
    id: "create-6",
    title: "Ideas for a small bakery",
    mode: "create",
    action: "Brainstorm",
    options: { "Idea Type": "Angles", "How Many": "10 ideas" },
    text: "A neighbourhood bakery that opens at five in the morning and sells out by nine.",
  },
  {
    id: "create-7",
    title: "Plain words for a policy",
    mode: "create",
    action: "Rewrite",
    options: { "Reading Level": "Grade 6" },
    text: "Applicants who have failed to furnish the requisite documentation prior to the deadline shall be deemed ineligible, notwithstanding any extenuating circumstances which may subsequently be adduced.",
  },
  {
    id: "create-8",
    title: "Un texto en español",
    mode: "create",
    action: "Creative Tools",
    options: { Form: "Fable" },
    text: "Un caracol y una liebre comparten el mismo jardín. La liebre presume de su velocidad; el caracol conoce cada hoja.",
  },
  {
    id: "inspire-1",
    title: "Headline for a health story",
    mode: "inspire",
    action: "Headlines & Titles",
    options: { "Headline Type": "Question", Length: "Under 60 characters" },
    text: "A study of 1,200 office workers found that a ten-minute walk after lunch cut afternoon sleepiness by almost a third.",
  },
  {
    id: "inspire-2",
    title: "Open a travel piece",
    mode: "inspire",
    action: "Hooks & Openings",
    options: { "Opening Move": "In the middle of things" },
    text: "The night ferry to the islands is slow, cheap and full of people carrying plants.",
  },
  {
    id: "inspire-3",
    title: "See remote work differently",
    mode: "inspire",
    action: "Angle & Perspective",
    options: { Viewpoint: "Outsider", "Time Frame": "Ten years on" },
    text: "Our company closed its office in 2021 and now meets in person for four days each quarter.",
  },
  {
    id: "inspire-4",
    title: "Shrink a mission statement",
    mode: "inspire",
    action: "Condensed Variations",
    options: { Shape: "Tagline" },
    text: "We exist to help independent musicians understand their rights, collect what they are owed and spend more of their week making music instead of filling in forms.",
  },
  {
    id: "inspire-5",
    title: "Other ways to say sorry",
    mode: "inspire",
    action: "Rephrasing & Alternatives",
    options: { Register: "Formal" },
    text: "Sorry we missed the delivery date. The parts came late and we should have told you sooner.",
  },
  {
    id: "inspire-6",
    title: "A bolder pitch",
    mode: "inspire",
    action: "Angle & Perspective",
    options: { Frame: "Opportunity", Stance: "For" },
    text: "City rooftops are empty space. A mid-size roof can grow 900 kilos of vegetables a year.",
  },
  {
    id: "inspire-7",
    title: "Email subject lines",
    mode: "inspire",
    action: "Headlines & Titles",
    options: { Placement: "Email subject", Appeal: "Curiosity" },
    text: "Registration for the spring photography walk opens Monday. There are 40 places and a beginners' group.",
  },
  {
    id: "inspire-8",
    title: "טקסט בעברית",
    mode: "inspire",
    action: "Rephrasing & Alternatives",
    options: { Rhythm: "Short and punchy" },
    text: "הקפה של סבתא תמיד הריח כמו שבת בבוקר, וכל הנכדים התעוררו לפני שהיא הספיקה למזוג.",
  },
];

/** Chips of the empty form: each chooses an action and leaves the text to the writer. */
export const suggestions: readonly Example[] = [
  {
    id: "shorter",
    title: "Make it shorter",
    mode: "create",
    action: "Rewrite",
    options: { Clarity: "Tighten" },
    text: "",
  },
  {
    id: "fifty",
    title: "Summarize in 50 words",
    mode: "create",
    action: "Summarize",
    options: { Length: "50 words" },
    text: "",
  },
  {
    id: "beginner",
    title: "Explain to a beginner",
    mode: "create",
    action: "Rewrite",
    options: { Clarity: "Plain English" },
    text: "",
  },
  {
    id: "linkedin",
    title: "Turn into a LinkedIn Post",
    mode: "create",
    action: "Repurpose",
    options: { Platform: "LinkedIn" },
    text: "",
  },
];
