/** The 25 creative styles that label versions; they cycle. */

export interface Style {
  name: string;
  /** What a version in this style does, told to a model and shown on its card. */
  recipe: string;
}

/** Recipes that would take a fact away or bring one in, as a model is told them. */
const told: Readonly<Record<string, string>> = {
  "The Minimalist": "The fewest words that still say it.",
  "The Storyteller": "Opens on somebody of the text in a moment of it.",
  "The Skeptic": "Speaks as one who doubts and looks twice.",
  "The Insider": "Speaks as one who does this every day.",
  "The Futurist": "Speaks as one who looks back at today.",
  "The Maker": "Speaks of how a thing is done, step by step.",
  "The Dreamer": "Begins with the word for 'Imagine' and stays concrete.",
};

export const toldRecipe = ({ name, recipe }: Style): string => told[name] ?? recipe;

export const styles: readonly Style[] = [
  { name: "The Classic", recipe: "Balanced sentences, timeless words, no tricks." },
  { name: "The Bold", recipe: "Short claims, strong verbs, no hedging." },
  { name: "The Creative", recipe: "One unexpected comparison carries the idea." },
  { name: "The Minimalist", recipe: "Half the words, all the meaning." },
  { name: "The Storyteller", recipe: "Opens on a person in a moment." },
  { name: "The Analyst", recipe: "Cause, evidence, conclusion." },
  { name: "The Optimist", recipe: "Leads with what becomes possible." },
  { name: "The Provocateur", recipe: "Starts with the thing people will argue with." },
  { name: "The Poet", recipe: "Image and rhythm before explanation." },
  { name: "The Journalist", recipe: "Who, what, when, where, why in the first line." },
  { name: "The Teacher", recipe: "Explains one step at a time, then checks." },
  { name: "The Comedian", recipe: "Sets up straight, turns at the end." },
  { name: "The Visionary", recipe: "Paints the finished picture first." },
  { name: "The Confidant", recipe: "Speaks to one reader, quietly." },
  { name: "The Strategist", recipe: "Goal, obstacle, move." },
  { name: "The Skeptic", recipe: "Asks the hard question and answers it." },
  { name: "The Dreamer", recipe: "Begins with 'Imagine' and stays concrete." },
  { name: "The Insider", recipe: "Says what only practitioners know." },
  { name: "The Enthusiast", recipe: "Energy and specifics, never superlatives." },
  { name: "The Philosopher", recipe: "Turns the topic into a question about us." },
  { name: "The Maker", recipe: "Shows how it is made, tool by tool." },
  { name: "The Explorer", recipe: "Takes the side road and reports back." },
  { name: "The Diplomat", recipe: "Gives both sides their best sentence." },
  { name: "The Futurist", recipe: "Looks back at today from ten years on." },
  { name: "The Closer", recipe: "Every line leads to one action." },
];

/** The style of a version by its place, from the first one on; they begin again after the last. */
export function styleAt(place: number): Style {
  const style = styles[((place % styles.length) + styles.length) % styles.length];
  if (!style) throw new RangeError("there are no styles");
  return style;
}

/** The names of so many styles from a place on. */
export function styleNames(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_value, index) => styleAt(from + index).name);
}
