/** Fields of the calls that a page's own fields become, as their reader knows them. */
const known: Readonly<Record<string, string>> = {
  text: "The text",
  content: "The text",
  user_input: "The text",
  "content_output.text": "The text",
  title: "The title",
  sub_title: "The subtitle",
  context: "The context",
  examples: "The examples",
  houseStyle: "The house style",
};

/** A refusal as a sentence: what a call says of its field ("text: is empty"), a page says of what stands on it. */
export function plainWords(detail: string): string {
  const [, field = "", fault = ""] = /^([\w.]+): (.+)$/.exec(detail) ?? [];
  const name = known[field];
  return name === undefined ? detail : `${name} ${fault.replace(/\.$/, "")}.`;
}
