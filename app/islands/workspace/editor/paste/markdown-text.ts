/** Signs of Markdown that nobody writes by chance at the beginning of a line. */
const blocks = /^(?:#{1,6} \S|```|~~~|[-*+] \S|\d{1,9}[.)] \S|> ?\S|(?:-{3,}|\*{3,}|_{3,})$)/m;
const marks = /\*\*[^*\n]+\*\*|__[^_\n]+__|\[[^\][\n]+\]\((?:https?:|mailto:)[^()\s]+\)|`[^`\n]+`/;

/** Whether a plain text is written in Markdown, as far as its signs tell. */
export function isMarkdown(text: string): boolean {
  return blocks.test(text) || marks.test(text);
}
