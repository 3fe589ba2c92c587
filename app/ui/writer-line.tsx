import { ConnectModel } from "./kind-badge.tsx";

interface WriterLineProps {
  /** Name of the model that writes here; null where the built-in writer does. */
  model: string | null;
}

/** Names that people read; a path to a file is none. */
const readable = /^[\p{L}\p{N}][\p{L}\p{N}.:_+ -]{0,39}$/u;

/** Which writer writes here, and where to read how to connect a model while none is. */
export function WriterLine({ model }: WriterLineProps) {
  if (model === null) {
    return (
      <p className="writer-line">
        The built-in writer writes here. <ConnectModel />
      </p>
    );
  }
  return <p className="writer-line">{readable.test(model) ? model : "A model"} writes here.</p>;
}
