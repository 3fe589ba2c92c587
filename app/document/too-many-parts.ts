/** A document has more blocks, list items and stretches of text than one may have. */
export class TooManyParts extends RangeError {
  override name = "TooManyParts";

  constructor() {
    super("A text may have at most 100,000 paragraphs, list items and stretches of formatted text.");
  }
}
