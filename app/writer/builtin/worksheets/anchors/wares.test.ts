import { holds } from "./shown.fixture.ts";

holds({
  award: {
    names: {
      "It comes from an award-winning dairy on the moor.": "award-winning",
      "Our prize-winning marmalade is back on the shelf.": "prize-winning",
      "They are the makers of award-winning saddles.": "award-winning",
    },
    leaves: [
      "It was an award-winning dairy in 2019 and since.",
      "He won no award, and he wanted none.",
      "The prize is a ham, and the winning ticket is blue.",
    ],
  },
  happyBuyers: {
    names: {
      "Thousands of happy gardeners have one already.": "Thousands of happy gardeners",
      "Our customers love the weight of it.": "Our customers love",
      "It is trusted by professionals in the trade.": "trusted by professionals",
    },
    leaves: [
      "Our customers come in by the door on the left.",
      "The happy pair had thousands of letters to answer.",
      "She trusted the man by the gate with the key.",
    ],
  },
  easyTo: {
    names: {
      "It is light and easy to clean.": "easy to clean",
      "The frame is easily assembled by one person.": "easily assembled",
      "It folds flat and is easy to store in a cupboard.": "easy to store",
    },
    leaves: [
      "It is not easy to clean, but it is worth the time.",
      "He is easy to like and hard to lend money to.",
      "It is easy to assemble in ten minutes with one key.",
    ],
  },
  greener: {
    names: {
      "It comes in an eco-friendly box with a lid.": "eco-friendly",
      "The wood is sustainably sourced, and so is the wax.": "sustainably sourced",
      "It is a soap that is kind to the planet.": "kind to the planet",
    },
    leaves: [
      "She was friendly, and the hotel was by the sea.",
      "The wood comes from a barn two miles away.",
      "He was kind to the dog and to its owner.",
    ],
  },
  guaranteed: {
    names: {
      "Satisfaction guaranteed, or we take it back.": "Satisfaction guaranteed",
      "It comes with a money-back guarantee, of course.": "money-back guarantee",
      "We guarantee that you will sleep on it.": "We guarantee",
    },
    leaves: [
      "It is guaranteed for 10 years against rust.",
      "Sun is not guaranteed on the west of the island.",
      "There was a risk, and he was free to take it.",
    ],
  },
  limited: {
    names: {
      "Places are limited, so write to us at once.": "Places are limited",
      "There are limited places on the morning walk.": "limited places",
      "The blue one is here while stocks last.": "while stocks last",
    },
    leaves: [
      "Places are limited to 12 on each of the walks.",
      "His time was limited, and so was his patience.",
      "While it lasted, the snow was good to look at.",
    ],
  },
  forLife: {
    names: {
      "The sheepskin is replaceable for life.": "replaceable for life",
      "Each pan comes with a lifetime guarantee.": "lifetime guarantee",
      "Buy it, and have it sharpened for life.": "sharpened for life",
    },
    leaves: [
      "They were friends for life from that day on.",
      "It was the ride of a lifetime, and it rained.",
      "He swam for his life to the nearer bank.",
    ],
  },
  youWill: {
    names: {
      "Your knees will feel ten years younger.": "Your knees will feel ten years younger",
      "You will love the weight of it.": "You will love the weight of it",
      "You'll sleep better on it.": "You'll sleep better on it",
    },
    leaves: [
      "You will find the key under the third pot.",
      "Your parcel will be left with a neighbour.",
      "They will love the weight of it in the hand.",
    ],
  },
  muchMore: {
    names: {
      "There will be cakes, games and much more!": "and much more",
      "We sell rope, tar, nails, and so much more.": "and so much more",
      "It has a lamp, a hook and much, much more.": "and much, much more",
    },
    leaves: [
      "It was wet and much more crowded than before.",
      "She wanted more, and she wanted it on a plate.",
      "He talked a lot, and much more than he should.",
    ],
  },
  goodPrice: {
    names: {
      "Good boots at an affordable price.": "at an affordable price",
      "Our eggs are reasonably priced all year.": "reasonably priced",
      "It is excellent value for money.": "excellent value for money",
    },
    leaves: [
      "Good boots at an affordable price, from £40.",
      "He is worth more than money can say.",
      "The price went up, and nobody said a word.",
    ],
  },
  goodPay: {
    names: {
      "We offer a competitive salary and a van.": "a competitive salary",
      "There is generous pay for those who work at night.": "generous pay",
      "The salary is negotiable for the right person.": "salary is negotiable",
    },
    leaves: [
      "We offer a competitive salary of £31,000 and a van.",
      "The game is competitive, and the players pay.",
      "Her salary came on the last day of the month.",
    ],
  },
  jobWords: {
    names: {
      "We are a fast-paced workshop in an old barn.": "fast-paced",
      "You will be part of the family from the first day.": "part of the family",
      "You can work under pressure and alone.": "work under pressure",
    },
    leaves: [
      "The pressure in the boiler was low that day.",
      "She went with the family to the coast.",
      "He wore many coats and one hat.",
    ],
  },
  forAll: {
    names: {
      "There is something for everyone on the green.": "something for everyone",
      "All are welcome, and there will be soup.": "All are welcome",
      "The walk is suitable for all.": "suitable for all",
    },
    leaves: [
      "Not all are welcome in the upper room.",
      "She had something for him in the drawer.",
      "They were welcome guests, and they stayed.",
    ],
  },
  weather: {
    names: {
      "We meet on the green, weather permitting.": "weather permitting",
      "The boats go out if the weather allows.": "if the weather allows",
      "There will be a fire, if it is dry.": "if it is dry",
    },
    leaves: [
      "If it is wet we meet in the hall.",
      "The weather was kind to us all that week.",
      "He had a permit for the river and the lake.",
    ],
  },
  helpers: {
    names: {
      "Volunteers are needed for the tea tent.": "Volunteers are needed",
      "We still need helpers on the gate.": "We still need helpers",
      "All offers of help are welcome.": "All offers of help are welcome",
    },
    leaves: [
      "The volunteers came at nine and left at noon.",
      "We need to talk about the key to the shed.",
      "She was no help, and she knew it.",
    ],
  },
  inconvenience: {
    names: {
      "We are sorry for any inconvenience caused.": "any inconvenience caused",
      "There may be some disruption to the trains.": "some disruption",
      "We regret any disruption, and thank you.": "any disruption",
    },
    leaves: [
      "The only inconvenience was the length of the stairs.",
      "It disrupted the meal, and nobody minded.",
      "There will be some disruption on 3 and 4 May.",
    ],
  },
  yourGood: {
    names: {
      "The desk is closing to serve you better.": "to serve you better",
      "We have moved the stop for your convenience.": "for your convenience",
      "The change is made to improve our service.": "to improve our service",
    },
    leaves: [
      "He came to serve the soup and the bread.",
      "It would improve with salt, like most things.",
      "The convenience of it was lost on her.",
    ],
  },
  experience: {
    names: {
      "I bring extensive experience of night work.": "extensive experience",
      "She has a wealth of knowledge about clocks.": "a wealth of knowledge",
      "I have considerable teaching experience.": "considerable teaching experience",
    },
    leaves: [
      "I have 12 years of considerable experience.",
      "It was an experience that I would not repeat.",
      "He knew a lot of people in the trade.",
    ],
  },
  lacks: {
    names: {
      "Although I have never run a kitchen, I have fed forty.": "",
      "I have no experience of boats.": "",
      "I know I do not have the certificate that you ask for.": "",
    },
    leaves: [
      "I have no doubt that the bread will rise.",
      "I have never been late for the first bus.",
      "She does not have the key to the shed.",
    ],
  },
  longWanted: {
    names: {
      "I have always wanted to work with bells.": "I have always wanted",
      "It has been my dream to live by a lock.": "It has been my dream",
      "I have mended clocks since I was a child.": "since I was a child",
    },
    leaves: [
      "I have always been late on a Monday.",
      "He had a dream about the sea and a key.",
      "She has wanted a word with you since noon.",
    ],
  },
});
