import { holds } from "./shown.fixture.ts";

holds({
  causes: {
    names: {
      "The strip in front of the house is making him ill.": "is making him ill",
      "The new by-pass is killing the high street.": "is killing the high street",
      "The heat pump is to blame for the noise.": "is to blame for the noise",
    },
    leaves: [
      "She is making him a coat out of the old curtain.",
      "It is not making him ill, as far as we can tell.",
      "The dog is killing time until they come home, is it?",
    ],
  },
  since: {
    names: {
      "Since schools dropped the recorder, youth orchestras have been crying out for oboes.": "",
      "Since the bank closed, three shops on the square have gone.": "",
      "Ever since the lights were removed, more cars have come this way.": "",
    },
    leaves: [
      "Since my father died, I have not been back there.",
      "Since March my husband has slept in the kitchen.",
      "Since he moved away, she has kept the garden by herself, and her brother has kept the bees, or is it 12 years?",
    ],
  },
  confident: {
    names: {
      "The Group is confident that this can be managed.": "is confident",
      "I am confident that the pool is now safe.": "I am confident",
      "We remain convinced that the plan is sound.": "remain convinced",
    },
    leaves: [
      "She is a confident rider, and the horse knows it.",
      "I am not confident that the pool is safe.",
      "The board was satisfied with its lunch and went home.",
    ],
  },
  dismisses: {
    names: {
      "I gave up at eleven, but that is not the point.": "that is not the point",
      "Whether it was legal is beside the point.": "is beside the point",
      "What it cost is not on the bill, but this is another matter.": "this is another matter",
    },
    leaves: [
      "The point is not that it was late, but that it was wet.",
      "He stood at the point where the two rivers meet.",
      "It was another matter that brought her to the door.",
    ],
  },
  frank: {
    names: {
      "The guitar, let us be honest, leads to the garage.": "let us be honest",
      "Let's face it, the old hall was never warm.": "Let's face it",
      "If we are honest, none of us has read it to the end.": "If we are honest",
    },
    leaves: [
      "He was an honest man, and it cost him his shop.",
      "They let us be, and we were honest with them in turn.",
      "To be honest is harder than to be kind, she said to us.",
    ],
  },
  simplest: {
    names: {
      "It would be the simplest thing in the world to move it.": "would be the simplest thing in the world",
      "The gate could easily be moved to the other side.": "could easily be moved",
      "It would be easy to add a second bench there.": "would be easy",
    },
    leaves: [
      "It was not the simplest thing in the world to lift.",
      "It is an easy town to like, and a hard one to leave.",
      "There is no easy way to say this to a whole room.",
    ],
  },
  onlyWay: {
    names: {
      "The report had called it the only lasting solution.": "the only lasting solution",
      "We had no choice but to close the pool that day.": "had no choice",
      "There is no alternative to the higher fee.": "There is no alternative",
    },
    leaves: [
      "It is not the only solution that has been put to us.",
      "The only way to the beach is over the wall.",
      "She had her choice of two rooms at the back.",
    ],
  },
  slope: {
    names: {
      "And a town that has stopped looking up will stop caring about other things as well.": "",
      "A child who is never bored will never learn to think.": "",
      "A club that cannot say no will end without members.": "",
    },
    leaves: [
      "The town that I come from will stop at nothing.",
      "A man who knew the way will be there at noon.",
      "A dog that barks at night will not bite, will it?",
    ],
  },
  proposes: {
    names: {
      "So I propose a simple rule for all seven of them.": "I propose",
      "I therefore propose that the gate be left open.": "I therefore propose",
      "I call on the council to publish the figures.": "I call on",
    },
    leaves: [
      "I do not propose to go into all of that here.",
      "He proposed to her on the steps of the town hall.",
      "I suggest the soup, if you get there before noon.",
    ],
  },
  orders: {
    names: {
      "So buy the earplugs, and let them play.": "",
      "Then turn the rest off, and let us get some sleep.": "",
      "So leave the lamp on, and shut the door behind you.": "",
    },
    leaves: [
      "So let us see what the others say about it.",
      "Then she turned the lamp off and went to bed.",
      "So close were the houses that you could shake hands.",
    ],
  },
  realProblem: {
    names: {
      "The real problem is that nobody sweeps the stairs.": "The real problem is",
      "That is exactly what is wrong with how we teach.": "is exactly what is wrong with",
      "The whole point here is the speed of the thing.": "The whole point here",
    },
    leaves: [
      "The problem is on page four, and it has two parts.",
      "He asked what the real problem was, and nobody spoke.",
      "What was wrong with the lift is written on the door.",
    ],
  },
  weHave: {
    names: {
      "We have become so afraid of the bad half year.": "We have become",
      "We no longer trust a thing that costs nothing.": "We no longer trust",
      "We live in an age that has no time for soup.": "We live in an age",
    },
    leaves: [
      "We have become members, and the card came today.",
      "We no longer live at the old address in Quay Street.",
      "We have forty chairs and a table for the cakes.",
    ],
  },
  crowd: {
    names: {
      "Ordinary people cannot pay for a lawyer.": "Ordinary people",
      "The powers that be have moved the bench again.": "The powers that be",
      "Young people today have no use for a timetable.": "Young people today",
    },
    leaves: [
      "Some of the people today came in by the side door.",
      "Ordinary milk will do if you have no cream.",
      "The older of the two sisters keeps the shop.",
    ],
  },
  nowadays: {
    names: {
      "I was sorry, but people are suspicious now, and they lock the door.": "people are suspicious now",
      "People don't talk on trains any more, as you see.": "People don't talk on trains any more",
      "People have become very careful these days, I find.": "People have become very careful these days",
    },
    leaves: [
      "People are waiting outside, and the door is locked.",
      "Are people so suspicious now that nobody opens?",
      "The people now in the house came from the north.",
    ],
  },
  deserves: {
    names: {
      "Every child deserves to enjoy music from the first day.": "Every child deserves",
      "Our nurses deserve better than a round of applause.": "Our nurses deserve",
      "Every tenant has a right to a dry wall.": "Every tenant has a right",
    },
    leaves: [
      "He deserves what he got, as far as I can see.",
      "You all deserve a rest after such a long week.",
      "Each of them has a right shoe and no left one.",
    ],
  },
  disclaims: {
    names: {
      "I don't accuse you of anything, and I am not angry.": "I don't accuse you of anything",
      "I do not suggest that there is a connection.": "I do not suggest",
      "I don't blame the driver, who was very kind.": "I don't blame the driver",
    },
    leaves: [
      "I don't suggest the soup, as it has been cold twice.",
      "I do not want to go there again in the winter.",
      "Why do I not blame the driver for any of this?",
    ],
  },
  someDont: {
    names: {
      "Some tuners don't, and I wonder how they manage.": "Some tuners don't",
      "There are rules for this, and some gardeners still do it by the moon.": "some gardeners still do",
      "Some cooks will not have it in the house.": "Some cooks will not",
    },
    leaves: [
      "Some tuners don't, because it takes an hour more.",
      "Some of the tins had no label and no lid.",
      "Do some tuners not do it at all in the summer?",
    ],
  },
  picture: {
    names: {
      "Think of standing in a doorway and pushing at both sides.": "",
      "It's like trying to make a bed with somebody in it.": "",
      "Imagine a bucket with a hole in the bottom of it.": "",
    },
    leaves: [
      "Imagine my surprise when the door opened by itself.",
      "I like to think of it as a kind of holiday.",
      "It is likely that the rain will stop before noon.",
    ],
  },
  trick: {
    names: {
      "The trick is to choose the right day for it.": "The trick is",
      "The real secret lies in how long you wait.": "The real secret lies",
      "The knack is to keep the wrist quite still.": "The knack is",
    },
    leaves: [
      "The secret was out before they had reached the gate.",
      "There is no trick to it, and anybody can do it.",
      "He did the trick with the coin and the glass.",
    ],
  },
  asYouKnow: {
    names: {
      "As you know, the hall has been shut since June.": "As you know",
      "Members will have noticed the draw to the left.": "Members will have noticed",
      "As we all know, the last bus goes at ten.": "As we all know",
    },
    leaves: [
      "You know the hall, and you know who has the key.",
      "As you came in you passed a table with a list.",
      "Do you know who has the key to the hall?",
    ],
  },
  stale: {
    names: {
      "At the end of the day, it is a matter of taste.": "At the end of the day",
      "Only time will tell whether the glue holds.": "Only time will tell",
      "It was a win-win for the school and the shop.": "a win-win",
    },
    leaves: [
      "At the end of the day shift they locked the gate.",
      "He told the time by the light on the far wall.",
      "The tip of the spade had broken off in the clay.",
    ],
  },
  moral: {
    names: {
      "What I learned that winter is to take my time.": "What I learned",
      "It taught me that a door is best left open.": "taught me",
      "Looking back, I was happy in that house.": "Looking back",
    },
    leaves: [
      "I learned the names of the keys in a week or so.",
      "She was looking back at the house when she fell.",
      "My aunt taught me knots on the back step.",
    ],
  },
  supposes: {
    names: {
      "We expect councils to take out a contract.": "We expect",
      "I suspect that the clerk has the other key.": "I suspect",
      "The leak is probably due to the frost.": "is probably due to",
    },
    leaves: [
      "And then, I believe, he would have walked around the back.",
      "I imagine she might have wished for a smaller one.",
      "I am not sure that I believe it, or that anyone does.",
    ],
  },
});
