import { Zip, ZipDeflate } from "fflate";
import type { ExportedFile } from "../../context.ts";

/** A zip of files, made while it is read: no more of it is in memory than one piece. */
export function zipOf(files: AsyncIterable<ExportedFile>): ReadableStream<Uint8Array> {
  const pieces = piecesOfZip(files);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* piecesOfZip(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) ready.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    for await (const piece of typeof text === "string" ? [text] : text) {
      entry.push(typeof piece === "string" ? encoder.encode(piece) : piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
