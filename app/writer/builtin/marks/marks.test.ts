import { describe, expect, it } from "vitest";
import { NeedsModel } from "../../faults.ts";
import type { RuleResult } from "../../task.ts";
import { ruleOf } from "../rules.ts";
import { applyEdits } from "./edits.ts";
import { mark, staysWhole } from "./mark.ts";
import { finders } from "./styles.ts";

const { signal } = new AbortController();
const written = async (id: string, text: string, values = {}): Promise<string> => {
  const result: RuleResult = await ruleOf(id)({ text }, values, signal);
  return typeof result === "string"
    ? result
    : "decline" in result
      ? `DECLINED ${result.decline}`
      : result.text;
};

describe("marks", () => {
  it.each([
    [
      "writing/shorter",
      "The purpose of this email is to inform you that, at this point in time, we are not in a position to be able to process your request.",
      "At present, we cannot process your request.",
    ],
    [
      "writing/shorter",
      "At this point in time, we have come to the conclusion that he must go. I sent a check in the amount of $20.",
      "At present, we have concluded that he must go. I sent a check for $20.",
    ],
    ["writing/formalize", "Thanks a bunch for coming.", "Thank you very much for coming."],
    ["writing/shorter", "Due to the fact that it rained, we stayed in.", "Because it rained, we stayed in."],
    ["writing/shorter", "In order to win, each and every player must run.", "To win, every player must run."],
    [
      "writing/simplify",
      "The ewe, having evidently come to the conclusion that it was hers, left.",
      "The ewe, having evidently concluded that it was hers, left.",
    ],
    ["writing/simplify", "The majority of what is left is kraut.", "Most of what is left is kraut."],
    [
      "writing/simplify",
      "Individuals are required to utilise the form prior to 1 June.",
      "People must use the form before 1 June.",
    ],
    [
      "writing/simplify",
      "The committee met on Monday to discuss the new timetable for the school buses, and it will publish the results of the survey before the end of the month.",
      "The committee met on Monday to discuss the new timetable for the school buses. It will publish the results of the survey before the end of the month.",
    ],
    [
      "writing/formalize",
      "thank you for you're email, we can't wait!",
      "Thank you for your email, we cannot wait.",
    ],
    [
      "writing/formalize",
      "The plan was ok'd by the guys from sales.",
      "The plan was approved by the people from sales.",
    ],
    [
      "writing/formalize",
      "Hey Tom, can you guys send it asap? 🎉",
      "Dear Tom, can you send it as soon as possible?",
    ],
    [
      "stories/remove-cliche-s",
      "In the nick of time she slept like a log.",
      "Just in time she slept deeply.",
    ],
    [
      "stories/cut-filler-words",
      "She was really tired, and she just wanted to sleep.",
      "She was tired, and she wanted to sleep.",
    ],
    [
      "stories/change-point-of-view",
      "I was late. My coat hung where I had left it. “I know,” I said.",
      "You were late. Your coat hung where you had left it. “I know,” you said.",
    ],
  ])("%s: %s", async (id, before, after) => expect(await written(id, before)).toBe(after));

  it("leaves quotations, links, code and numbers as they stand", async () => {
    const text = "“In order to win,” he said, see [due to the fact that](https://a.b) and `in order to`.";
    expect(await written("writing/shorter", text)).toContain("DECLINED I looked for wordy phrases");
  });

  it("says nothing that the writer did not say, and does not say the reverse", async () => {
    const text =
      "I would like to say that there was a moment. People want there to be one. In fact it was more like learning a language.";
    expect(await written("writing/shorter", text)).toContain("DECLINED");
    expect(await written("writing/shorter", "I became very good at holding towels.")).toContain("DECLINED");
  });

  it("adds no second close to a letter", async () => {
    const polished = await written(
      "professional/email-polisher",
      "hi Marcus, thank you for you're email. can you guys send a new one asap? Many thank's, Dilan",
    );
    expect(polished).toBe(
      "**Subject:** [what this is about]\n\nHi Marcus,\n\nThank you for your email. Can you send a new one as soon as possible?\n\nMany thanks,\nDilan",
    );
  });

  it.each([
    ["an adverb leans on it", "stories/cut-filler-words", "Leak almost certainly between plots 14 and 19."],
    [
      "it is said twice for its weight",
      "stories/cut-filler-words",
      "I was glad, of all things, actually glad.",
    ],
    ["it is the voice", "stories/cut-filler-words", "After that it was simply a habit of mine."],
    ["it is a degree", "stories/cut-filler-words", "There were two complaints, one quite rude."],
    [
      "a story tells it in one breath",
      "writing/simplify",
      '"Left," she said.\n\n"No."\n\n"Left."\n\nThe man who was driving it raised one finger from the wheel in answer to them, and it came to her then that her brother had turned into somebody who did that too.',
    ],
    [
      "what is said of a hot tap is said of both halves",
      "writing/simplify",
      "For a hot tap that is fed from a tank up in the loft it can take a good deal longer than that, and you may need to close the valve next to the cylinder.",
    ],
  ])("leaves a sentence where %s", async (_why, id, text) =>
    expect(await written(id, text)).toContain("DECLINED"),
  );

  it.each([
    [
      "writing/shorter",
      "It met on a daily basis, for a total of 12 days.",
      "It met daily, for a total of 12 days.",
    ],
    ["writing/shorter", "We have concerns with regard to the roof.", "We have concerns about the roof."],
    ["writing/shorter", "The majority of tenants agreed to it.", "Most tenants agreed to it."],
    ["writing/simplify", "Staff are required to purchase the tickets.", "Staff must buy the tickets."],
    ["writing/simplify", "He will terminate the lease in May.", "He will end the lease in May."],
    ["writing/simplify", "We've demonstrated that it works.", "We've shown that it works."],
    [
      "writing/simplify",
      "She resides in Leeds, and he ceased trading.",
      "She lives in Leeds, and he stopped trading.",
    ],
    [
      "writing/formalize",
      "Sorry for the late reply, we have a lot of guests.",
      "I apologise for the late reply, we have many guests.",
    ],
    [
      "writing/formalize",
      "He's gotta go, and that is pretty late.",
      "He has to go, and that is fairly late.",
    ],
    [
      "writing/formalize",
      "It's late, isn't she? Why didn't they ring?",
      "It is late, is she not? Why did they not ring?",
    ],
    ["writing/formalize", "Well, we met on Monday.", "We met on Monday."],
    ["writing/formalize", "Hello dear Tom!\n\nIt is here!", "Hello dear Tom,\n\nIt is here."],
    [
      "stories/cut-filler-words",
      "It was really unique, and he just wondered why.",
      "It was unique, and he wondered why.",
    ],
    ["stories/cut-filler-words", "They will simply send it back.", "They will send it back."],
    ["stories/cut-filler-words", "Basically, it was very cold and we left.", "It was very cold and we left."],
    [
      "stories/cut-filler-words",
      "It was very unique, very essential and very dead.",
      "It was unique, essential and dead.",
    ],
    [
      "writing/simplify",
      "We need your assistance with it, and they offer assistance to all without assistance from us.",
      "We need your help with it, and they offer help to all without help from us.",
    ],
    [
      "writing/formalize",
      "She said that she won't pay. We can't wait, and I don't mind.",
      "She said that she will not pay. We cannot wait, and I do not mind.",
    ],
    [
      "stories/remove-cliche-s",
      "He stopped thinking outside the box and felt over the moon.",
      "He stopped thinking freely and felt delighted.",
    ],
    [
      "stories/remove-cliche-s",
      "The room was as cold as ice at the crack of dawn.",
      "The room was very cold at dawn.",
    ],
    [
      "stories/remove-cliche-s",
      "Our tried and tested recipe is as easy as pie.",
      "Our proven recipe is very easy.",
    ],
    [
      "writing/formalize",
      "The room has kept it's old tiled floor.",
      "The room has kept its old tiled floor.",
    ],
  ])("%s mends: %s", async (id, before, after) => expect(await written(id, before)).toBe(after));

  it.each([
    ["I'd sat on so many towels.", "I had sat on so many towels."],
    ["I'd just gotten home.", "I had just gotten home."],
    ["She's gone to Leeds, and it's gone in an hour.", "She has gone to Leeds, and it's gone in an hour."],
    ["The kids' shoes aren't here.", "The children's shoes are not here."],
    ["I'd like to go, and she'd need help.", "I would like to go, and she would need help."],
    ["It's been cold, and it's dark.", "It has been cold, and it is dark."],
    ["I think it's three o'clock and you're late.", "I think it is three o'clock and you are late."],
    ["If you're ready could you ring me?", "If you are ready could you ring me?"],
    ["I'd learnt it; she'd her coat on.", "I had learnt it; she had her coat on."],
    ["We'd rung twice and I'd bitten it.", "We had rung twice and I had bitten it."],
    ["I don't want it before it's next trip.", "I do not want it before it's next trip."],
    ["We'd just misread it and I don't mind.", "We'd just misread it and I do not mind."],
  ])("writes out what can mean one thing: %s", async (before, after) =>
    expect(await written("writing/formalize", before)).toBe(after),
  );

  const mail =
    "From: Ines Roy\nTo: Ben Achterberg\nSubject: Keys\n\nHi Ben,\n\nI'm sorry, we've mislaid the keys of the lower gate. So, can you ask Tom? In order to lock up, we need them by six.\n\nThanks,\nInes";

  it("polishes a letter without stiffening it, under the subject that it has", async () => {
    expect(await written("professional/email-polisher", mail)).toBe(
      mail.replace("In order to lock up", "To lock up"),
    );
  });

  it("polishes letters only", async () => {
    expect(
      await written(
        "professional/email-polisher",
        "The bridge has been shut since May. Nobody knows when it opens.",
      ),
    ).toContain("DECLINED This text is no letter: nobody is greeted");
  });

  it("sets out no letter for paper as a mail", async () => {
    for (const above of [
      "17 Cotter Street\nLeeds LS9 4QT\n\n3 February",
      "Hiring Manager\nPrairie Crest",
      "**Hexley School**",
    ])
      expect(
        await written(
          "professional/email-polisher",
          `${above}\n\nDear Mr Doyle,\n\nIn order to lock up we need the keys by six.\n\nYours sincerely,\n\nInes Roy`,
        ),
      ).toContain("DECLINED This is a letter for paper");
    expect(
      await written(
        "professional/email-polisher",
        "Dear Mr Doyle, building manager\n\nIn order to lock up we need the keys.\n\nThanks,\nInes",
      ),
    ).toBe(
      "**Subject:** [what this is about]\n\nDear Mr Doyle, building manager\n\nTo lock up we need the keys.\n\nThanks,\nInes",
    );
  });

  it("keeps the we of a committee", async () => {
    const text =
      "Present: Jo, Finn, Olu.\n\nLong discussion whether we could dig it ourselves. I took the notes.";
    expect(await written("stories/change-point-of-view", text)).toContain(
      "DECLINED The we of this text is a group",
    );
  });

  it("gives the reason of each edit over the source", () => {
    const text = "In order to win,\nwe made use of an old boat; we just want to row.";
    const { text: after, edits } = mark(text, [finders.tighten, finders.fillers]);
    expect(after).toBe("To win,\nwe used an old boat; we want to row.");
    expect(applyEdits(text, edits)).toBe(after);
    expect(edits.map(({ reason }) => reason)).toEqual([
      "Fewer words, same sense",
      "Fewer words, same sense",
      "Filler word",
    ]);
  });

  it("takes no edit that leaves a sentence in pieces", () => {
    expect(staysWhole("We are in a position to help.", "We are in a position to.")).toBe(false);
    expect(staysWhole("It rained.", ", it rained.")).toBe(false);
    expect(staysWhole("Two of 3 came.", "Two came.")).toBe(false);
    expect(staysWhole("We really came.", "We came.")).toBe(true);
  });

  it("is for English", async () => {
    await expect(
      written(
        "writing/shorter",
        "Der Zug fährt am Morgen aus der alten Stadt und kommt am Abend wieder zurück.",
      ),
    ).rejects.toBeInstanceOf(NeedsModel);
  });
});

describe("what is written out", () => {
  it("is no contraction that was meant for an owner", async () => {
    const text = "Please ask him who's photos those were. We don't know who's coming to the meeting.";
    expect(await written("writing/formalize", text)).toBe(
      "Please ask him whose photos those were. We do not know who is coming to the meeting.",
    );
    const asked = "The parish is asking it's insurer about the roof.";
    expect(await written("writing/formalize", asked)).not.toContain("it is");
  });
});

describe("notes to oneself", () => {
  const notes =
    "bees talk, tues 3 June\n\nswarm = colony splitting. old queen leaves\nscouts dance + vote, takes abt 2 days\ntombolo?? ask. don't wait untill May\n- warm winter -> more mites\n- check the 80% figure";

  it("keep their small letters and their lines without a stop", async () => {
    for (const id of ["writing/fix-grammar", "writing/improve", "social/professional-polish"])
      expect(await written(id, notes), id).toBe(notes.replace("untill", "until"));
  });

  it("lose the slips that need no whole sentence, and keep what counts on one", async () => {
    const slips =
      "- they dont count them by hand\n- after ten we loose the tide\n- Wren: need the rope untill friday";
    expect(await written("writing/fix-grammar", `${notes}\n${slips}`)).toBe(
      `${notes.replace("untill", "until")}\n- they don't count them by hand\n- after ten we lose the tide\n- Wren: need the rope until Friday`,
    );
  });

  it("and a report are told by nobody", async () => {
    const report =
      "The council voted on Monday to close the pool. Mayor Ann Hill said it lost £90,000 a year. Residents have collected 800 signatures. A spokesman said a decision on the site was due in May.";
    expect(await written("stories/change-point-of-view", notes)).toContain("notes in half sentences");
    expect(await written("stories/change-point-of-view", report)).toContain("This text is a report");
  });

  it.each([
    ["Our bakery opens at five and sells out by noon. We bake with rye.", "cannot be the reader"],
    [
      "I see no reason why the rays should not impinge on glass, and I would ask why.",
      "cannot be the reader",
    ],
    [
      "I was late. Ruth pulled up a chair, and we wrote to them all. I have never forgotten it.",
      "speaks of a we",
    ],
    ["I stood in the rain. On a day like that you could hear the river from my bed.", "speaks to a you"],
  ])("nor is another one among those who tell: %s", async (text, why) => {
    expect(await written("stories/change-point-of-view", text)).toContain(why);
  });
});
