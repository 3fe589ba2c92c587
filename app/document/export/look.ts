import { defaultView, readView, type View } from "../view.ts";

/** What of title and subtitle leads the text. */
const heads = ["both", "title", "none"] as const;

/** How an exported document looks on its page. */
export interface Look {
  font: View["font"];
  /** Of the text, in points. */
  size: number;
  head: (typeof heads)[number];
}

/** Points on paper of pixels on the screen: 20, with which a document begins, are the 12 of a letter. In halves, as Word has them. */
const pointsOf = (size: View["size"]): number => Math.round(size * 1.2) / 2;

/** The document's view, but for what an address asks for: `family`, `size` in pixels of the view, and `title`. */
export function readLook(view: View | undefined, asked: URLSearchParams): Look {
  const said = { font: asked.get("family"), size: asked.get("size") };
  const { font, size } = readView(said, view ?? defaultView);
  return { font, size: pointsOf(size), head: heads.find((one) => one === asked.get("title")) ?? "both" };
}

/** Whether a family has serifs, or letters of one width. */
export const kindOf = (font: View["font"]): "serif" | "sans" | "mono" => {
  if (font === "Courier New") return "mono";
  return font === "Instrument Sans" || font === "Inter" || font === "Arial" ? "sans" : "serif";
};
