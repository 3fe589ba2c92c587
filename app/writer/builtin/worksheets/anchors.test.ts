import { describe, expect, it } from "vitest";
import { type Anchor, lineAt } from "./anchors.ts";

/** Sentences that an anchor names, with the words that show it, and those that it leaves alone. */
const shown: Partial<
  Readonly<Record<Anchor, { names: Readonly<Record<string, string>>; leaves: readonly string[] }>>
> = {
  asks: {
    names: { "Could you ring the bell twice?": "", "We propose to close the hall for a week.": "" },
    leaves: [
      "I would like to learn how to do that work well.",
      "I do not want to talk about it any more today.",
    ],
  },
  sweeps: {
    names: {
      "Everyone in this town feels the same way about those machines.": "Everyone in this town feels",
      "I must say that standards have fallen everywhere since then.": "standards have fallen everywhere",
      "Nobody here wants another car park behind the church.": "Nobody here wants",
    },
    leaves: [
      "Nearly everyone says the same thing about those machines.",
      "Everyone on the bus had a wet umbrella and a phone.",
      "It is a subject on which everybody has an opinion.",
      "Nobody wants to see a child hurt.",
    ],
  },
  many: {
    names: {
      "Many residents have told me that they dare not go out.": "",
      "Some people say that the old road was the better one.": "",
    },
    leaves: [
      "Of them, 40 people said that they would come back.",
      "Some of the people said so in the hall.",
      "Composting at home is easier than most people think.",
    ],
  },
  studies: {
    names: {
      "Studies prove that such children do better in every subject.": "Studies prove",
      "It is well known that cats bring luck to a ship.": "It is well known",
    },
    leaves: [
      "Research by Holm shows that such children do better.",
      "A survey of 412 pupils found that they sleep less.",
    ],
  },
  compares: {
    names: { "It is costing the health service more than smoking ever did.": "" },
    leaves: [
      "The first one costs more than the second one does.",
      "There were more than forty of them in the hall.",
    ],
  },
  improves: {
    names: {
      "The project will significantly improve mental health on the estate.": "significantly improve",
      "It will make a huge difference to the children who come.": "make a huge difference",
    },
    leaves: [
      "It will significantly improve the figure, from 12 to 40.",
      "There is a huge problem with damp in the whole building.",
    ],
  },
  boasts: {
    names: {
      "The recycled shell is fully waterproof, and the zips are covered.": "fully waterproof",
      "It is made of steel that never rusts in any weather.": "never rusts",
    },
    leaves: [
      "It is the best way to get it into a bag.",
      "The shell keeps light rain out, and the zips are covered.",
    ],
  },
  puffs: {
    names: {
      "Experience the ultimate in workshop versatility.": "the ultimate in workshop versatility",
      "It is the perfect companion for every project.": "the perfect companion",
    },
    leaves: ["It is the best way to get it into a bag.", "The top is of beech, and the frame is of steel."],
  },
  selfPraise: {
    names: { "I have always been passionate about history and books.": "" },
    leaves: ["I repaired ledgers and registers for two years there."],
  },
  supposes: {
    names: {
      "We believe this is because of the new splash park.": "We believe",
      "The fall was probably due to the weather in the spring.": "was probably due to",
    },
    leaves: [
      "Do we believe that this is because of the park?",
      "The fall came in the week in which it rained.",
    ],
  },
  soon: {
    names: {
      "If I do not hear from you soon I shall go to court.": "soon",
      "The results will be published in due course by the board.": "in due course",
    },
    leaves: [
      "If I do not hear from you within ten days I shall act soon.",
      "They soon found that the key did not fit the lock.",
    ],
  },
  hollow: {
    names: {
      "Six drivers stepped back during the quarter for a variety of reasons.": "for a variety of reasons",
      "The move may have an impact on the length of the journeys.": "may have an impact",
    },
    leaves: ["Six drivers stepped back: two were ill, and four found work."],
  },
  noted: {
    names: { "Trustees are asked to note the whole of the report.": "" },
    leaves: ["Trustees are asked to approve the whole of the budget."],
  },
  temper: {
    names: { "It has been an absolute disgrace from start to finish.": "an absolute disgrace" },
    leaves: ["Your driver left the machine at the bottom of the steps."],
  },
  concedes: {
    names: { "All of this may be true, and visits are up by a fifth.": "" },
    leaves: [
      "None of this is true, and visits are down by a fifth.",
      "Yes, paint: a chalky powder mixed with water.",
    ],
  },
  unowned: {
    names: {
      "Somebody to ring the man about the lasers.": "",
      "The quote for the roof needs chasing before May.": "",
    },
    leaves: [
      "Ann will ring the man about the lasers on Monday.",
      "Do we need to be there before the others?",
    ],
  },
  unnamed: {
    names: { "Islanders said they had been given too little notice.": "Islanders said" },
    leaves: [
      "Islanders said they had been told too late. Tom Rudge, who runs the shop, said he had heard it from a customer.",
      "Tom Rudge said he had heard it over the counter.",
    ],
  },
  unsure: {
    names: { "I have probably made that sentence better over the years.": "" },
    leaves: ["I think I need you not to come on that day.", "Perhaps you would like to come with us?"],
  },
  unsaid: {
    names: { "I didn't ask about Adelaide, but he had bought stamps.": "" },
    leaves: [
      "“I didn't ask about Adelaide,” he told them at the door.",
      "I asked about Adelaide, and he told me.",
      "He did not say much to anybody in those days.",
    ],
  },
  praise: {
    names: { "The view from the tower was breathtaking in the evening.": "breathtaking" },
    leaves: ["From the tower we saw the salt pans and two storks."],
  },
  feels: {
    names: { "On my first day I was very nervous, and it was dark.": "I was very nervous" },
    leaves: ["I was not afraid of the dog, and I went in.", "I was early, and the gate was still locked."],
  },
  cliche: {
    names: { "She was a true rock, a star, the heart and soul of this place.": "a true rock" },
    leaves: ["She moved a rock from the path on her first day."],
  },
  loaded: {
    names: { "Residents were left reeling when the pier was shut.": "reeling" },
    leaves: ["Residents were told on Monday that the pier was shut."],
  },
  untold: {
    names: {
      "I won't go into what happened to the bus in Spain.": "",
      "The winter after that is another story.": "",
    },
    leaves: ["I won't go to Spain again in that bus."],
  },
  somehow: {
    names: { "For some reason he had kept the ticket all that time.": "For some reason" },
    leaves: ["He had kept the ticket, since it was the only one."],
  },
  defined: {
    names: { "The dictionary defines loyalty as a strong feeling.": "" },
    leaves: ["She gave me a dictionary when I left the school."],
  },
  against: {
    names: { "Two councillors voted against the plan on Tuesday.": "" },
    leaves: [
      "Two councillors voted against the plan because of its cost.",
      "Ms Haas voted against the plan. She said that it was too dear for a town like this.",
    ],
  },
  discussed: {
    names: {
      "The heating was discussed at some length.": "",
      "There was a long discussion about the big kiln.": "",
    },
    leaves: ["The heating was discussed, and it was agreed to turn it off."],
  },
  worn: {
    names: { "Tomas said nothing, and the silence was deafening.": "the silence was deafening" },
    leaves: ["Tomas said nothing, and the tap in the kitchen dripped."],
  },
  costed: {
    names: { "The new bridge would cost $1.8 million over two years.": "$1.8 million" },
    leaves: ["The new bridge would cost $1.8 million, said Ms Haas."],
  },
  byFeel: {
    names: {
      "Press the spline in gently, and join the ends.": "gently",
      "Stir it until it is smooth.": "until it is smooth",
    },
    leaves: [
      "Press the spline in with a mallet, and join the ends.",
      "Stir it for four minutes and take it off.",
    ],
  },
};

describe.each(Object.entries(shown) as [Anchor, NonNullable<(typeof shown)[Anchor]>][])(
  "%s",
  (anchor, { names, leaves }) => {
    it.each(Object.entries(names))("names %s", (line, word) =>
      expect(lineAt(line, anchor)).toMatchObject({ line, word }),
    );
    it.each(leaves)("leaves %s", (line) => expect(lineAt(line, anchor)).toBeNull());
  },
);
