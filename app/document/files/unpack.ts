import { unzipSync } from "fflate";
import { FileFault } from "./file-fault.ts";

/** Most bytes that an archive may unpack to. */
const largestUnpacked = 50 * 1024 * 1024;
const mostParts = 5_000;

/**
 * The parts of a Word file that hold its text. The room for each is what the archive says that it needs, never more: one
 * that says too much is refused before anything is unpacked, and of one that says too little the rest is not there.
 * @throws FileFault
 */
export function unpackDocx(bytes: Uint8Array): Record<string, Uint8Array> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileFault(
      "This is an old Word file, or one that a password protects. Save it as .docx without one and open that.",
    );
  if (!startsWith(bytes, 0x50, 0x4b)) throw new FileFault(noWordFile);
  let size = 0;
  let count = 0;
  const parts = reading(() =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        size += originalSize;
        count += 1;
        if (size > largestUnpacked || count > mostParts) throw new FileFault(tooLarge);
        return isTextPart(name);
      },
    }),
  );
  if (parts["word/document.xml"] === undefined && parts["_rels/.rels"] === undefined)
    throw new FileFault(noWordFile);
  return parts;
}

export const noWordFile = "This is not a Word file, or it is damaged.";
const tooLarge = "This file unpacks to more than 50 MB and was not opened.";

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

/** Pictures, fonts and the like are never unpacked. */
const isTextPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/** What reads an archive throws errors of all kinds at one that is damaged. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault(noWordFile, { cause: error });
  }
}
