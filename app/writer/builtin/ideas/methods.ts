/** Ideas by method: every step has its own moves. `$` is the subject as it is named; a move is what somebody might do. */

export type Method = "SCAMPER" | "Six hats" | "Reverse brainstorm" | "What if";

export const methods: Readonly<
  Record<Method, readonly (readonly [step: string, moves: readonly string[]])[]>
> = {
  SCAMPER: [
    [
      "Substitute",
      [
        "swap the costliest ingredient of $ for something borrowed",
        "replace the person who usually decides on $ with a newcomer",
        "trade the usual place of $ for a moving one",
      ],
    ],
    [
      "Combine",
      [
        "join $ with a habit that readers already have",
        "merge the first and last step of $ into a single moment",
        "pair $ with music, food or a walk",
      ],
    ],
    [
      "Adapt",
      [
        "copy how nurses hand over a shift and apply it to $",
        "shrink $ until it fits into a coat pocket",
        "translate $ for people who cannot read",
      ],
    ],
    [
      "Modify",
      [
        "exaggerate the best detail of $ until visitors smile",
        "slow $ down on purpose and charge for calm",
        "change the colour, sound or smell of $",
      ],
    ],
    [
      "Put to another use",
      [
        "use leftovers of $ as teaching material",
        "offer $ to schools during quiet hours",
        "turn the waiting time around $ into an event",
      ],
    ],
    [
      "Eliminate",
      [
        "drop the form that everybody fills in before $",
        "remove the most popular feature of $ for a week",
        "do without meetings, mail or signs around $",
      ],
    ],
    [
      "Reverse",
      [
        "let customers teach $ to its makers",
        "start with the farewell and end $ with a welcome",
        "pay people for complaints about $ instead of praise",
      ],
    ],
  ],
  "Six hats": [
    [
      "Facts",
      [
        "list what is known, measured and dated about $",
        "find the missing figure without which $ cannot be judged",
        "check who counted the results of $ and how",
        "separate what was seen from what was guessed about $",
      ],
    ],
    [
      "Feelings",
      [
        "write down the first emotion that $ stirs up",
        "ask who is proud, tired or jealous because of $",
        "describe $ as a mood on a rainy morning",
        "collect honest gut reactions to $ without reasons",
      ],
    ],
    [
      "Risks",
      [
        "name the worst plausible end of $",
        "look for the single point at which $ snaps",
        "imagine a critical newspaper report on $",
        "estimate what a delay of $ would destroy",
      ],
    ],
    [
      "Benefits",
      [
        "spell out the best realistic outcome of $",
        "show who gains from $ besides its owners",
        "count hours, nerves or materials that $ saves",
        "point to hidden advantages of $ after a winter",
      ],
    ],
    [
      "Ideas",
      [
        "sketch a wilder sister of $",
        "mix $ with a children's game",
        "invent a version of $ that needs no electricity",
        "borrow a trick from bakers and try it on $",
      ],
    ],
    [
      "Process",
      [
        "decide which question about $ comes next",
        "set an agenda, a clock and a keeper for $",
        "agree on the sign that $ is finished",
        "summarise where thinking on $ stands tonight",
      ],
    ],
  ],
  "Reverse brainstorm": [
    [
      "Reversed",
      [
        "hide $ behind a locked door; instead, put it where people already pass",
        "explain $ in jargon only; instead, let a beginner write the instructions",
        "let everyone decide on $ together; instead, give one owner the last word",
        "answer questions on $ after a month; instead, reply before lunch",
        "copy a rival's $ exactly; instead, do what the rival cannot",
        "change $ daily; instead, announce a fixed rhythm and keep it",
        "ask for payment before anyone has seen $; instead, offer a taste",
        "celebrate only big wins of $; instead, notice tiny repairs",
        "blame the weakest helper of $; instead, thank them aloud",
        "keep every mistake around $ secret; instead, publish a log",
        "make $ as long as possible; instead, cut until it hurts",
        "promise wonders of $; instead, understate and surprise",
        "ignore the neighbours of $; instead, invite their advice",
        "let paperwork for $ grow; instead, allow a single page",
        "train nobody for $; instead, pair old hands with new",
        "start $ at the busiest hour; instead, choose a quiet morning",
        "measure nothing about $; instead, pin one figure to the wall",
        "forbid laughter near $; instead, collect funny failures",
        "buy the most expensive tools for $; instead, rent and test",
        "never finish $; instead, name the day on which it ends",
        "send reminders about $ hourly; instead, trust a calm notice",
        "treat all users of $ alike; instead, ask what differs",
      ],
    ],
  ],
  "What if": [
    [
      "What if",
      [
        "$ had to work without any money",
        "a child of primary age were in charge of $",
        "$ were forbidden from next month",
        "everybody on the street took part in $",
        "the weather decided when $ takes place",
        "$ lasted a whole night instead of a moment",
        "nobody were allowed to speak during $",
        "the oldest person in town redesigned $",
        "the waste of $ became its main product",
        "strangers could vote on every detail of $",
        "$ moved to a boat, a bus or a roof",
        "failure at $ earned a prize",
        "customers set their own price for $",
        "a film crew followed $ from dawn to dusk",
        "the internet went down in the middle of $",
        "$ were taught in kindergarten",
        "only left-handed tools existed for $",
        "a competitor offered the same as $ for free",
        "the opposite of $ turned out to be true",
        "animals had a say in $",
        "each step of $ needed a handshake",
        "a poet wrote the manual of $",
        "darkness were the normal condition of $",
        "$ had to fit inside a suitcase",
      ],
    ],
  ],
};
