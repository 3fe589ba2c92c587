/** Ideas by method: every step has its own moves. `$` is the subject as it is named; a move is what somebody might do. */

export type Method = "SCAMPER" | "Six hats" | "Reverse brainstorm" | "What if";

export const methods: Readonly<
  Record<Method, readonly (readonly [step: string, moves: readonly string[]])[]>
> = {
  SCAMPER: [
    [
      "Substitute",
      [
        "swap the usual example of $ for one from another trade",
        "replace the expert who usually speaks about $ with a newcomer",
        "trade the usual place of $ for a moving one",
      ],
    ],
    [
      "Combine",
      [
        "join $ with a habit that readers already have",
        "merge the beginning and the end of $ into a single moment",
        "pair $ with music, food or a walk",
      ],
    ],
    [
      "Adapt",
      [
        "copy how nurses hand over a shift and apply it to $",
        "shrink everything about $ until it fits into a coat pocket",
        "show $ to people who cannot read",
      ],
    ],
    [
      "Modify",
      [
        "exaggerate the best detail of $ until visitors smile",
        "slow down at the part of $ that everybody hurries past",
        "change the colours, sounds or smells around $",
      ],
    ],
    [
      "Put to another use",
      [
        "use what is left over from $ as teaching material",
        "offer an hour with $ to schools",
        "turn the waiting time around $ into an event",
      ],
    ],
    [
      "Eliminate",
      [
        "drop whatever needs explaining about $",
        "leave out the best-known side of $ for a week",
        "do without figures, names or signs around $",
      ],
    ],
    [
      "Reverse",
      [
        "let beginners teach $ to those who know it all",
        "start with the farewell to $ and end with a welcome",
        "pay people for complaints about $ instead of praise",
      ],
    ],
  ],
  "Six hats": [
    [
      "Facts",
      [
        "list what is known, measured and dated about $",
        "dig up one missing figure without which nobody can judge $",
        "trace a common belief on $ back to its source",
        "separate sightings of $ from mere guesses",
      ],
    ],
    [
      "Feelings",
      [
        "write down the first emotion that $ stirs up",
        "ask who is proud, tired or jealous because of $",
        "describe the mood in which neighbours speak of $",
        "collect honest gut reactions to $ without reasons",
      ],
    ],
    [
      "Risks",
      [
        "name the worst that could still happen with $",
        "test the weakest argument in favour of $",
        "imagine a critical newspaper report on $",
        "estimate a whole year without $",
      ],
    ],
    [
      "Benefits",
      [
        "spell out the best realistic future for $",
        "point out somebody who gains from $ without noticing",
        "count the hours, nerves or materials at stake with $",
        "find an advantage of $ hidden until winter",
      ],
    ],
    [
      "Ideas",
      [
        "turn the usual story of $ upside down",
        "explain $ by a children's game",
        "invent a version of $ for our grandchildren",
        "borrow a trick from bakers and try it on $",
      ],
    ],
    [
      "Process",
      [
        "choose the next question to take up with $",
        "give an agenda, a clock and a chair to every talk on $",
        "agree when enough has been heard of $",
        "summarise where thinking on $ stands tonight",
      ],
    ],
  ],
  "Reverse brainstorm": [
    [
      "Reversed",
      [
        "hide everything about $ behind a locked door; instead, put it where people already pass",
        "explain $ in jargon only; instead, let a beginner write the instructions",
        "let everyone decide about $ together; instead, give one owner the last word",
        "answer questions on $ after a month; instead, reply before lunch",
        "copy a rival's view of $ exactly; instead, say what the rival cannot",
        "change plans for $ daily; instead, announce a fixed rhythm and keep it",
        "ask for payment before anyone has heard of $; instead, offer a taste",
        "celebrate only the big moments of $; instead, notice tiny repairs",
        "blame the weakest voice on $; instead, thank them aloud",
        "keep every mistake around $ secret; instead, publish a log",
        "make the text on $ as long as possible; instead, cut until it hurts",
        "promise wonders of $; instead, understate and surprise",
        "ignore the neighbours of $; instead, invite their advice",
        "let paperwork about $ grow; instead, allow a single page",
        "train nobody in $; instead, pair old hands with new",
        "bring up $ at the busiest hour; instead, choose a quiet morning",
        "measure nothing about $; instead, pin one figure to the wall",
        "forbid laughter over $; instead, collect funny failures",
        "spend the whole budget on $ at once; instead, rent and test",
        "never finish with $; instead, name the day on which it ends",
        "send reminders about $ hourly; instead, trust a calm notice",
        "treat all listeners alike when it comes to $; instead, ask what differs",
      ],
    ],
  ],
  "What if": [
    [
      "What if",
      [
        "nobody had ever heard of $",
        "a child of primary age had to explain $",
        "all talk about $ were forbidden from next month",
        "everybody on the street had to decide about $ tonight",
        "the weather had a hand in $",
        "a whole night were given to $ instead of a moment",
        "one could draw $ but not speak",
        "the oldest person in town had the last word on $",
        "the neglected side of $ became the main thing",
        "strangers could vote on $",
        "the place for $ were a boat, a bus or a roof",
        "each failure around $ earned a prize",
        "readers set their own price for $",
        "a film crew spent dawn to dusk with $",
        "the internet forgot $ overnight",
        "kindergartens taught $",
        "there were a museum of $, open for a single day",
        "a rival gave away the same thoughts on $ for free",
        "the opposite of the common view on $ turned out to be true",
        "animals had a say in $",
        "every word about $ cost a coin",
        "a poet wrote the manual of $",
        "darkness fell whenever somebody mentioned $",
        "a postcard were all the room for $",
        "left-handed people ran everything near $",
        "rival towns claimed $ as theirs",
        "grandparents and grandchildren swapped roles around $",
        "your last hour of daylight belonged to $",
        "silence were the only fair comment on $",
        "one honest mistake had made $ famous",
      ],
    ],
  ],
};
