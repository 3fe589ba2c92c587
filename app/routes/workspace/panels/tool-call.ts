import type { Tools } from "#app/server/gateway/catalogue.ts";
import type { Comes } from "#app/ui/workspace/panels/comes.tsx";
import { longestBrief } from "#app/ui/workspace/panels/panel-foot.tsx";
import type { PartAsked } from "#app/document/document-tasks.ts";
import type { Selected } from "#app/document/place.ts";
import type { EditorText } from "../editor-state.ts";
import { editsStory } from "./edits.ts";

/** The fields of a form that asks for a text, by name. */
export type Fields = Readonly<Record<string, string>>;

/** A call that a form asks for, or what is still missing in it. */
export type ToolCall = { path: string; body: Record<string, unknown>; card: boolean } | { missing: string };

const smart = "/api/v1/smart-actions";
const freestyle = "/api/v1/freestyle";

/** What a tool's own fields come to: its call, and what becomes of its answer unless the form says otherwise. */
type Asked = { path: string; more: Record<string, unknown>; usual: Comes } | { missing: string };

/** What panels ask for, with their choice of what becomes of it. */
const ofPanels = new Set(["chat", "adapt", "social", "story", "template", "maker", "edit"]);

/** Whether a value of `apply` is a panel's, which then says what came of it. */
export const isOfPanel = (apply: string): boolean => ofPanels.has(splitOnce(apply)[0]);

/** Asked of the whole text, whatever is selected: these are about its length, its form, or its end. */
const ofWhole = new Set(["adapt", "social", "story", "template", "readTime", "continue"]);

/** What of a document an action works on, of what was selected; null: the whole text. */
export const partFor = (apply: string, part: PartAsked | null): PartAsked | null =>
  ofWhole.has(splitOnce(apply)[0]) ? null : part;

/** Characters of what goes along with a call. */
const longestAside = 2_000;

/** The call that a form asks for on a document's text, or without one on what it is to be about. */
export function toolCall(
  tools: Pick<Tools, "stories" | "social">,
  guid: string | null,
  apply: string,
  { text, title, subTitle }: EditorText,
  fields: Fields,
  part: Selected | null = null,
): ToolCall {
  const asked = askedBy(tools, apply, fields);
  if ("missing" in asked) return asked;
  const inPanel = isOfPanel(apply);
  const hasText = text.trim() !== "";
  const worked = part?.markdown ?? (hasText || !inPanel ? text : withParts(fields));
  if (inPanel && worked.trim() === "") return { missing: "Say what it is about first." };
  // An action of the sidebar is none of the panel that is open beside it.
  const comes = (inPanel && fields["as"]) || asked.usual;
  const card = guid === null || comes === "card";
  const isChat = apply === "chat";
  return {
    path: asked.path,
    card,
    body: {
      ...(asked.path.endsWith("/continueWrite") ? { content: worked } : { text: worked }),
      ...(hasText && title !== "" ? { title } : {}),
      ...(hasText && subTitle !== "" ? { sub_title: subTitle } : {}),
      ...(isChat ? {} : aside("context", fields)),
      ...(asked.path.endsWith("/continueWrite") ? {} : aside("examples", fields)),
      ...asked.more,
      ...(part ? { before: part.before, after: part.after } : {}),
      ...(part && !card ? { selection: part.place } : {}),
      ...(card ? { card: true } : { document: guid }),
    },
  };
}

const aside = (name: "context" | "examples", fields: Fields): Record<string, string> => {
  const said = (fields[name] ?? "").trim().slice(0, longestAside);
  return said === "" ? {} : { [name]: said };
};

/** What it is to be about, with what was said of single parts. */
function withParts(fields: Fields): string {
  const parts = Object.entries(fields)
    .filter(([name, said]) => name.startsWith("part:") && said.trim() !== "")
    .map(([name, said]) => `${name.slice("part:".length)}: ${said.trim()}`);
  return [(fields["brief"] ?? "").slice(0, longestBrief).trim(), ...parts].filter(Boolean).join("\n\n");
}

function askedBy(tools: Pick<Tools, "stories" | "social">, apply: string, fields: Fields): Asked {
  const [kind, value] = splitOnce(apply);
  switch (kind) {
    case "chat": {
      const instruction = (fields["instruction"] ?? "").trim();
      if (instruction === "") return { missing: "Say what to change first." };
      return { path: freestyle, more: { aiAction: "chat", context: instruction }, usual: "marks" };
    }
    case "adapt": {
      const { language = "", tone = "", use_case: use = "" } = fields;
      return { path: `${smart}/adaptContent`, more: { language, tone, use_case: use }, usual: "marks" };
    }
    case "readTime":
      return { path: `${smart}/readTime`, more: { read_time: value }, usual: "marks" };
    case "continue":
      return { path: `${smart}/continueWrite`, more: { continue_option: value }, usual: "marks" };
    case "social":
      return socialCall(tools, fields);
    case "story":
      return storyCall(tools, fields);
    case "template":
      return {
        path: `${smart}/createTemplate`,
        more: { template_option: fields["template"] ?? value },
        usual: "card",
      };
    case "maker":
    case "edit":
      return { path: freestyle, more: { aiAction: value }, usual: kind === "edit" ? "marks" : "card" };
    default:
      return { path: freestyle, more: { aiAction: apply }, usual: "marks" };
  }
}

const chooseTool = { missing: "Choose a tool first." };

function socialCall({ social }: Pick<Tools, "social">, fields: Fields): Asked {
  const tool = social.find(({ name }) => name === fields["action"]);
  if (!tool) return chooseTool;
  const platform = tool.platform === "General" ? fields["platform"] || "General" : tool.platform;
  return { path: `${smart}/generateSocial`, more: { action: tool.name, platform }, usual: "card" };
}

function storyCall({ stories }: Pick<Tools, "stories">, fields: Fields): Asked {
  const tool = stories.find(({ name }) => name === fields["action"]);
  if (!tool) return chooseTool;
  const { storyType = "" } = fields;
  return {
    path: `${smart}/generateStories`,
    more: { action: tool.name, ...(storyType === "" ? {} : { storyType }) },
    usual: editsStory(tool.mode) ? "marks" : "card",
  };
}

function splitOnce(apply: string): [string, string] {
  const at = apply.indexOf(":");
  return at < 0 ? [apply, ""] : [apply.slice(0, at), apply.slice(at + 1)];
}
