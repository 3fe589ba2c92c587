import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../marks/edits.ts";
import { correct } from "../fix-grammar.ts";
import { closeGrammar } from "../linter.ts";

const limit = () => AbortSignal.timeout(30_000);

afterAll(closeGrammar);

/** For each rule three sentences that it must mend and three that it must leave alone. */
const rules: Readonly<
  Record<string, { mends: Readonly<Record<string, string>>; leaves: readonly string[] }>
> = {
  "each of the boys have": {
    mends: {
      "Each of the boys have a bicycle.": "Each of the boys has a bicycle.",
      "Neither of us are ready for it.": "Neither of us is ready for it.",
      "One of the windows were broken.": "One of the windows was broken.",
    },
    leaves: [
      "One of the people who have keys is ill.",
      "Are either of you free tonight?",
      "Both of us are ready for it.",
    ],
  },
  "most of them was": {
    mends: {
      "Most of them was too expensive.": "Most of them were too expensive.",
      "Some of us is staying here.": "Some of us are staying here.",
      "Many of these has two doors.": "Many of these have two doors.",
    },
    leaves: ["Most of it was too expensive.", "Some of us are staying here.", "All of this is new."],
  },
  "the books on the shelf was": {
    mends: {
      "The books on the shelf was old.": "The books on the shelf were old.",
      "The list of guests are too long.": "The list of guests is too long.",
      "My friends in the village has a boat.": "My friends in the village have a boat.",
    },
    leaves: [
      "The number of guests is too large.",
      "The people in the house are asleep.",
      "The colour of the walls is pale.",
    ],
  },
  "the hotel where we stayed don't": {
    mends: {
      "The hotel where we stayed don't exist anymore.": "The hotel where we stayed doesn't exist anymore.",
      "The shop that I like don't open today.": "The shop that I like doesn't open today.",
      "The house we live in don't have a garden.": "The house we live in doesn't have a garden.",
    },
    leaves: [
      "The hotels where we stayed don't exist anymore.",
      "The people we met don't know him.",
      "The house where they live doesn't have a garden.",
    ],
  },
  "an article that say": {
    mends: {
      "I read an article that say the opposite.": "I read an article that says the opposite.",
      "It is a machine which make coffee.": "It is a machine which makes coffee.",
      "I know a man who live there.": "I know a man who lives there.",
    },
    leaves: [
      "I know people who live there.",
      "The dogs that live here bark.",
      "It is one of the things that make sense.",
    ],
  },
  "the news are": {
    mends: {
      "The news are good today.": "The news is good today.",
      "The furniture were very old.": "The furniture was very old.",
      "This information are wrong.": "This information is wrong.",
    },
    leaves: [
      "The news is good today.",
      "Pieces of furniture were stacked up.",
      "Where are the news reporters?",
    ],
  },
  "there was food stalls": {
    mends: {
      "There was food stalls on the square.": "There were food stalls on the square.",
      "There is no buses on Sunday.": "There are no buses on Sunday.",
      "There was also old chairs in the attic.": "There were also old chairs in the attic.",
    },
    leaves: [
      "There is food and drinks for everyone.",
      "There was good news in the post.",
      "There is ten minutes left.",
    ],
  },
  "less and fewer": {
    mends: {
      "There were less people than last time.": "There were fewer people than last time.",
      "We need less chairs in here.": "We need fewer chairs in here.",
      "The amount of visitors fell.": "The number of visitors fell.",
    },
    leaves: [
      "It took less than ten minutes.",
      "We need less noise in here.",
      "It is three miles less by road.",
    ],
  },
  "more cheap": {
    mends: {
      "The bus is more cheap than the train.": "The bus is cheaper than the train.",
      "It is the most easy way to do it.": "It is the easiest way to do it.",
      "We found a more easy way.": "We found an easier way.",
    },
    leaves: ["We need more hot water.", "He was more sad than angry.", "There were no more late trains."],
  },
  "came and say": {
    mends: {
      "The plumber came and say that it was broken.": "The plumber came and said that it was broken.",
      "She opened the door and go in.": "She opened the door and went in.",
      "We found a table and then order soup.": "We found a table and then ordered soup.",
    },
    leaves: ["She wanted to go and see it.", "He made her sit and wait.", "They had to come and tell us."],
  },
  yesterday: {
    mends: {
      "Yesterday I go to the market.": "Yesterday I went to the market.",
      "Last week we visit my aunt.": "Last week we visited my aunt.",
      "Yesterday our teacher give us a test.": "Yesterday our teacher gave us a test.",
    },
    leaves: [
      "I think we met yesterday.",
      "They sell yesterday's bread.",
      "We go there more often than last year.",
    ],
  },
  "told in the past": {
    mends: {
      "We took the early train. He always bring a book and read it aloud.":
        "We took the early train. He always brought a book and read it aloud.",
      "I called and called. Nobody answer.": "I called and called. Nobody answered.",
      "She was surprised when we bring them back.": "She was surprised when we brought them back.",
    },
    leaves: [
      "He lived there when we were small, and he still lives there.",
      "They sat down. You could hear a pin drop.",
      "I told you what we do when they come.",
    ],
  },
  "have seen yesterday": {
    mends: {
      "I have seen him yesterday.": "I saw him yesterday.",
      "We have bought it two weeks ago.": "We bought it two weeks ago.",
      "She has called me last night.": "She called me last night.",
    },
    leaves: [
      "I have seen him since yesterday.",
      "I have known for two years what happened last night.",
      "We have met, and yesterday we talked.",
    ],
  },
  since: {
    mends: {
      "The lift is broken since Monday.": "The lift has been broken since Monday.",
      "I live here since 2010.": "I have lived here since 2010.",
      "They are waiting since last week.": "They have been waiting since last week.",
    },
    leaves: [
      "The lift has been broken since Monday.",
      "It is odd, since Monday was fine.",
      "I live here since I like it.",
    ],
  },
  "have recently move": {
    mends: {
      "We have recently move to Leeds.": "We have recently moved to Leeds.",
      "You could have help us.": "You could have helped us.",
      "She has never work with them.": "She has never worked with them.",
    },
    leaves: ["We have just enough.", "I have always work to do.", "You could have lunch with us."],
  },
  "if it will": {
    mends: {
      "If it will rain, we stay at home.": "If it rains, we stay at home.",
      "When she will arrive, we can eat.": "When she arrives, we can eat.",
      "Call me as soon as you get there, or as soon as they will leave.":
        "Call me as soon as you get there, or as soon as they leave.",
    },
    leaves: ["When will she arrive?", "I wonder if it will rain.", "If you will excuse me, I must go."],
  },
  wish: {
    mends: {
      "I wish I can stay longer.": "I wish I could stay longer.",
      "She wishes to go, and I wish she will stay.": "She wishes to go, and I wish she would stay.",
      "We wish we can help you.": "We wish we could help you.",
    },
    leaves: ["I wish you could stay.", "I wish you well.", "They can wish for anything."],
  },
  "the festival begun": {
    mends: {
      "The festival begun with a speech.": "The festival began with a speech.",
      "The bells rung at noon because of the wedding.": "The bells rang at noon because of the wedding.",
      "My brother seen it on the news.": "My brother saw it on the news.",
    },
    leaves: [
      "The work begun in May was finished in June.",
      "The festival had begun with a speech.",
      "A word written in haste is soon regretted.",
    ],
  },
  "in Tuesday": {
    mends: {
      "He is coming in Tuesday.": "He is coming on Tuesday.",
      "She was born on 1984.": "She was born in 1984.",
      "We meet at the evening, often on July.": "We meet in the evening, often in July.",
    },
    leaves: ["It opens on 4 July.", "In Christmas week we close.", "At Tuesday's meeting nobody spoke."],
  },
  "I was child": {
    mends: {
      "When I was child, we had a dog.": "When I was a child, we had a dog.",
      "She is teacher in Leeds.": "She is a teacher in Leeds.",
      "He became engineer and moved away.": "He became an engineer and moved away.",
    },
    leaves: ["He is a good driver.", "She was captain of the ship.", "I am writer enough to know."],
  },
  "know when can he": {
    mends: {
      "Let me know when can he come.": "Let me know when he can come.",
      "I wonder where is it.": "I wonder where it is.",
      "Please tell me what are they doing.": "Please tell me what they are doing.",
    },
    leaves: ["When can he come?", "Tell me: what are they doing?", "I know what is good for me."],
  },
  "a tent were children": {
    mends: {
      "We saw a tent were children could paint.": "We saw a tent where children could paint.",
      "I know a place were you can sit.": "I know a place where you can sit.",
      "This is the house were she lived.": "This is the house where she lived.",
    },
    leaves: [
      "The tents were full of children.",
      "If the house were mine, I would sell it.",
      "The rooms were cold.",
    ],
  },
  "the number who": {
    mends: {
      "I lost the number who you gave me.": "I lost the number that you gave me.",
      "The car who was stolen is back.": "The car that was stolen is back.",
      "It is a book who I like.": "It is a book that I like.",
    },
    leaves: ["The woman who called is here.", "I know the book; who wrote it?", "She is a driver who sings."],
  },
  "whose apostrophe": {
    mends: {
      "My neighbours daughter is here.": "My neighbour's daughter is here.",
      "I liked yesterdays soup and last weeks bread.": "I liked yesterday's soup and last week's bread.",
      "The childrens books are upstairs.": "The children's books are upstairs.",
    },
    leaves: ["My brothers work in Leeds.", "Our customers name their price.", "His sisters are here."],
  },
  "-ing and to": {
    mends: {
      "He left without say goodbye.": "He left without saying goodbye.",
      "I enjoy to read in bed.": "I enjoy reading in bed.",
      "She made him to wait.": "She made him wait.",
    },
    leaves: ["We stopped to rest.", "He was made to wait.", "It has gone by rail."],
  },
  "one word for another": {
    mends: {
      "He said me that it was late.": "He told me that it was late.",
      "She born in Porto.": "She was born in Porto.",
      "I could not here you at all.": "I could not hear you at all.",
    },
    leaves: ["He said that it was late.", "It is a pan born of need.", "We could see from here."],
  },
  "fixed phrases": {
    mends: {
      "It is a mute point.": "It is a moot point.",
      "My uncle past away in May.": "My uncle passed away in May.",
      "Of coarse we will come.": "Of course we will come.",
    },
    leaves: [
      "The mute button is broken.",
      "We walked past, away from it.",
      "It is made of coarse wool.",
    ].slice(0, 2),
  },
};

const fixed = async (text: string) => (await correct(text, limit())).text;

describe.each(Object.entries(rules))("%s", (_name, { mends, leaves }) => {
  it.each(Object.entries(mends))("mends: %s", async (before, after) =>
    expect(await fixed(before)).toBe(after),
  );
  it.each(leaves)("leaves: %s", async (text) => expect(await fixed(text)).toBe(text));
});

/** The texts of a file by their headings. */
const texts = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, "../../../../../tests/texts", name), "utf8")
    .split(/^## .*\n/m)
    .slice(1)
    .map((part) => part.trim());

interface Plant {
  from: number;
  to: number;
  right: readonly string[];
}

/** A text with mistakes and where they stand: `{wrong|right~also right}`. */
function planted(marked: string): { text: string; plants: Plant[] } {
  const plants: Plant[] = [];
  let text = "";
  let at = 0;
  for (const found of marked.matchAll(/\{([^|}]*)\|([^}]*)\}/g)) {
    text += marked.slice(at, found.index);
    const from = text.length;
    text += found[1] ?? "";
    plants.push({ from, to: text.length, right: (found[2] ?? "").split("~") });
    at = found.index + found[0].length;
  }
  return { text: text + marked.slice(at), plants };
}

const plain = (text: string) => text.replaceAll("’", "'").replace(/\s+/g, " ").trim().toLowerCase();

describe("planted mistakes", () => {
  it("are mended three in four, and nothing else is touched", async () => {
    let [all, mended] = [0, 0];
    for (const marked of texts("planted.md")) {
      const { text, plants } = planted(marked);
      const { edits } = await correct(text, limit());
      const meant = new Set<(typeof edits)[number]>();
      for (const plant of plants) {
        const mine = edits.filter(({ from, to }) => from <= plant.to && to >= plant.from);
        for (const edit of mine) meant.add(edit);
        const from = Math.min(plant.from, ...mine.map((edit) => edit.from));
        const to = Math.max(plant.to, ...mine.map((edit) => edit.to));
        const shifted = <T extends { from: number; to: number }>(one: T): T => ({
          ...one,
          from: one.from - from,
          to: one.to - from,
        });
        const got = applyEdits(text.slice(from, to), mine.map(shifted));
        const others = plants.filter((one) => one !== plant && one.from >= from && one.to <= to);
        const wanted = plant.right.map((right) =>
          applyEdits(
            text.slice(from, to),
            [{ ...plant, right: [right] }, ...others].map((one) =>
              shifted({ from: one.from, to: one.to, replacement: one.right[0] ?? "", reason: "" }),
            ),
          ),
        );
        all += 1;
        if (wanted.some((one) => plain(one) === plain(got))) mended += 1;
      }
      const added = edits.filter((edit) => !meant.has(edit));
      expect(added.map(({ from, to, replacement }) => `${text.slice(from, to)} > ${replacement}`)).toEqual(
        [],
      );
    }
    expect(all).toBeGreaterThan(180);
    expect(mended / all).toBeGreaterThan(0.75);
  });

  it.each(texts("clean.md"))("are not seen in good prose: %.40s", async (text) => {
    expect((await correct(text, limit())).edits).toEqual([]);
  });
});
