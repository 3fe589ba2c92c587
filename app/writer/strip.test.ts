import { describe, expect, it } from "vitest";
import { Stripper } from "./strip.ts";

function strip(answer: string, size: number, source = ""): string {
  const stripper = new Stripper(source);
  let shown = "";
  for (let at = 0; at < answer.length; at += size) shown += stripper.push(answer.slice(at, at + size));
  shown += stripper.end();
  expect(shown).toBe(stripper.text);
  return shown;
}

const body = "The ferry is slow and full of plants.\n\nNobody minds, because the night is warm.";
const long = `${"The ferry is slow and cheap and full of people carrying plants. ".repeat(12)}\n\nIt lands at dawn.`;

describe("Stripper", () => {
  it.each([
    ["nothing to take off", body, body],
    ["a long text", long, long],
    ["sure, here is", `Sure, here is the rewritten text:\n\n${body}`, body],
    ["here's the version", `Here's the revised version of your paragraph:\n\n${body}`, body],
    ["bold label", `**Rewritten version:**\n\n${body}`, body],
    ["certainly", `Certainly! Here is a shortened version:\n\n${body}`, body],
    ["a fence", `\`\`\`markdown\n${body}\n\`\`\``, body],
    ["a preamble and a fence", `Here is the corrected text:\n\n\`\`\`\n${body}\n\`\`\`\n`, body],
    [
      "a preamble and quotation marks",
      `Here is the rewritten sentence:\n\n"The ferry is slow."`,
      '"The ferry is slow."',
    ],
    ["a closing offer", `${body}\n\nLet me know if you would like another version!`, body],
    ["a closing hope for the draft", `${body}\n\nI hope this version works for you!`, body],
    ["a fence and an offer", `\`\`\`\n${body}\n\`\`\`\n\nLet me know if you want changes.`, body],
    [
      "a story that begins with Sure",
      "Sure, he said, and went out into the rain.\n\nShe waited.",
      "Sure, he said, and went out into the rain.\n\nShe waited.",
    ],
    [
      "a text that begins with Here is",
      "Here is the house where I was born.\n\nIt has a red door.",
      "Here is the house where I was born.\n\nIt has a red door.",
    ],
    [
      "a list with its own lead-in",
      "Here are the things we pack:\n\n- socks\n- tea and a long book",
      "Here are the things we pack:\n\n- socks\n- tea and a long book",
    ],
    ["a text that quotes", '"Go," she said. "Now."', '"Go," she said. "Now."'],
    [
      "a letter that lets know",
      "Dear Ann,\n\nLet me know if you come. I will cook.\n\nYours, Bo",
      "Dear Ann,\n\nLet me know if you come. I will cook.\n\nYours, Bo",
    ],
    [
      "code inside a text",
      "Run this:\n\n```\nnpm start\n```\n\nThen wait.",
      "Run this:\n\n```\nnpm start\n```\n\nThen wait.",
    ],
    ["a text that ends with code", "Run this:\n\n```\nnpm start\n```", "Run this:\n\n```\nnpm start\n```"],
    ["only an opener", "Sure.", "Sure."],
    ["nothing", "", ""],
  ])("%s", (_name, answer, text) => {
    for (const size of [1, 7, 1000]) expect(strip(answer, size)).toBe(text);
  });

  it.each([
    [
      "Spanish",
      "¡Claro! Aquí tienes el texto revisado:",
      "El ferry es lento.",
      "¿Te gustaría que lo ajuste?",
    ],
    [
      "French",
      "Bien sûr ! Voici la version corrigée :",
      "Le ferry est lent.",
      "Souhaitez-vous que je le raccourcisse ?",
    ],
    [
      "German",
      "Gerne! Hier ist die überarbeitete Fassung:",
      "Die Fähre ist langsam.",
      "Lass mich wissen, ob es passt.",
    ],
    ["Italian", "Certo! Ecco il testo rivisto:", "Il traghetto è lento.", "Fammi sapere se vuoi altro."],
    ["Portuguese", "Claro! Aqui está o texto revisado:", "A balsa é lenta.", "Me avise se quiser mudanças."],
    [
      "Russian",
      "Конечно! Вот исправленный текст:",
      "Паром идёт медленно.",
      "Дайте знать, если нужно что-то изменить.",
    ],
    ["Hebrew", "בשמחה! הנה הטקסט המתוקן:", "המעבורת איטית.", "האם תרצה שאקצר אותו?"],
    ["Arabic", "بالتأكيد! إليك النص المنقح:", "العبارة بطيئة.", "هل تريدني أن أختصره؟"],
    ["Hindi", "ज़रूर! यह रहा सुधारा हुआ पाठ:", "नाव धीमी है।", "क्या आप चाहेंगे कि मैं इसे छोटा करूँ?"],
    ["Chinese", "好的！以下是修改后的文本：", "渡轮很慢。", "如果您需要其他修改，请告诉我。"],
    [
      "Japanese",
      "承知しました。以下が修正した文章です：",
      "フェリーは遅い。",
      "必要であれば、さらに修正いたします。",
    ],
    ["Korean", "물론입니다! 다음은 수정된 글입니다:", "배는 느리다.", "원하시면 더 수정해 드리겠습니다."],
  ])("takes off what stands around a text in %s", (_language, announced, sentence, offered) => {
    const text = `${sentence} ${sentence}\n\n${sentence}`;
    for (const size of [1, 7, 1000]) {
      expect(strip(`${announced}\n\n${text}\n\n${offered}`, size)).toBe(text);
      expect(strip(text, size)).toBe(text);
    }
  });

  it.each([
    ["Voici la maison où je suis né :\n\n- la porte rouge\n- le toit"],
    ["Hier ist der Weg: erst links.\n\nDann rechts."],
    ["Вот дом, где я родился.\n\nДверь красная."],
    ["以下是我的家。\n\n门是红的。"],
    ["Lassen Sie uns anfangen.\n\nSoll ich singen?"],
    ["Si vous venez, dites-le.\n\nN'hésitez pas."],
  ])("leaves a text that only begins alike: %j", (text) => {
    for (const size of [1, 7, 1000]) expect(strip(text, size)).toBe(text);
  });

  it.each([
    ["We bake bread.\n\nLet me know what you think in the comments!"],
    ["We bake bread.\n\nFeel free to reach out to our bakery on Mill Lane."],
    ["This is our updated return policy:\n\n- You may bring back what you have not eaten."],
    ["Hacemos pan.\n\n¿Quieres que tu negocio crezca? Escríbenos."],
    ["Wir backen.\n\nMöchten Sie noch mehr erfahren? Rufen Sie uns an."],
    ["Wir backen.\n\nSag mir Bescheid, wenn du kommst."],
    ["हम रोटी बनाते हैं।\n\nमुझे बताएं कि आपको क्या पसंद है।"],
    ["我们烤面包。\n\n如果你想要面包，请告诉我。"],
  ])("leaves what is said to readers: %j", (text) => {
    for (const size of [1, 7, 1000]) expect(strip(text, size)).toBe(text);
  });

  it.each([
    "Soll ich etwas ändern?",
    "Gib mir gerne Bescheid, wenn du Änderungen möchtest.",
    "Möchtest du, dass ich es kürze?",
  ])("takes off an offer in German: %s", (offered) => {
    for (const size of [1, 7, 1000]) expect(strip(`Wir backen.\n\n${offered}`, size)).toBe("Wir backen.");
  });

  const own = [
    ["an announcement", "Here is the list of things we rewrite:\n\n- the socks\n- the tea and a long book"],
    ["a last paragraph that offers", "Dear Ann,\n\nThe ferry is slow.\n\nLet me know if you come."],
    ["a fence around everything", "```\nnpm start\n```"],
  ] as const;
  it.each(own)("leaves %s that the source has itself", (_what, text) => {
    for (const size of [1, 7, 1000]) expect(strip(text, size, text)).toBe(text);
  });

  it.each(own.slice(0, 2))("takes off what stands around %s of the source", (_what, text) => {
    const answer = `Sure! Here is the corrected text:\n\n${text}\n\nWould you like me to shorten it?`;
    for (const size of [1, 7, 1000]) expect(strip(answer, size, text)).toBe(text);
  });

  const paragraphs = "It is slow.\n\n".repeat(80_000);
  // Work that grows with the square of such a length outlasts the time that any test may take.
  it.each([
    ["a source of empty lines", "The ferry is slow.", "The ferry is slow.", "\n".repeat(500_000)],
    ["empty lines without end", `The ferry is slow.${"\n".repeat(200_000)}`, "The ferry is slow."],
    ["lines of spaces", `${" \n".repeat(100_000)}The ferry is slow.`, "The ferry is slow."],
    ["a fence with nothing behind", `\`\`\`\nThe ferry.${"\n\t".repeat(100_000)}\n\`\`\``, "The ferry."],
    ["reasoning without end", `<think>${"but then ".repeat(120_000)}</think>The ferry.`, "The ferry."],
  ])("is not slowed down by %s", (_what, answer, text, source = "") => {
    expect(strip(answer, 4, source)).toBe(text);
  });
  it.each([
    ["many paragraphs", paragraphs, paragraphs.trimEnd()],
    ["a line far to the right", `${" ".repeat(100_000)}The ferry is slow.`, "The ferry is slow."],
  ])("is not slowed down by %s at once", (_what, answer, text) => {
    expect(strip(answer, answer.length)).toBe(text);
  });

  it.each([
    ["The", ""],
    [" The ferry", "The ferry"],
    ["He", ""],
    ["Her", ""],
    ["Herons", "Herons"],
    ["Sur", ""],
    ["Surely", ""],
    ["**S", ""],
    ["**", ""],
    ["*", ""],
    ["**Ferry", "**Ferry"],
    ["`", ""],
    ["I", ""],
    ["I wo", ""],
    ["I won", ""],
    ["In", "In"],
    ["Vo", ""],
    ["Vom", "Vom"],
    ["¡C", ""],
    ["Во", ""],
    ["Вор", "Вор"],
    ["The follow", ""],
    ["The folly", "The folly"],
  ])("after %j it gives out %j: all that no preamble can begin with", (answer, shown) => {
    expect(new Stripper().push(answer)).toBe(shown);
  });
});

it("takes off control characters, and nothing of a pair of surrogates that comes in two pieces", () => {
  expect(strip("It is\0 slow\u009f.\n\tAnd\u0007 warm \u{1f642}.", 1)).toBe(
    "It is slow.\n\tAnd warm \u{1f642}.",
  );
});

it("takes off the reasoning that a model writes before its answer", () => {
  const answer = "<think>\nThe user wants a shorter text.\n</think>\n\nThe bakery moves to Mill Lane.";
  for (const size of [1, 5, 500]) expect(strip(answer, size)).toBe("The bakery moves to Mill Lane.");
  expect(strip("<think>It never ends", 4)).toBe("");
});

it("leaves a text that begins like reasoning because its source does", () => {
  const text = "<think>Ask twice.</think> Then act.";
  for (const size of [1, 5, 500]) expect(strip(text, size, text)).toBe(text);
});
