import { describe, expect, it } from "vitest";
import { ruleOf } from "../rules.ts";

describe("marks leave what is well said", () => {
  it.each([
    ["writing/shorter", "They differ with respect to size, and the road is kept clear at all times."],
    ["writing/shorter", "At the end of the day, they took the boats home."],
    ["writing/formalize", "You still want one? Did I! What a day!"],
    ["writing/improve", "We are asked to return seed, and whether they will remains to be seen."],
    [
      "professional/email-polisher",
      "Hey everybody, and welcome back to the shop, where it rained.\n\nLots of love,\nAnn",
    ],
    ["writing/improve", "Where the children sleep when there is company, sixty walnuts is normal."],
    ["writing/improve", "Should it go down, she'll have hold of your collar."],
    [
      "writing/simplify",
      "Anything heavier than that will have to come up through the loading dock on Garnet Street between 7 and 9 a.m., and we are asking that someone be there to meet it.",
    ],
    ["professional/email-polisher", "Hello, prickly people!\n\nLots of love,\nAnn"],
    ["writing/improve", "Niamh stands at the rope with her hood up and watches it arrive."],
    ["writing/shorter", "They told me that, at this point in time, they were looking for somebody."],
    [
      "professional/email-polisher",
      "Dear Maggie,\n\nYou asked for news of the house, so here it is. Could you ring on Sunday?\n\nLove,\nAnn",
    ],
    [
      "writing/improve",
      "The supporting cast are less evenly matched, and I am used to heat, early hours and dust.",
    ],
    [
      "professional/email-polisher",
      "Dear Mr Okafor,\n\nI hope that you won't mind a note through the door. Could you keep the gate shut on Sunday?\n\nBest wishes,\nAnn",
    ],
    [
      "writing/shorter",
      "The casting off of pretence was no free gift from him, and a debt in excess of 8 million is one.",
    ],
    [
      "writing/shorter",
      "It is interesting to note that 75 of them live by joint action in order to fill a vacancy.",
    ],
    [
      "writing/shorter",
      "He is unable to remember the name or to conjure up the face of a large number of them.",
    ],
    [
      "writing/shorter",
      "At one and the same time it was a proving ground for new departures in the near future.",
    ],
    [
      "writing/simplify",
      "He walked south to circle back to the Boulevard, where the commencing bachelors sat.",
    ],
    [
      "writing/simplify",
      "Our endeavor to capture it, so constantly demonstrated that all saw it, was in vain.",
    ],
    ["writing/simplify", "The impact resides in its insight, and much power is residing in the states."],
    ["writing/simplify", "It has subsequently been verified where it is present in sufficient amount."],
    [
      "writing/simplify",
      "Therefore, improved methods were found. Henceforth the road was marked by networks pertaining to trade.",
    ],
    [
      "writing/simplify",
      "An erroneous statement of fact was ascertained from the list; the amount due has been ascertained, too.",
    ],
    [
      "writing/simplify",
      "No company or shop gave credit to individuals who would repay it, on the grounds that it was lost.",
    ],
    [
      "writing/simplify",
      "Grandma said it was just like the early mining camp days of her childhood, and it was the way that people ought to live.",
    ],
    [
      "writing/simplify",
      "They did not fall into any of the glamorous jobs that everybody wanted, but they did whatever nasty thing there was to do.",
    ],
    [
      "writing/formalize",
      "Is the sport really important? What will you do with a lot of dogs? Thanks, baby.",
    ],
    [
      "writing/formalize",
      "Some fresh kids from the city came. He had news for the kids and their like. Well, Lucy?",
    ],
    [
      "stories/cut-filler-words",
      "The wall is extremely thin in type 2 and thick in type 3, if he was truly interested in it.",
    ],
    ["writing/shorter", "Please feel free to bring a friend; it is clear that he comes."],
    ["writing/simplify", "The form is required to open an account, and the law requires notice of it."],
    ["writing/simplify", "Individuals that bred on roofs ceased to come whilst it rained."],
    ["writing/simplify", "They demonstrated in the street against the purchase price."],
    ["writing/formalize", "We are sorry for your loss, and please don't nobody go there."],
    ["writing/formalize", "It was the spray stuff with a lot of snow. No other stuff in it swells."],
    ["writing/formalize", "The city will keep the tower and it's concrete pad."],
    ["writing/formalize", "Somebody had written DON'T on the lid of Brown® jam."],
    ["writing/formalize", "What I've got is six of them."],
    ["writing/formalize", "MOIRA: You've gone quiet.\n\nTOM: I'm counting."],
    ["writing/formalize", "They have had it since *Oliver!*, which ran for a year."],
    [
      "writing/simplify",
      "The parcels leave the depot on Mondays and on Tuesdays alone, so they don't spend the weekend in a van or a shed.",
    ],
    ["writing/formalize", "They asked for nothing. Well, they asked for one thing."],
    ["writing/formalize", "You will pay 900 kr. with the ferry in it, or 700 kr. without."],
    ["writing/formalize", "The sergeant read it out. Don't you dare laugh."],
    ["writing/formalize", "It is pretty much a tent with the cook's okay, and this stuff hid mice."],
    ["writing/simplify", "Potential erroneous situations arise as a result of the delay."],
    ["writing/simplify", "It is unclear whether the studio has the capacity to do them."],
    [
      "stories/cut-filler-words",
      "It helps if you just want a look, and the risk is extremely low and so is the cost.",
    ],
    ["writing/improve", "I wanted to reach out to apologise for the noise."],
    ["writing/improve", "Essentially, a yank means that everything is in order for the parser."],
    [
      "writing/simplify",
      "You need to know two details about the series in this book: each of them is made of a set of values, and we can call any one of those values by its name.",
    ],
    [
      "writing/simplify",
      "Let us assume we are on some old machine in the back office of a library, and we want to print a very long list of the members and books.",
    ],
    ["writing/formalize", "The district combined it's three schools on one campus."],
    [
      "writing/simplify",
      "It's roofless, it was never finished, and it is looked after by a man called Struan who will tell you the story of the brothers when he is asked.",
    ],
    [
      "writing/simplify",
      "The roof leaks in three places, the door sticks in wet weather, and it takes two men with a bar to open the window on the north side.",
    ],
    ["writing/formalize", "It's chorus, which was sung by all of us, was new."],
    ["writing/formalize", "He took it as news that Ann's mother is here, and nobody thanks her."],
    ["stories/cut-filler-words", "What we actually received was a very small dragon."],
    ["stories/cut-filler-words", "The corner that Town simply failed to clear was certainly theirs."],
    ["stories/cut-filler-words", "She was so very tired, and literally everybody knew."],
    ["stories/cut-filler-words", "The lady, who was very nice and helpful, came."],
    ["stories/cut-filler-words", "It becomes very cold, and the cycle starts over; she was very kind to us."],
    ["writing/simplify", "What happened to the booked assistance? Ask for financial assistance."],
    ["writing/simplify", "Passenger assistance, which was free, stood at the gate."],
    ["writing/formalize", "She pulled up a chair and said sit down, we're going to write to them."],
    ["writing/formalize", "He said no, I'm not paying. They told me fine, we'll see."],
    ["stories/remove-cliche-s", "The cow jumped over the moon at the end of the day."],
    ["stories/remove-cliche-s", "We tried and tested twelve mops, and the last straw was wet."],
    ["stories/remove-cliche-s", "The ground was as white as snow, and they lived happily ever after."],
    ["writing/improve", "The doors do actually close, and I was really grateful, but we could simply stay."],
    ["writing/formalize", "That they reached 186 was thanks almost entirely to Ned."],
    ["writing/improve", "It was resolved that the cheaper be taken, provided that the sashes be red."],
    ["writing/formalize", "“Yeah, we won. I was gonna tell you.\n\n“Yeah, yeah,” he said. And he left."],
    ["writing/formalize", "It shipped to U. S. ports. The good guys and the bad guys were awesome spirits."],
    [
      "writing/formalize",
      "I made it to the lake, you guys, and he is totally going to score. It was really, really good.",
    ],
    [
      "writing/simplify",
      "It has not been possible at this point in time. He came for the purpose of carrying it.",
    ],
    ["writing/improve", "The umpire called him out because he failed to touch base at third."],
    ["writing/formalize", "The council thanks its guests, and her thanks are due."],
    [
      "writing/simplify",
      "They found for Tate in the amount of $20, and we hope to meet at your earliest convenience.",
    ],
    [
      "professional/email-polisher",
      "Dear Parents,\n\nThe visit to the mill, 22 May\n\nWe leave the school at nine and are back by three.\n\nMiss Day",
    ],
    [
      "professional/email-polisher",
      "Dear Ms. Reyes:\n\nWe leave the school at nine and are back by three.\n\nSincerely,\nAnn Day",
    ],
    [
      "professional/email-polisher",
      "Hi, everyone. For those of you who don't know me, I'm Dominic, the brother of the groom, and I have known him since he was born. Raise your glasses to Ann and Tom.",
    ],
    ["writing/formalize", "Okay, so here is the news, and you can totally say no to it."],
    ["writing/simplify", "The hole is of sufficient depth to stand in."],
    ["writing/formalize", "Well, Martin thought, that will save them. It was the second really new thing."],
    ["writing/simplify", "The rule is linear in the absence of noise, about one and the same."],
    ["writing/simplify", "Only a large number of long and numerous hairs show approximately from here."],
    [
      "writing/simplify",
      "The vagueness as to whether he can go makes her demonstrate a rhythm in our ever-changing land.",
    ],
    ["writing/shorter", "Please note that “blue” means that of the harbour."],
    ["writing/formalize", "Ah, my poor country, what may not be your fate under him!"],
    ["writing/formalize", "You like her, right!!!! Did the baker laugh!"],
    ["writing/formalize", "They came to hear The Gimme Gimmes, and it was just kinda weird to all."],
    ["writing/formalize", "Let's go, Phoebe. Be kind to the guys you like."],
    ["writing/simplify", "He built a number of additional lines, most of them uphill."],
    ["writing/shorter", "They met as a party in order to get its wishes heard."],
    [
      "writing/simplify",
      "I ask all of the governors of our nation in this hard year; I ask parents and teachers and everybody else for a new start.",
    ],
  ])("%s: %s", async (id, text) =>
    expect(await ruleOf(id)({ text }, {}, new AbortController().signal)).toHaveProperty("decline"),
  );
});
