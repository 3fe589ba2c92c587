import { describe, expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

describe("sentencesOf", () => {
  it.each([
    ["Mr. Smith met Dr. Jones. They talked.", 2],
    ["It is the seat left by Coun. Bev Ruiz. Cllr. Hart and Const. Day agreed.", 2],
    ["It works, e.g. here. It also works in the U.S. market. Fine.", 3],
    ["We moved to the U.S. The rest stayed.", 2],
    ["“Why? Go away.” He left. “Stop!” she said.", 3],
    ['"Is it?" he asked. Nobody knew.', 2],
    ["J. R. Tolkien wrote it. Good.", 2],
    ["“No! no! no!” they cried for as long as it took! not one of them left with Mr. Hall. Good.", 2],
    ["It costs 3.50 euros at 10 a.m. on Monday. Yes.", 2],
    ["See [the page. Now.](https://example.com/a.b) today. Then go.", 2],
    ["*Emphasis ends here.* Next one.", 2],
    ["We have had it since *Oliver!*, which ran for a year. Ask Joan.", 2],
    ["“Who goes?”, he asked. Nobody (not one!), it seems.", 2],
    ["今天天气很好。我们去公园。", 2],
    ["שלום לכולם. מה שלומכם?", 2],
    ["यह पहला वाक्य है। यह दूसरा है।", 2],
  ])("%s", (text, count) => {
    const sentences = sentencesOf(text);
    expect(sentences).toHaveLength(count);
    expect(sentences.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  });
});
