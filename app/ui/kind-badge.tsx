import { Link } from "react-router";
import { Badge } from "./badge.tsx";

/** What the built-in writer does of an action or a value, from the catalogue. */
export type BuiltinKind = "marks" | "layout" | "worksheet" | "model";

const words = {
  worksheet: {
    word: "Worksheet",
    told: "The built-in writer prepares questions and patterns here; you write the words.",
  },
  model: {
    word: "Needs a model",
    told: "The built-in writer cannot do this. It works once a model is connected.",
  },
} as const;

interface KindProps {
  kind: BuiltinKind;
  /** Whether the built-in writer is this server's default writer; nothing is said of it where a model writes. */
  builtinWrites: boolean;
}

/** What an action comes to without a model; nothing where it is done in full. */
export function KindBadge({ kind, builtinWrites }: KindProps) {
  if (!builtinWrites || kind === "marks" || kind === "layout") return null;
  const { word, told } = words[kind];
  return (
    <Badge kind={kind === "model" ? "warn" : "plan"} title={told}>
      {word}
    </Badge>
  );
}

/** The same as words behind a choice of a list: ` (needs a model)`. */
export function kindSuffix({ kind, builtinWrites }: KindProps): string {
  if (!builtinWrites || kind === "marks" || kind === "layout") return "";
  return ` (${words[kind].word.toLowerCase()})`;
}

/** Where to read what to do about it. */
export function ConnectModel() {
  return <Link to="/help#connect-a-model">Connect a model</Link>;
}
