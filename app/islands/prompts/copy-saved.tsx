import { CopyButton } from "../workspace/copy-button.tsx";

const copiedMs = 2_000;

/** Copies the whole text of a saved prompt, of which a list has the beginning alone. */
export function CopySaved({ id, title }: { id: string; title: string }) {
  return <CopyButton label={`Copy ${title}`} shownMs={copiedMs} read={() => read(id)} />;
}

/** @throws TypeError where it cannot be had */
async function read(id: string): Promise<{ text: string }> {
  const response = await fetch(`/library/${id}/text`);
  if (!response.ok) throw new TypeError("the prompt could not be read");
  return { text: (await response.json()) as string };
}
