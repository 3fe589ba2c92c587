import { holds } from "./shown.fixture.ts";

holds({
  didNot: {
    names: {
      "The rule said to subtract, and she did not subtract.": "she did not subtract",
      "He saw the light go on, and he didn't turn round.": "he didn't turn round",
      "Ilse wouldn't sign, and the man put the pen away.": "Ilse wouldn't sign",
    },
    leaves: [
      "She did not know the name of the street.",
      "He didn't open the shop because it was a Sunday.",
      "The lorry did not stop until the bridge.",
    ],
  },
  decided: {
    names: {
      "She had decided to leave the key under the stone.": "She had decided",
      "In the end I chose to go by the other road.": "I chose",
      "He made up his mind that the dog could stay.": "He made up his mind",
    },
    leaves: [
      "The council decided to leave the chimney up.",
      "He decided to stay because the train had gone.",
      "It was a decided improvement on the soup.",
    ],
  },
  afterwards: {
    names: {
      "She thought about that later, in the other kitchen.": "thought about that later",
      "Only later did he see what the box had been.": "Only later did",
      "Years later I met her brother on a boat.": "Years later",
    },
    leaves: [
      "She came later than the others, and by bus.",
      "It was 20 years later that he wrote it down.",
      "They would talk about that over the washing-up.",
    ],
  },
  stays: {
    names: {
      "I will never forget the sound of that gate.": "I will never forget",
      "I still think of him when the kettle goes on.": "I still think of him",
      "Her answer has stayed with me all this time.": "has stayed with me",
    },
    leaves: [
      "She still thinks that the key is in the shed.",
      "He stayed with me for a week in the spring.",
      "I never forgot my hat again after that.",
    ],
  },
  pondered: {
    names: {
      "I thought about that line for years.": "thought about that line for years",
      "He wondered about the boy for weeks.": "wondered about the boy for weeks",
      "She puzzled over the note for days.": "puzzled over the note for days",
    },
    leaves: [
      "I thought about lunch and then about the train.",
      "He had worked on the boat for years.",
      "They thought of the sea for the first time.",
    ],
  },
  lastTime: {
    names: {
      "It was the last time that we saw the boat.": "the last time",
      "She locked the shop for the last time.": "for the last time",
      "The last bell was rung that night for the last time.": "for the last time",
    },
    leaves: [
      "It was there the last time I looked.",
      "The last train had gone, and it was time to walk.",
      "Was it the last time that you saw him?",
    ],
  },
  firstTime: {
    names: {
      "I opened the hive for the first time.": "for the first time",
      "For the first time he had asked her something.": "For the first time",
      "They spoke of it for the very first time that night.": "for the very first time",
    },
    leaves: [
      "For the first time since the war the bells rang.",
      "The first time I saw it, I took it for a heron.",
      "It was time for the first of the boats.",
    ],
  },
  neverAgain: {
    names: {
      "We never saw him again after the harvest.": "never saw him again",
      "He never spoke to his brother again.": "never spoke to his brother again",
      "I said never again, and put the skates away.": "never again",
    },
    leaves: [
      "He never saw the point of it, and said so again.",
      "She came again on the Monday with a cake.",
      "It was never dry in the room behind the oven.",
    ],
  },
  wishes: {
    names: {
      "I wish I had asked him about the boat.": "I wish I had",
      "I should have gone back for the other box.": "I should have",
      "If only we had kept the letters, or the tin.": "If only we had",
    },
    leaves: [
      "I should have thought that it was plain enough.",
      "I wish you a good night and a dry road.",
      "He should have been there before the rest.",
    ],
  },
  forbidden: {
    names: {
      "She wasn't supposed to leave the hut at night.": "wasn't supposed to leave",
      "We were not allowed to touch the piano.": "were not allowed to touch",
      "He was not meant to read it before the spring.": "was not meant to read",
    },
    leaves: [
      "They were supposed to be home by six.",
      "She was allowed one book and two apples.",
      "Was he not meant to read it before then?",
    ],
  },
  wondered: {
    names: {
      "She looked at the box and wondered what it weighed.": "wondered what it weighed",
      "He wondered who had left it there.": "wondered who had left it there",
      "I wondered whether he knew.": "wondered whether he knew",
    },
    leaves: [
      "It was a wonder that the roof had held.",
      "She had not wondered at it before that day.",
      "Have you wondered what it weighs?",
    ],
  },
  usedTo: {
    names: {
      "We used to swim from the steps by the lock.": "We used to swim",
      "She used to keep the string in a tin.": "She used to keep",
      "There used to be a baker on this corner.": "There used to be",
    },
    leaves: [
      "I used to believe that he was being kind.",
      "We used to think that the bridge was old.",
      "I used to wonder what was in the box.",
      "I am used to the noise of the trains by now.",
      "He got used to it after a week or two.",
      "It was a knife that is used to open oysters.",
    ],
  },
  putOff: {
    names: {
      "I have been meaning to write since the spring.": "I have been meaning to write",
      "I should have written long before this.": "I should have written",
      "It has been too long since we all sat down.": "It has been too long",
    },
    leaves: [
      "The rope was too long, and I cut it twice.",
      "I have written to the bank about the key.",
      "He was meaning to be kind when he said that.",
    ],
  },
  someDay: {
    names: {
      "Come and see the boat, one of these days.": "one of these days",
      "Call in when you are passing, and bring the dog.": "when you are passing",
      "You must come, and we will walk to the lock.": "You must come",
    },
    leaves: [
      "Call in on 4 May, when you are passing.",
      "One of the days was wet, and we stayed in.",
      "She must have met him on the way to the lock.",
    ],
  },
  hidden: {
    names: {
      "It is a hidden gem at the end of the lane.": "a hidden gem",
      "The bay lies well off the beaten track.": "off the beaten track",
      "It is the coast's best-kept secret, they say.": "best-kept secret",
    },
    leaves: [
      "The path was beaten flat by many feet.",
      "She kept the secret for as long as he lived.",
      "The gem was hidden in the heel of a shoe.",
    ],
  },
  worthIt: {
    names: {
      "The tower is well worth a visit in the evening.": "well worth a visit",
      "It is a long way up, and worth the climb.": "worth the climb",
      "It costs nine euros and is worth every penny.": "worth every penny",
    },
    leaves: [
      "It is not worth the climb in the wet.",
      "The ring was worth more than the house.",
      "For what it was worth, she told him so.",
    ],
  },
  verdict: {
    names: {
      "The second half drags, and the ending is short.": "drags",
      "The vicar is a bit dull, which is a pity.": "is a bit dull",
      "The joke about the goat falls flat.": "falls flat",
    },
    leaves: [
      "It is not a dull book, for all its length.",
      "The knife was in the drawer, and its edge was gone.",
      "She lives in a flat that falls away to the sea.",
    ],
  },
  thanks: {
    names: {
      "I want to thank everyone who carried a chair.": "thank everyone",
      "Our thanks go to all the helpers on the night.": "thanks go to all the helpers",
      "We are grateful to the team that put out the fire.": "grateful to the team",
    },
    leaves: [
      "Thank you all for coming on such a night.",
      "The meeting closed at nine with thanks to all.",
      "He was thankful that all the chairs were dry.",
    ],
  },
  unsure: {
    names: {
      "I don't remember which of the doors it was.": "",
      "I am not sure who it was that held the lamp.": "",
      "It may have been the boy from the mill, or perhaps his father.": "",
    },
    leaves: [
      "It gave me a love of being unseen, and I am not sure that this was a gift.",
      "Perhaps he would have walked around the back of it.",
      "He might have wished for a smaller sign on the door.",
    ],
  },
  unsaid: {
    names: {
      "My father never thanked him for the cart.": "",
      "She said nothing, and put on her coat by the door.": "",
      "He did not answer, and the kettle went on.": "",
    },
    leaves: [
      "He said that it was good. He had never said that before.",
      "She never spoke of the war until that evening.",
      "He did not ask until the plates were washed.",
    ],
  },
});
