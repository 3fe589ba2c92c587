import { holds } from "./shown.fixture.ts";

holds({
  answerWanted: {
    names: {
      "I would be grateful for an answer before the end of the month.": "grateful for an answer",
      "We would like a proper explanation of all this.": "would like a proper explanation",
      "I expect an explanation of what has been done.": "expect an explanation",
    },
    leaves: [
      "I do not want an answer to any of this.",
      "She had an answer for everything that we said.",
      "I look forward to the summer and to the boats.",
    ],
  },
  threat: {
    names: {
      "If I do not hear from you I shall have to take the matter further.": "take the matter further",
      "I shall take legal advice if nothing is done.": "take legal advice",
      "We will go to the press with all of it.": "go to the press",
    },
    leaves: [
      "If nothing is done within ten days I shall take legal action.",
      "No further action is needed on the part of the tenant.",
      "He took the two steps to the door in the dark.",
    ],
  },
  noReply: {
    names: {
      "My second letter to your office was not answered.": "was not answered",
      "I have heard nothing from you or from the depot.": "have heard nothing",
      "Your office has not replied to any of my letters.": "has not replied",
    },
    leaves: [
      "If I have heard nothing by then I shall come myself.",
      "She answered the door with flour on her hands.",
      "Have you heard nothing from them since the spring?",
    ],
  },
  repeated: {
    names: {
      "I have rung your office on several occasions.": "on several occasions",
      "The driver was told repeatedly about the gate.": "repeatedly",
      "We have asked you time and again to mend it.": "time and again",
    },
    leaves: [
      "I rang your office on 4 May, and again on 9 May, several times.",
      "On this occasion the driver had shut the gate.",
      "He read it again and put it back in the drawer.",
    ],
  },
  toldThem: {
    names: {
      "I did say that she was asleep, or else resting.": "I did say",
      "I told you about the step on the day that you came.": "I told you",
      "I explained all this to the man at the counter.": "I explained all this",
    },
    leaves: [
      "I told you in my letter about the step.",
      "I told them a story about a goat and a bishop.",
      "He told you that the gate would be open.",
    ],
  },
  remedy: {
    names: {
      "I must ask you to put this right at once.": "put this right",
      "It is time that somebody did do something about it.": "do something about it",
      "Please sort this out before the frost comes.": "sort this out",
    },
    leaves: [
      "She put the clock right and went up to bed.",
      "They have already put this right, and I thank them.",
      "It was the right thing to put on the shelf.",
    ],
  },
  promised: {
    names: {
      "We were promised a new boiler before the winter.": "were promised",
      "You promised that the fence would be put back.": "You promised",
      "She had promised him the boat on his birthday.": "She had promised",
    },
    leaves: [
      "The boiler came on the Monday, as promised.",
      "It was a promising start to the whole season.",
      "The delivery that was promised for 3 May has not come.",
    ],
  },
  hopes: {
    names: {
      "We hope to open the upper floor to the public.": "We hope to open the upper floor",
      "The trust plans to buy the field behind the mill.": "The trust plans to buy the field",
      "We are planning to replace the boats.": "We are planning to replace the boats",
    },
    leaves: [
      "We hope to see you all there in the evening.",
      "We hope to open the upper floor on 3 May.",
      "He had no plans to buy the field or the mill.",
    ],
  },
  planned: {
    names: {
      "A public viewing telescope is planned.": "is planned",
      "New benches are also planned for the future.": "are also planned",
      "A second crossing is being planned, and a third.": "is being planned",
    },
    leaves: [
      "A telescope is planned by the club for the roof.",
      "It went as they had planned it in the pub.",
      "The walk is planned for 3 May, rain or shine.",
    ],
  },
  paysItself: {
    names: {
      "The saving is large, so the plant will pay for itself.": "will pay for itself",
      "It pays for itself, as anybody can see.": "pays for itself",
      "The new lamps would save us money.": "would save us money",
    },
    leaves: [
      "The plant will pay for itself in six years.",
      "He would have to pay for it himself, he said.",
      "She had saved the money in a jam jar for a year.",
    ],
  },
  metFrom: {
    names: {
      "The remainder can be met from growth in membership.": "can be met from growth in membership",
      "The shortfall will be covered by donations.": "will be covered by donations",
      "The rest could be raised through sponsorship.": "could be raised through sponsorship",
    },
    leaves: [
      "The remainder can be met from reserves.",
      "The train can be met by car at the halt.",
      "The roof will be covered by slates from the barn.",
    ],
  },
  tooDear: {
    names: {
      "The Group did not pursue this option because of its cost.": "because of its cost",
      "A new boat was held to be too expensive.": "too expensive",
      "It was turned down on grounds of cost.": "on grounds of cost",
    },
    leaves: [
      "A new boat was too expensive. It would have cost £9,000.",
      "It is not too expensive for a thing that is well made.",
      "The coast path was shut because of its state.",
    ],
  },
  littleMoney: {
    names: {
      "It could be moved for next to nothing.": "next to nothing",
      "It was done at little cost by the scouts.": "at little cost",
      "A small fee pays for the heating of the hall.": "A small fee",
    },
    leaves: [
      "She said next to nothing on the way back.",
      "The tent weighs next to nothing in the bag.",
      "It was built for £40, which is next to nothing.",
    ],
  },
  ruledOut: {
    names: {
      "A second bridge was ruled out at the time.": "was ruled out",
      "The idea was not pursued.": "was not pursued",
      "The board decided against it.": "decided against it",
    },
    leaves: [
      "A bridge was ruled out because the bank is soft.",
      "He ruled the lines out in pencil and then in ink.",
      "Was a second bridge ruled out at the time?",
    ],
  },
  single: {
    names: {
      "One quotation was received by the closing date.": "One quotation",
      "We obtained only one estimate for the roof.": "only one estimate",
      "Only one candidate came in the end.": "Only one candidate",
    },
    leaves: [
      "One quotation from the poem was spelt wrong.",
      "At least one quotation was received for each of them.",
      "She had one reply to her letter in the paper, about the goat.",
    ],
  },
  notIncluded: {
    names: {
      "The quotation does not include work on the slab.": "does not include work on the slab",
      "Bedding is not included in the price.": "is not included",
      "The fee does not cover the hire of a boat.": "does not cover the hire of a boat",
    },
    leaves: [
      "The cast does not include her sister.",
      "The price does not include the hire of a boat (£12).",
      "The blanket did not cover his feet.",
    ],
  },
  proper: {
    names: {
      "This can be managed with proper procedures.": "proper procedures",
      "We ask that appropriate measures be taken.": "appropriate measures",
      "The staff will receive adequate training.": "adequate training",
    },
    leaves: [
      "There was no proper training for any of us.",
      "It was a proper winter, with ice on the canal.",
      "She took two steps, and then the proper one.",
    ],
  },
  measure: {
    names: {
      "It does not say what a suitable distance is.": "a suitable distance",
      "We were promised a reasonable amount of notice.": "a reasonable amount",
      "They were kept waiting for a considerable period.": "a considerable period",
    },
    leaves: [
      "We ask for a reasonable period of 14 days.",
      "He is a reasonable man with a considerable beard.",
      "The distance from the wall is that of two beds.",
    ],
  },
  brings: {
    names: {
      "The games should bring people back to the club.": "should bring people back",
      "The new path will attract more visitors.": "will attract more visitors",
      "This will put an end to the queues.": "will put an end to the queues",
    },
    leaves: [
      "Ann will bring more chairs and a second urn.",
      "You should bring a towel and a dry shirt.",
      "It will not attract more visitors in the winter.",
    ],
  },
  advice: {
    names: {
      "The contractor advises that it would be sensible to look at it.": "it would be sensible",
      "Trustees may wish to consider a second survey.": "may wish to consider",
      "Explore options for the contract next year.": "Explore options",
    },
    leaves: [
      "It would be useful if you came an hour earlier.",
      "They explored the cellar with a torch and a dog.",
      "He was a sensible man, and he wished it to be known.",
    ],
  },
  unlikely: {
    names: {
      "A leak is very unlikely to reach the yard.": "very unlikely",
      "In the unlikely event of fire, use the back stair.": "In the unlikely event",
      "There is minimal risk to the houses below.": "minimal risk",
    },
    leaves: [
      "It was an unlikely friendship, and it lasted.",
      "There is a risk of 1 in 40, which is no risk.",
      "The risk was his to take, and he took it.",
    ],
  },
  inPrinciple: {
    names: {
      "The landlord has agreed to this in principle.": "in principle",
      "In principle the hall could open on Sundays.": "In principle",
      "The fund supports it in principle.": "in principle",
    },
    leaves: [
      "It is right in principle and in practice.",
      "He is a man of principle, and says so.",
      "The principle of the thing is a simple one.",
    ],
  },
  concerns: {
    names: {
      "Concerns were raised and noted.": "Concerns were raised",
      "There was some opposition to the second route.": "There was some opposition",
      "Some concern was expressed by the older members.": "Some concern was expressed",
    },
    leaves: [
      "Concerns were raised about the depth of the water.",
      "It is no concern of mine who has the key.",
      "There were no concerns, and the meeting closed.",
    ],
  },
  hardChoice: {
    names: {
      "After careful consideration we have closed the upper ward.": "After careful consideration",
      "It was a difficult decision for all of us.": "a difficult decision",
      "This step was not taken lightly by the board.": "not taken lightly",
    },
    leaves: [
      "It was a difficult path, and we took it slowly.",
      "The decision was made in four minutes by two men.",
      "Was it a hard decision to leave the house?",
    ],
  },
  depends: {
    names: {
      "The work will start in May, subject to funding.": "subject to funding",
      "The class runs if enough people sign up for it.": "if enough people",
      "The path is shut until further notice.": "until further notice",
    },
    leaves: [
      "She changed the subject to the weather.",
      "If people come, there are chairs in the loft.",
      "He gave a month's notice and a further week.",
    ],
  },
  interest: {
    names: {
      "The chamber of crafts has signalled interest.": "has signalled interest",
      "The headteacher supports the plan in full.": "supports the plan",
      "Two firms have expressed strong interest in it.": "have expressed strong interest",
    },
    leaves: [
      "The chamber has expressed interest in writing.",
      "Two pillars support the roof of the old plant.",
      "He has shown no sign of life since the morning.",
    ],
  },
  awareness: {
    names: {
      "We will raise awareness of the trade.": "raise awareness",
      "Its aim is raising public awareness of damp.": "raising public awareness",
      "The day raises awareness among drivers.": "raises awareness",
    },
    leaves: [
      "We will raise the floor by the width of a hand.",
      "She was aware of the dog behind the door.",
      "Awareness came to him late, on the ferry.",
    ],
  },
  labelled: {
    names: {
      "It is meant for disadvantaged young people.": "disadvantaged young people",
      "We reach isolated residents in four villages.": "isolated residents",
      "Hard-to-reach families are visited at home.": "Hard-to-reach families",
    },
    leaves: [
      "The shelf was hard to reach for the smaller ones.",
      "It is an isolated farm with one track to it.",
      "The young people came by bus and went on foot.",
    ],
  },
});
