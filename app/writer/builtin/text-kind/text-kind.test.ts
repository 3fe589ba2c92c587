import { expect, test } from "vitest";
import { textKindOf, type TextKind } from "./text-kind.ts";

const texts: Readonly<Record<TextKind, readonly [string, string, string, ...string[]]>> = {
  letter: [
    "Hi Jo,\n\nThe van comes at nine on Saturday. Could you leave the gate open? I will bring the straps and two blankets.\n\nThanks,\nPetra",
    "Dear Ms Okoro,\n\nI am writing about flat 12. The radiator in the hall has been cold since Sunday. Please send somebody this week.\n\nYours sincerely,\nT. Brandt",
    "14 Tanner's Row\nHexley\n\n9 November\n\nDear Mr Okafor,\n\nThe lift has been out of order since Thursday. I live on the third floor.\n\nI remain\nA. Lind",
    "Subject: Parking\n\nHello everyone,\n\nThe car park will be painted on Friday. Please park in Mill Street that day.\n\nBest,\nSana",
  ],
  minutes: [
    "Minutes of the choir committee, 3 May.\n\nPresent: Ada, Finn, Olu. The minutes of the last meeting were approved. Finn will book the hall.",
    "Tenants' meeting, 12 June\n\nApologies were received from Mr Lund.\n\nThe committee agreed to paint the stairs. The next meeting is on 10 July.",
    "Board, 4 March\n\nIt was agreed that the roof will be mended in May. Cost: 900 pounds. Proposed by Ms Roy. The meeting closed at nine.",
  ],
  recipe: [
    "Pancakes for two.\n\n- 200 g flour\n- 2 eggs\n- 300 ml milk\n\nWhisk everything and fry it in butter.",
    "Heat the oven to 180 °C. Rub the butter into the flour. Add the sugar and stir. Bake for twenty minutes, until the top is brown.",
    "You need:\n\n1 kg potatoes\n2 onions\n3 tablespoons oil\n\nPeel the potatoes, then fry them slowly in a wide pan.",
  ],
  howto: [
    "# Bleeding a radiator\n\nDo this when the heating is off.\n\n1. Put a cloth under the valve.\n2. Turn the key a quarter to the left. It will hiss.\n3. Close the valve when water comes.",
    "Mending a puncture\n\nLift the tyre off the rim. Pull out the tube. Find the hole in a bowl of water. Dry it. Rub it with the sandpaper, spread the glue thinly and wait. Press the patch on.",
    "## Before you start\n\nCharge the drill. Mark the holes with a pencil.\n\n## Hanging the shelf\n\nDrill both holes. Push the plugs in. Screw the brackets on loosely.",
  ],
  answers: [
    "# Permits\n\n## Who needs one?\n\nAnybody who parks here.\n\n## How much is it?\n\n£56 a year.\n\n## What about visitors?\n\nFifty days a year.",
    "**Is it open on Sundays?** Yes, from ten.\n\n**Can I bring a dog?** On a lead.\n\n**Is there a café?** There is a kettle.",
    "Q: Who pays?\n\nA: The landlord.\n\nQ: When?\n\nA: In May.\n\nQ: How?\n\nA: By cheque.",
  ],
  speech: [
    "Good evening, everyone. I was asked to say a few words about Tom. He has kept our clocks right for forty years. Please raise your glasses.",
    "Ladies and gentlemen,\n\nTonight we close the oldest rink in the county. I learned to skate here. So did my daughters.",
    "Thank you all for coming. Nobody thought we would fill this hall. We did, twice.",
  ],
  advert: [
    "We are looking for a baker, full time, from March. You will make bread from four in the morning and be home by noon. Experience is useful. Apply by 3 March with a page about yourself.",
    "Hollin School is hiring a caretaker for 30 hours a week. The role is varied. You can mend a tap and talk to parents. £24,000 a year. Interviews are in May.",
    "# Night porter\n\nThe Grand is looking for a night porter. Part-time, three nights.\n\n## What we need\n\n- Experience with guests\n- Patience\n\n## How to apply\n\nWrite to us by Friday.",
  ],
  fiction: [
    '"Who is it?" asked Mara.\n\n"Nobody," said the boy.\n\n"Nobody has a torch?"\n\nThe light went out.',
    "He had left the boat where she could see it. She waited until the tide turned, and then she walked down the steps. His coat lay on the thwart. He was not in it. She called his name twice.",
    '"Sit down," the captain said. Nils stayed where he was. "I said sit." The lamp swung. Somewhere below, a pump started. "You will want to be sitting when I tell you," he added.',
  ],
  product: [
    "Meet the Fenn kettle. It holds 1.2 litres, boils in two minutes and costs £45. You get a five-year warranty. Order before noon and it ships the same day.",
    "The Lark lamp comes in three colours and weighs 300 grams. Its battery lasts ten hours, so your evening does too. It costs $39, delivery included. If it breaks within two years, send it back.",
    "# The Holm stool\n\n**£85, shipped from Hawick.**\n\nI started making these because mine wobbled. It's ash, weighs 3 kg and holds anybody.\n\n## What's in the box\n\n- The stool\n- A tin of wax\n\n## If you don't like it\n\nSend it back and I'll refund the £85.",
    "Our trike comes with a quiet motor. Its box holds 210 litres. Delivery takes 6 weeks, and you can return it within a month. It costs £2,450.",
  ],
  news: [
    "The council voted on Monday to close the pool. Mayor Ann Hill said it lost £90,000 a year. Residents have collected 800 signatures. A spokesman said a decision on the site was due in May.",
    "Police said on Friday that a lorry had blocked the tunnel for six hours. Nobody was hurt. The driver told officers the brakes had failed. The road reopened on Saturday.",
    "A hospital in Leeds will open a new ward in June, its director announced on Tuesday. It has 40 beds. The work took two years. Nurses said the old ward had been too small.",
  ],
  notes: [
    "HIST 12 guilds - wk 3\n\n- members = masters only, journeymen out\n- fees -> widows' fund (check??)\n- decline after 1560, esp in ports\n\nask: were women ever masters\nalso bring back the atlas",
    "allotment, sun 9 mar\n\nslugs again. copper tape = useless\nbeans -> move to the back bed\n- 2 bags of grit, not the fine one\n- ring Hal re the water butt\n- netting??",
    "bees talk, tues 3 June\nswarm = colony splitting, old queen leaves\nscouts dance + vote, takes abt 2 days\nwarm winter -> more mites\ncheck the 80% figure\nESSAY idea: is a hive one animal",
  ],
  memory: [
    "I learned to swim in a quarry when I was eleven. My uncle stood on the edge and counted. I swallowed half of it. We drove home in silence with the windows down. I slept until noon.",
    "My first flat had no door. I hung a blanket and told my mother it was a curtain. In November I bought a plank. I carried it four miles. My neighbour laughed and lent me a saw.",
    "We moved nine times before I was ten. My father packed the plates himself. I kept a list of the trees I had climbed. My brother lost it in Hull. I never wrote another.",
  ],
  opinion: [
    "I think we should keep the library open on Sundays. The usual objection is the cost. But the lights are on already. We need a place that is warm and free. Perhaps the council could ask who goes there.",
    "It is easy to mock the bus. Yet we need it more than another road. Some say nobody rides it. Of course nobody does: it comes twice a day. The truth is that we get the buses we pay for.",
    "Homework for six-year-olds is wrong. I doubt that anybody has read it. Teachers should not have to mark it. Perhaps it helps a few. But let us be honest about the rest.",
  ],
  other: [
    "The library has 40,000 books. Half of them stand in the cellar. The shelves were built in 1932 and hold more than they should.",
    "We are closing the Harbour Street bakery after 31 years and moving to Mill Lane. All of the bakers are coming with us. Customers who have ordered bread should telephone before Friday.",
    "A pump moves the water from the well to the tank. The tank must be cleaned each spring. The valve opens at two bar.",
  ],
};

const cases = Object.entries(texts).flatMap(([kind, three]) => three.map((text) => [kind, text] as const));

test.each(cases)("%s: %s", (kind, text) => {
  expect(textKindOf(text)).toBe(kind);
});
