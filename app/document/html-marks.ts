import { Mark } from "prosemirror-model";
import { schema } from "./schema.ts";

interface Effect {
  strong: boolean;
  em: boolean;
  code: boolean;
}

const byTag: Record<string, keyof Effect> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  cite: "em",
  dfn: "em",
  var: "em",
  code: "code",
  kbd: "code",
  samp: "code",
  tt: "code",
};

/** The inline elements open at one place of an HTML text and the marks they add up to. Every step is constant time. */
export class InlineMarks {
  private readonly opened = new Map<string, Effect[]>();
  private readonly counts = { strong: 0, em: 0, code: 0 };
  private href: string | null = null;
  private readonly judge: (raw: string) => string | null;

  /** `judge` gives an address as it may stand in a link, or null. */
  constructor(judge: (raw: string) => string | null) {
    this.judge = judge;
  }

  open(tag: string, attrs: ReadonlyMap<string, string>): void {
    if (tag === "a") this.href = this.judge(attrs.get("href") ?? "");
    else if (tag === "span" || tag === "font" || tag in byTag)
      this.push(tag, effectOf(tag, attrs.get("style")));
  }

  close(tag: string): void {
    if (tag === "a") this.href = null;
    const effect = this.opened.get(tag)?.pop();
    if (effect) this.count(effect, -1);
  }

  current(): readonly Mark[] {
    return this.withLink(null);
  }

  /** The current marks; `href` is linked where no link is open. */
  withLink(href: string | null): readonly Mark[] {
    const address = this.href ?? href;
    const marks: Mark[] = [];
    if (address !== null) marks.push(schema.marks.link.create({ href: address }));
    if (this.counts.strong > 0) marks.push(schema.marks.strong.create());
    if (this.counts.em > 0) marks.push(schema.marks.em.create());
    if (this.counts.code > 0) marks.push(schema.marks.code.create());
    return Mark.setFrom(marks);
  }

  private push(tag: string, effect: Effect): void {
    const open = this.opened.get(tag) ?? [];
    open.push(effect);
    this.opened.set(tag, open);
    this.count(effect, 1);
  }

  private count(effect: Effect, by: 1 | -1): void {
    if (effect.strong) this.counts.strong += by;
    if (effect.em) this.counts.em += by;
    if (effect.code) this.counts.code += by;
  }
}

function effectOf(tag: string, style = ""): Effect {
  const named = Object.hasOwn(byTag, tag) ? byTag[tag] : undefined;
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
  const slant = /(?<![\w-])font-style\s*:\s*(\w+)/i.exec(style)?.[1];
  return {
    strong: weight ? /^(?:bold(?:er)?|[5-9]\d\d)$/i.test(weight) : named === "strong",
    em: slant ? /^(?:italic|oblique)$/i.test(slant) : named === "em",
    code: named === "code",
  };
}
