/** A mistake of the operator's, said in one line. */
export class CommandError extends Error {
  override name = "CommandError";
}
