/** Why a file cannot be opened; `message` is a sentence for whoever chose it. */
export class FileFault extends Error {
  override name = "FileFault";
}
