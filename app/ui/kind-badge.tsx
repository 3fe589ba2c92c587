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
  some: {
    word: "Some need a model",
    told: "The built-in writer can do this with some of its choices. The others work once a model is connected.",
  },
} as const;

/** `some`: it needs a model with some of its choices, and with others not; `few`: the built-in writer does it of few texts. */
export type ToldKind = BuiltinKind | "some" | "few";

/** What the built-in writer does in full, of few texts or of most. */
const isDone = (kind: ToldKind): kind is "marks" | "layout" | "few" =>
  kind === "marks" || kind === "layout" || kind === "few";

interface KindProps {
  kind: ToldKind;
  /** Whether the built-in writer is this server's default writer; nothing is said of it where a model writes. */
  builtinWrites: boolean;
}

/** What an action comes to without a model; nothing where it is done in full. */
export function KindBadge({ kind, builtinWrites }: KindProps) {
  if (!builtinWrites || isDone(kind)) return null;
  const { word, told } = words[kind];
  return (
    <Badge kind={kind === "worksheet" ? "plan" : "warn"} title={told}>
      {word}
    </Badge>
  );
}

/** The same as words behind a choice of a list: ` (needs a model)`. */
export function kindSuffix({ kind, builtinWrites }: KindProps): string {
  if (!builtinWrites || isDone(kind)) return "";
  return ` (${words[kind].word.toLowerCase()})`;
}

/** Where to read what to do about it. */
export function ConnectModel() {
  return (
    <Link className="connect" to="/help#connect-a-model">
      Connect a model
    </Link>
  );
}

/** What a worksheet is, beside things of which some are one; nothing where none is, or a model writes. */
export function WorksheetNote({
  kinds,
  builtinWrites,
}: {
  kinds: readonly ToldKind[];
  builtinWrites: boolean;
}) {
  if (!builtinWrites || !kinds.includes("worksheet")) return null;
  return <p className="kind-note">Worksheet: questions and patterns to fill in; you write the words.</p>;
}
