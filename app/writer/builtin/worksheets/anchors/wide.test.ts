import { holds } from "./shown.fixture.ts";

holds({
  testimonial: {
    names: {
      '"Game changer."': "Game changer",
      '"Love it!"': "Love it",
      "“Best thing I ever bought.”": "Best thing I ever bought",
    },
    leaves: [
      '"It has stopped my headaches in the evening."',
      '"Love it or leave it to your children."',
      "It was a game changer for the whole town.",
    ],
  },
  nobodyElse: {
    names: {
      "One person in ten needs it, and nobody else makes one.": "nobody else makes",
      "No other school offers it to its pupils.": "No other school offers",
      "There is nothing else like it on the market.": "There is nothing else like it",
    },
    leaves: [
      "Nobody else was at home on that evening.",
      "She asked whether nobody else makes one of them.",
      "I would give it to no other person than you.",
    ],
  },
  delighted: {
    names: {
      "Teachers were thrilled with the results of it.": "Teachers were thrilled",
      "The day was long, and members were very pleased.": "members were very pleased",
      "Everyone was delighted with the new kitchen.": "Everyone was delighted",
    },
    leaves: [
      "Teachers were not thrilled with the results of it.",
      "Ms Haas said that staff were delighted with it.",
      "Parents were waiting at the gate with umbrellas.",
    ],
  },
  ourselves: {
    names: {
      "We could fetch it ourselves on any day.": "We could fetch it ourselves",
      "I can put it back up myself by the weekend.": "I can put it back up myself",
      "We would gladly paint the fence ourselves.": "We would gladly paint the fence ourselves",
    },
    leaves: [
      "We could not fetch it ourselves on any day.",
      "Could we fetch it ourselves on a Saturday?",
      "He could see himself in the glass of the door.",
    ],
  },
  parked: {
    names: {
      "We have agreed not to discuss that until it arises.": "agreed not to discuss",
      "We will cross that bridge when we come to it.": "cross that bridge when",
      "We can leave that question open until the spring.": "leave that question open",
    },
    leaves: [
      "We have agreed to discuss that in the spring.",
      "They cross that road when the light is green.",
      "Shall we leave that question open for now?",
    ],
  },
  justKnow: {
    names: {
      "By then I can hardly tell you why. You just know.": "You just know",
      "You'll know when it's right and hangs level.": "You'll know when it's right",
      "It is slow at first, and it comes with practice.": "comes with practice",
    },
    leaves: [
      "You just know her from school, and I do not.",
      "She comes with her brother on most days.",
      "Do you just know, or does somebody tell you?",
    ],
  },
  allICanSay: {
    names: {
      "All I can say is that it is done like this everywhere.": "All I can say",
      "All I know is that the key was there on Monday.": "All I know",
      "It was dark, and that is all I can say.": "that is all I can say",
    },
    leaves: [
      "All I can see is the end of the pier.",
      "I know all the names that are in the book.",
      "Is that all I can say about it in court?",
    ],
  },
  absolute: {
    names: {
      "Change the lid in the car park; everyone who wins does it.": "everyone who wins does",
      "Every year the best honey in the tent is in the wrong class.": "Every year",
      "They never come when there is ice on the road.": "They never come",
    },
    leaves: [
      "Nearly everyone who wins does it in the car park.",
      "Every Saturday the siren on the roof runs up.",
      "Nobody was in the water when the floor came up.",
    ],
  },
  nameless: {
    names: {
      "A friend of mine told me that it never works.": "A friend of mine",
      "They come back, in the words of one teacher, the same as before.": "in the words of one teacher",
      "Somebody once said that a letter is half a visit.": "Somebody",
    },
    leaves: [
      "A friend should have told me about it.",
      "A friend called Ines told me that it never works.",
      "I went there with a friend and two of her children.",
    ],
  },
  bareNumber: {
    names: {
      "Sales at the window have fallen by 40 per cent.": "40 per cent",
      "It does the work 30% faster in the rain.": "30% faster",
      "Only 12 percent of the members answered it.": "12 percent",
    },
    leaves: [
      "Sales have fallen from 60 to 40 per cent.",
      "Of 800 people who were asked, 40 per cent said yes.",
      "It is 80 per cent cotton, and the rest is wool.",
    ],
  },
  waits: {
    names: {
      "Leave it to stand for two days, then lift the froth.": "for two days",
      "Leave it overnight, and check the knot.": "overnight",
      "Press it for about 30 seconds and let go.": "for about 30 seconds",
    },
    leaves: [
      "I waited for two days, and nobody came.",
      "It is a good place for a week with children.",
      "Do I leave it for two days, or for three?",
    ],
  },
  willDo: {
    names: {
      "We will repair 300 machines in the first year.": "We will repair 300 machines",
      "We'll buy four sets for the workshops.": "We'll buy four sets",
      "It is late. We shall open the doors at nine.": "We shall open the doors at nine",
    },
    leaves: [
      "We will be glad to see you in the spring.",
      "Will we repair all of the machines in time?",
      "They will repair 300 machines in the first year.",
    ],
  },
  youWillDo: {
    names: {
      "You will answer the telephone in the mornings.": "You will answer the telephone",
      "You'll look after two of the horses.": "You'll look after two",
      "You would keep the books of the club.": "You would keep the books",
    },
    leaves: [
      "You will be paid at the end of each month.",
      "You will have a room of your own there.",
      "Will you answer the telephone in the mornings?",
    ],
  },
  firstAsks: {
    names: {
      "Where does the railway put its summer?": "",
      "How long is a piece of string when it is wet?": "",
      "Who has not stood at a window and waited?": "",
    },
    leaves: [
      "The clack was the wheel. Where does the railway put its summer?",
      "Could you ring the bell twice when you come?",
      "I wonder where the railway puts its summer.",
    ],
  },
});
