import { z } from "zod";

const listed = z.object({
  models: z.array(
    z.object({
      name: z.string().min(1),
      details: z
        .object({ family: z.string().optional(), families: z.array(z.string()).nullish() })
        .optional(),
    }),
  ),
});

/** Families and names of models that make vectors of texts and write nothing. */
const embeds = /bert|embed|minilm|bge/i;

/**
 * The chat model that an Ollama server lists first, the one that was fetched or changed last, as the name of a writer:
 * `ollama:llama3.1:8b`. Null where nobody answers within `waitMs`, where something else does, or where it has none.
 */
export async function findOllama(address: string, waitMs: number): Promise<string | null> {
  const list = await read(new URL("/api/tags", address), AbortSignal.timeout(waitMs));
  const found = listed
    .safeParse(list)
    .data?.models.find(
      ({ name, details }) =>
        ![name, details?.family ?? "", ...(details?.families ?? [])].some((word) => embeds.test(word)),
    );
  return found ? `ollama:${found.name}` : null;
}

/** Null for whatever is no JSON of an answer: that nobody is there is the usual case and no fault. */
async function read(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { signal, redirect: "error" });
    return response.ok ? await response.json() : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return null;
    throw error;
  }
}
