import { holds } from "./shown.fixture.ts";

holds({
  hearsay: {
    names: {
      "I am told this would cost very little to put right.": "I am told",
      "We were assured that the work would be over by then.": "We were assured",
      "By all accounts the old bridge was the better of the two.": "By all accounts",
    },
    leaves: [
      "I was told to wait by the gate until it opened.",
      "I am told by the surveyor that the wall will stand.",
      "I was told so last month by a man from the trust.",
    ],
  },
  thoughtToBe: {
    names: {
      "The painting is believed to be one of a pair.": "is believed to be",
      "Two of the men are understood to have left the town.": "are understood to have",
      "The well was said to be the deepest in the valley.": "was said to be",
    },
    leaves: [
      "The painting is believed by the museum to be one of a pair.",
      "He was thought by his aunts to be a little mad.",
      "The well is deep, and the water is cold and clear.",
    ],
  },
  allOf: {
    names: {
      "All of the neighbours feel as I do about it.": "All of the neighbours",
      "All our members agree that the hall is too cold.": "All our members",
      "All the parents are against the move to the other site.": "All the parents",
    },
    leaves: [
      "All of the neighbours were at work when it fell.",
      "All the children in the class had a wooden ruler.",
      "All my letters say the same thing about the drain.",
    ],
  },
  askAny: {
    names: {
      "Ask any woodwind player in any orchestra where they started.": "Ask any woodwind player",
      "Ask anyone who has driven it in the dark.": "Ask anyone",
      "Just ask any parent at the school gate.": "Just ask any parent",
    },
    leaves: [
      "Ask at the desk for the key to the tower.",
      "She would not ask any of them for money.",
      "You may ask any questions that you have at the end.",
    ],
  },
  misbelief: {
    names: {
      "People think that the stone is there for drainage.": "People think",
      "Most people assume that the glue does the work.": "Most people assume",
      "It is often said that the left bank is warmer.": "It is often said",
    },
    leaves: [
      "Two people think that they saw him on the bridge.",
      "Composting at home is easier than most people think.",
      "I think that the stone is there for the sake of the rail.",
    ],
  },
  elsewhere: {
    names: {
      "Other countries have much hotter summers and do not have this problem.": "Other countries",
      "Every other library does it without a fee.": "Every other library",
      "I know that other clubs manage with one groundsman.": "other clubs",
    },
    leaves: [
      "Unlike other schools, ours has no field of its own.",
      "We wrote to the other clubs in the league about it.",
      "Of 14 other councils that we asked, nine have one.",
    ],
  },
  there: {
    names: {
      "In Lenton they put theirs well back from the houses.": "In Lenton",
      "The Germans sorted all this out long ago.": "The Germans",
      "It can be done, and in Oslo they do it every winter.": "in Oslo",
    },
    leaves: [
      "In May they put the boats back into the water.",
      "In Lenton there is a bridge with three arches.",
      "The Germans on our bus had brought a cake with them.",
    ],
  },
  foremost: {
    names: {
      "We are the only school in the region to think about this.": "the only school in the region",
      "It is the oldest working loom of its kind.": "the oldest working loom of its kind",
      "This was the first lending library in Scotland.": "the first lending library in Scotland",
    },
    leaves: [
      "It is one of the oldest inns in the country.",
      "The best thing in the world is a dry pair of socks.",
      "The only chair in the room had three legs.",
    ],
  },
  moreOften: {
    names: {
      "Left-handed trainees drop out more often.": "more often",
      "Such children are far more likely to be bullied at school.": "far more likely",
      "They fall ill less often than we do.": "less often",
    },
    leaves: [
      "You should oil the chain more often than that.",
      "More often than not the gate was open.",
      "They were 12 per cent more likely to come back.",
    ],
  },
  judged: {
    names: {
      "The other three were judged to have some life in them.": "were judged to have",
      "The wall was deemed to be safe for another winter.": "was deemed to be",
      "The staff were felt to need more time for this.": "were felt to need",
    },
    leaves: [
      "The wall was judged by the surveyor to be safe.",
      "He was found to the south of the old mill.",
      "They were considered for the part, and then dropped.",
    ],
  },
  seems: {
    names: {
      "The sessions moved to Westbrook and seem to be happy there.": "seem to be happy",
      "The new rota seems to be working for the drivers.": "seems to be working",
      "The younger ones seem to like it in the annexe.": "seem to like it",
    },
    leaves: [
      "It seems to be a heron, or else a very thin stork.",
      "I seem to be working on the wrong floor again.",
      "The men seem to have left their tools behind.",
    ],
  },
  always: {
    names: {
      "The group has always found the firm honest.": "has always found",
      "Our post has always been reliable until this year.": "has always been reliable",
      "I have always paid on the first of the month.": "have always paid",
    },
    leaves: [
      "It has always been a long way to the sea.",
      "She always found the key under the same stone.",
      "Has it always been so quiet here on a Sunday?",
    ],
  },
  expectedThan: {
    names: {
      "Complaints were fewer than expected, and we received a cake.": "fewer than expected",
      "The take-up was better than hoped in the first week.": "better than hoped",
      "The bill came in lower than feared by the board.": "lower than feared",
    },
    leaves: [
      "Complaints fell to 12, fewer than expected by the board.",
      "It was later than she had expected it to be.",
      "There were more than forty of them in the hall.",
    ],
  },
  beyondDoubt: {
    names: {
      "Clearly, the old arrangement cannot go on like this.": "Clearly",
      "There can be no doubt that the lane is dangerous.": "There can be no doubt",
      "It goes without saying that the hall must stay open.": "It goes without saying",
    },
    leaves: [
      "She could clearly see the lamp from where she stood.",
      "There is no doubt in his voice when he says it.",
      "Is there no question that you would like to ask?",
    ],
  },
  unknown: {
    names: {
      "Nobody knows why the bell was taken down.": "Nobody knows",
      "It is not yet known when the road will open.": "is not yet known",
      "Whether the birds come back remains to be seen.": "remains to be seen",
    },
    leaves: [
      "If anything is unclear, write to us at the office.",
      "Nobody knows the lane better than the postman does.",
      "He was unknown to most of those in the room at that time, and said so, did he not?",
    ],
  },
  whoPays: {
    names: {
      "The work costs 86,000 euros and will be done by spring.": "86,000 euros",
      "The new bridge will cost about £1.8 million in all.": "£1.8 million",
      "The roof was mended at a cost of £4,200 in the end.": "£4,200",
    },
    leaves: [
      "The work costs 86,000 euros, which the owner will pay.",
      "The work costs 86,000 euros. A grant has been found for it.",
      "It cost him an arm and a leg, and his good name.",
    ],
  },
  noComment: {
    names: {
      "The owner of the site declined to comment.": "declined to comment",
      "The firm did not respond to several requests.": "did not respond to several requests",
      "The mayor would not comment on Tuesday evening.": "would not comment",
    },
    leaves: [
      "The owner of the site declined the offer of a chair.",
      "The brake did not respond when he pressed it.",
      "The top shelf could not be reached without a ladder or a chair, as could be seen.",
    ],
  },
  unreached: {
    names: {
      "The mayor could not be reached on Tuesday evening.": "could not be reached",
      "The firm is in Lenton and could not be contacted.": "could not be contacted",
      "The owner could not be reached for comment.": "could not be reached for comment",
    },
    leaves: [
      "The top shelf could not be reached without a ladder or a chair.",
      "Despite three letters the owner could not be reached.",
      "The island could not be reached by boat that day.",
    ],
  },
});
