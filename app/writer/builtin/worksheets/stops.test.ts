import { describe, expect, it } from "vitest";
import type { Feature } from "./signs/place.ts";
import { stopsOf } from "./stops.ts";

describe("what a talk stops at", () => {
  it("finds in a sentence what is there and nothing else", () => {
    const found = (line: string) =>
      stopsOf(`${line} The rest of it is told on another page of the book.`)[0]?.features ?? [];
    expect(found("I have not decided whether to say who did it.")).toContain("open");
    expect(found("We took it for a heron and walked on.")).toContain("mistaken");
    expect(found("I thought of the heron and walked on.")).not.toContain("mistaken");
    expect(found("My mother never told us about the boat.")).toContain("keptFrom");
    expect(found("- The van takes six, there are fourteen.")).toContain("clash");
    expect(found("- 19.30 Soup from the kitchen.")).toContain("gapitem");
    expect(found("- 19.30 Joan brings soup from the kitchen.")).not.toContain("gapitem");
    expect(found("I was told that it was in stock.")).toContain("toldby");
    expect(found("She lets go of it, the way a driver lets out the clutch.")).toContain("comparison");
    expect(found("It looks like a bollard to me now.")).not.toContain("comparison");
    expect(found("I have never met anybody who offered.")).toContain("neverMet");
  });

  it("asks a question only of a sentence that bears it", () => {
    const found = (line: string, after = "The rest of it is told on another page of the book.") =>
      stopsOf(
        `We were at home on a dry and quiet day. ${line} ${after}\n\nIt rained in the town until the end of May.`,
      ).find((stop) => stop.line.includes(line))?.features ?? [];
    const pairs: readonly (readonly [feature: Feature, asks: string, mustNot: string])[] = [
      [
        "door",
        "After what happened in Leeds, I stayed at home.",
        "He asked me what happened in Leeds, and I told him.",
      ],
      [
        "door",
        "Then came the business with the flat in Hull.",
        "The trouble with the flat is that it leaks a little.",
      ],
      [
        "door",
        "You sat up with me the whole of that February.",
        "We went to see you twice in February that year.",
      ],
      [
        "door",
        "There is the other thing, and I will bring it up.",
        "The other thing is that the roof has a hole in it.",
      ],
      [
        "anyTells",
        "It burns their knees, as any trainer will tell you.",
        "Any trainer who can come is welcome to the field.",
      ],
      [
        "counted",
        "Four out of five people never tell their employer.",
        "He was the best of us for five years out of seven.",
      ],
      [
        "counted",
        "Children are hurt on turf twice as often as on grass.",
        "We went to the field twice as we had time for it.",
      ],
      [
        "known",
        "Everyone knows that the drain is to blame for it.",
        "If everyone knows that, there is no need to say it.",
      ],
      [
        "simple",
        "Mend the drain. It is as simple as that, I say.",
        "I am afraid that it is not as simple as that at all.",
      ],
      [
        "heardOnce",
        "My sister says that I make too much of it all.",
        "My sister sat in the back and ate her sandwiches.",
      ],
      [
        "nobodyDid",
        "Nobody who was there complained about the mud.",
        "Nobody complained until the rain came in at noon.",
      ],
      [
        "untold",
        "I did not tell him about the knife in the block.",
        "I did not tell him until we were nearly home again.",
      ],
      [
        "untold",
        "I never said that I had been there on the Friday.",
        "I never said so much in one go in all of my life.",
      ],
      [
        "keptFrom",
        "My father never spoke of the years in the camp.",
        "He never said no, and then he said, “Take it, then.”",
      ],
      [
        "silent",
        "She went quiet and looked at the plates for us.",
        "She went quiet at first and in the end she told us.",
      ],
      [
        "notThat",
        "I don't say I was fond of him, but I kept it.",
        "I don't say much when I am with him in the house.",
      ],
      [
        "calledIt",
        "I called it keeping an eye on them in the class.",
        "I called it off because of the rain on the Friday.",
      ],
      [
        "thinksI",
        "He thinks I do it to be funny when I turn round.",
        "He thinks that it is funny when people turn round.",
      ],
      [
        "oughtSay",
        "I ought to have rung, and I did not do it then.",
        "If I should have called, please tell me so at once.",
      ],
      [
        "always",
        "Nobody ever locked a door in the whole of the street.",
        "Nobody was hurt in the fire at the end of the street.",
      ],
      [
        "praise",
        "The lawn was perfect and the chairs were almost new.",
        "He thinks it was perfect, and they came to the chairs.",
      ],
      [
        "habit",
        "He polished his shoes every evening on a newspaper.",
        "One Friday he polished them as he did every evening.",
      ],
      [
        "notMeant",
        "I have no quarrel with the people who run the place.",
        "If I am not asking too much, give me the right form.",
      ],
      [
        "gave",
        "He gave me his watch when I was going to the coast.",
        "He gave me a square of comb and I ate it in the yard.",
      ],
      [
        "didNot",
        "She did not open it while we were there with her.",
        "She did not open it until we had all gone home again.",
      ],
      [
        "tally",
        "The old bridge had carried about 640 vehicles a day.",
        "The limit is up to 20 litres for each household.",
      ],
      [
        "expense",
        "We were quoted £1,380 for a clutch in the minibus.",
        "The trip in December is £6 a head for all of you.",
      ],
      [
        "future",
        "The car park will shut for the whole of the works.",
        "A public meeting will be held in the hall at seven.",
      ],
      [
        "coined",
        "She would not hear of the Hendry offer in that year.",
        "She would not hear of the Hendry offer, a sum in cash.",
      ],
      [
        "orSo",
        "My uncle was never once late, or so he said to us.",
        "My uncle was never late by more than an hour or so.",
      ],
      [
        "surprised",
        "It fitted me like a glove, which surprised me then.",
        "It surprised me, because I had expected it to be big.",
      ],
      [
        "must",
        "All keyholders must be over twenty-one at the time.",
        "All keyholders must sign, so that we know who has it.",
      ],
      [
        "eitherOr",
        "Either you start in silence or we move the others.",
        "Either day is fine for us, and so is the evening.",
      ],
      [
        "sweep",
        "Children who walk to school are happier than others.",
        "She says that children are happier when they walk.",
      ],
      [
        "studies",
        "But studies show that thieves need light to work in.",
        "If studies show that, then let us see one of them.",
      ],
      [
        "charge",
        "You will pay the platform charge from next January.",
        "You will pay the platform charge, which is £4 a month.",
      ],
      [
        "noNumber",
        "To join us, ring the office on any morning you like.",
        "To join us, ring the office on 01632 960144 at nine.",
      ],
      [
        "obvious",
        "The tower is obviously the reason why people come.",
        "The tower is not so obviously the reason they come.",
      ],
      [
        "certain",
        "The library will be open after school on certain days.",
        "The library opens on certain days: Monday and Friday.",
      ],
      [
        "undone",
        "I put it in my pocket and then I took it out again.",
        "I put it in my pocket and then we all went in to eat.",
      ],
      [
        "noName",
        "Further up the hill there's a church with nobody in it.",
        "Further up the hill there's a church called St Anne's.",
      ],
      [
        "keptBack",
        "I cheated once that year, and I won't go into it here.",
        "I went into it that year, and I will say so right here.",
      ],
      [
        "anyway",
        "I pressed my face to the cold glass anyway.",
        "She should have known anyway, or so they told me then.",
      ],
    ];
    for (const [feature, asks, mustNot] of pairs) {
      expect(found(asks), asks).toContain(feature);
      expect(found(mustNot), mustNot).not.toContain(feature);
    }
    // Told on one day after all, a habit is not asked for that day; what is named again is no shut door.
    expect(
      found(pairs.find(([feature]) => feature === "habit")?.[1] ?? "", "One evening he stopped."),
    ).not.toContain("habit");
    expect(
      found("After what happened in Leeds, I stayed at home.", "In Leeds a van had hit me."),
    ).not.toContain("door");
    expect(found("We take £3,050 for the hall from the two clubs.")).toContain("sumAlone");
    expect(found("We take £3,050 for the hall from the two clubs.", "The rent is £900.")).not.toContain(
      "sumAlone",
    );
  });

  it("names a door as shut only where the next two sentences do not open it, and no symbol among prices", () => {
    const found = (next: string) =>
      stopsOf(
        `We were at home on a dry and quiet day. Then came the business with the flat in Hull. ${next}\n\nIt rained until May.`,
      ).find(({ line }) => line.includes("Hull"))?.features ?? [];
    expect(found("We ate early. The cat slept.")).toContain("door");
    expect(found("We ate early. I never spoke about it.")).not.toContain("door");
    const ending = (last: string) =>
      stopsOf(
        `The boat had a lantern at the stern.\n\nWe rowed it out to sea.\n\nIt was dark by six.\n\n${last}`,
      ).at(-1)?.features ?? [];
    expect(ending("There was no oil left for the lantern.")).toContain("motif");
    expect(ending("In the shop on Mill Lane the lantern costs £12.")).not.toContain("motif");
  });

  it("takes what only informs for no end: it asks of the sentence before it, or of none", () => {
    const endsOf = (last: string) =>
      stopsOf(
        `We went there in May. The sea was flat. The old town has steep steps. It is not an easy place to get to. ${last}`,
      ).filter(({ features }) => features.some((one) => one.startsWith("end")));
    for (const last of [
      "Doubles cost £95 at the one hotel.",
      "Trains back leave at 17.53 and 19.15.",
      "Ring the office on 01632 960144.",
      "Turn left at the church and walk along the wall.",
    ])
      expect(endsOf(last).map(({ line }) => line)).toEqual([
        expect.stringMatching(/It is not an easy place to get to\.$/),
      ]);
    expect(endsOf("I never went back.").at(-1)?.line).toMatch(/I never went back\.$/);
  });

  it("calls the first sentence a verdict only where it judges", () => {
    const first = (line: string) => stopsOf(`${line} We sat down. We ate. We went home.`)[0]?.features ?? [];
    expect(first("Lamplight opened in what was a bank and it is a waste of a good room.")).toContain("first");
    expect(first("Lamplight opened in June in what was a bank on the far corner.")).not.toContain("first");
  });

  it("asks of the end what its kind bears", () => {
    const endOf = (last: string, before = "He went out.") =>
      stopsOf(
        `# Keep the field green\n\nOur field has been green since the war. We walk on it. The dogs run there. My son played on it. I was glad. ${before} ${last}`,
      ).at(-1)?.features ?? [];
    expect(endOf("Who is going to mow the grass now?")).toContain("endQuestion");
    expect(endOf("So we have learned to leave things alone.")).toContain("endSums");
    expect(endOf("They would like an answer by the thirtieth.")).toContain("endAhead");
    expect(endOf("The ball is still on the back seat of it.")).toContain("endKept");
    expect(endOf("A green field is what the children need.")).toContain("endThesis");
    expect(endOf("Then ask the council to clear the drain.")).toContain("endCall");
    expect(
      endOf("The tall captain counted the silver coins.", "The captain had counted the silver coins."),
    ).toContain("endRepeats");
    for (const feature of ["endSums", "endAhead", "endKept", "endThesis", "endCall", "endRepeats"])
      expect(endOf("The mate paid me off in gold in the yard.")).not.toContain(feature);
  });
});
