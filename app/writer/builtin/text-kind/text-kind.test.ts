import { describe, expect, it, test } from "vitest";
import { kindOfText, type TextKind } from "./text-kind.ts";

const texts: Readonly<Record<TextKind, readonly [string, string, string, ...string[]]>> = {
  letter: [
    "Subject: the papers + the mare\n\nray\n\nsorry typing this in the truck. vet came yesterday, number is on the fridge at the barn\n\npapers come wednesday if the lab is not backed up. bring the long panels\n\nDarla",
    "Hi Jo,\n\nThe van comes at nine on Saturday. Could you leave the gate open? I will bring the straps and two blankets.\n\nThanks,\nPetra",
    "Dear Ms Okoro,\n\nI am writing about flat 12. The radiator in the hall has been cold since Sunday. Please send somebody this week.\n\nYours sincerely,\nT. Brandt",
    "14 Tanner's Row\nHexley\n\n9 November\n\nDear Mr Okafor,\n\nThe lift has been out of order since Thursday. I live on the third floor.\n\nI remain\nA. Lind",
    "Subject: Parking\n\nHello Nils,\n\nThe car park will be painted on Friday. Please park in Mill Street that day.\n\nBest,\nSana",
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
  "how-to": [
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
  vacancy: [
    "We are looking for a baker, full time, from March. You will make bread from four in the morning and be home by noon. Experience is useful. Apply by 3 March with a page about yourself.",
    "Hollin School is hiring a caretaker for 30 hours a week. The role is varied. You can mend a tap and talk to parents. £24,000 a year. Interviews are in May.",
    "# Night porter\n\nThe Grand is looking for a night porter. Part-time, three nights.\n\n## What we need\n\n- Experience with guests\n- Patience\n\n## How to apply\n\nWrite to us by Friday.",
  ],
  story: [
    '"Who is it?" asked Mara.\n\n"Nobody," said the boy.\n\n"Nobody has a torch?"\n\nThe light went out.',
    "He had left the boat where she could see it. She waited until the tide turned, and then she walked down the steps. His coat lay on the thwart. He was not in it. She called his name twice.",
    '"Sit down," the captain said. Nils stayed where he was. "I said sit." The lamp swung. Somewhere below, a pump started. "You will want to be sitting when I tell you," he added.',
  ],
  product: [
    "Low Nine oil is made for players who stand in the cold. It stays thin at minus 30.\n\n**How to use it**\n\n1. Wipe the piston dry.\n2. Put four drops on each one.\n3. Turn it until it clicks.\n\n**$11.50.** Free shipping on six or more. If it freezes, send the bottle back and we will refund you.",
    "Meet the Fenn kettle. It holds 1.2 litres, boils in two minutes and costs £45. You get a five-year warranty. Order before noon and it ships the same day.",
    "The Lark lamp comes in three colours and weighs 300 grams. Its battery lasts ten hours, so your evening does too. It costs $39, delivery included. If it breaks within two years, send it back.",
    "# The Holm stool\n\n**£85, shipped from Hawick.**\n\nI started making these because mine wobbled. It's ash, weighs 3 kg and holds anybody.\n\n## What's in the box\n\n- The stool\n- A tin of wax\n\n## If you don't like it\n\nSend it back and I'll refund the £85.",
    "Our trike comes with a quiet motor. Its box holds 210 litres. Delivery takes 6 weeks, and you can return it within a month. It costs £2,450.",
  ],
  news: [
    "MILLBROOK — A young moose walked through the doors of the laundromat on Tuesday. She knocked over a machine, and her calf waited outside. “She looked at me,” said Ann Hill. “She looked at me twice,” said her brother. Wardens led her out. No one was hurt, the police said.",
    "The council voted on Monday to close the pool. Mayor Ann Hill said it lost £90,000 a year. Residents have collected 800 signatures. A spokesman said a decision on the site was due in May.",
    "Police said on Friday that a lorry had blocked the tunnel for six hours. Nobody was hurt. The driver told officers the brakes had failed. The road reopened on Saturday.",
    "A hospital in Leeds will open a new ward in June, its director announced on Tuesday. It has 40 beds. The work took two years. Nurses said the old ward had been too small.",
  ],
  notes: [
    "HIST 12 guilds - wk 3\n\n- members = masters only, journeymen out\n- fees -> widows' fund (check??)\n- decline after 1560, esp in ports\n\nask: were women ever masters\nalso bring back the atlas",
    "allotment, sun 9 mar\n\nslugs again. copper tape = useless\nbeans -> move to the back bed\n- 2 bags of grit, not the fine one\n- ring Hal re the water butt\n- netting??",
    "bees talk, tues 3 June\nswarm = colony splitting, old queen leaves\nscouts dance + vote, takes abt 2 days\nwarm winter -> more mites\ncheck the 80% figure\nESSAY idea: is a hive one animal",
  ],
  memoir: [
    "I learned to swim in a quarry when I was eleven. My uncle stood on the edge and counted. I swallowed half of it. We drove home in silence with the windows down. I slept until noon.",
    "My first flat had no door. I hung a blanket and told my mother it was a curtain. In November I bought a plank. I carried it four miles. My neighbour laughed and lent me a saw.",
    "We moved nine times before I was ten. My father packed the plates himself. I kept a list of the trees I had climbed. My brother lost it in Hull. I never wrote another.",
  ],
  opinion: [
    "I think we should keep the library open on Sundays. The usual objection is the cost. But the lights are on already. We need a place that is warm and free. Perhaps the council could ask who goes there.",
    "It is easy to mock the bus. Yet we need it more than another road. Some say nobody rides it. Of course nobody does: it comes twice a day. The truth is that we get the buses we pay for.",
    "Homework for six-year-olds is wrong. I doubt that anybody has read it. Teachers should not have to mark it. Perhaps it helps a few. But let us be honest about the rest.",
  ],
  travel: [
    "Two days in Ostrava\n\nWe left Brno on the early train because my sister said the traffic would be bad. We climbed the tower of the cathedral. In the afternoon we walked along the docks to the market. It rained on Sunday, so we went to the Maritime Museum. We stayed for three hours.\n\nIf you go\n\n- Our room was 40 euros.\n- Bring a jacket.",
    "# Three days to Lofoten\n\nThe ferry from Bodø left at midnight, and nobody went to bed. At Moskenes I got off with my bicycle. The campsite was full, so I slept in a boathouse for 300 kroner. On the second day I rode to Reine and ate a waffle. It rained on the third, and I took the boat back.",
    "We took the tram from the station in Łódź, because the flight had been cheap. The guidebook promised a factory, and there was half of one. We walked to the market and pointed at things. The hostel had a piano on the landing. In the morning we caught the train to Warsaw.",
    "Day four, from Haltwhistle to Chollerford. We set off late from the bunkhouse, and the cloud was down at Steel Rigg. At Housesteads we paid for the museum because it had a roof. We met a couple from Oregon on the path. The pub at Chollerford had stopped serving, and we had crisps.",
  ],
  review: [
    "# The Saffron Gate\n\nWe went on a Tuesday. The lamb chops came on an iron plate, black at the edges, and I would have eaten eight. The biryani was dry, and the waiter brought a dish that belonged to the next table. We paid £31 for two. I'd go back for the chops.",
    "Slow Harvest is two hours long and has nine lines of dialogue. Director Claire Mounier films it with a camera that hardly moves. Not everything works: the score is too loud. But the performance at its centre is very good. Four stars.",
    "I've had these headphones for six weeks. They are light, and the battery lasts. The app is a nuisance, and the hinge has started to creak, which at £179 it shouldn't. Sound is warm, with a bit too much bass. I'd buy them again on offer. 3.5 out of 5.",
  ],
  complaint: [
    "Dear Sir or Madam,\n\nOn 14 August I ordered a sofa, order number 77120. Two men brought one in the wrong colour. I have telephoned your customer services five times, and I was told that there was no record of it. Please refund the price within 14 days.\n\nYours faithfully,\nP. Acheson",
    "To: Mr Lane\nSubject: no hot water, flat 2\n\nDear Mr Lane,\n\nI have phoned twice since Monday. The boiler is broken again, and my son has had no hot water for three days. I have attached the receipt for a heater, which I think should come off the rent. Could somebody come tomorrow?\n\nAda Brook",
    "Dear Mr Vogel,\n\nI am writing to complain about the bill of 3 May. I was charged twice.\n\nYours sincerely,\nI. Marr",
  ],
  circular: [
    "Dear parents and carers,\n\nFrom September we move to five lessons of an hour. The gates open at 8.20. Please ring the office before 11 July if this causes difficulty.\n\nYours sincerely,\nG. Marsh",
    "Hi all,\n\nBuses leave at 8.15 sharp. Kit is black shorts this week. Subs by Friday please.\n\nSee you there,\nBev",
    "**TO:** All shift leads\n**FROM:** D. Pruitt\n**SUBJECT:** Forklifts\n\nTeam,\n\nWe logged 14 near-misses. Aisle C is closed from Monday. Send me the names by Thursday.\n\nD.P.",
  ],
  application: [
    "Dear Dr Ferreira\n\nVETERINARY NURSE\n\nI am writing to apply for the post that was advertised on 1 August. I qualified in November, and since January I have worked as a locum.\n\nYours sincerely\nL. van Wyk",
    "Dear hiring manager,\n\nI would like to apply for the position of baker. I have baked for nine years.\n\nKind regards,\nTom Ash",
    "Hello Ms Roy,\n\nI am applying for the evening shift. I can start in May.\n\nBest wishes,\nNils",
  ],
  report: [
    "# Tollgate Singers: half-year report to members\n\nDear members,\n\n## Concerts\n\nWe sang 7 times, against 5 in 2024, to 1,210 people.\n\n## Money\n\nTickets brought £4,310, the hall cost £1,900 and music £212. We have £2,198 left.",
    "# Warm rooms: findings after one winter\n\n## Who came\n\nThe 9 rooms were used 6,214 times by 880 people. Families made up 20 per cent.\n\n## Cost\n\nTotal spending was £41,300, or £6.65 a visit. We recommend that 5 of the 9 rooms open again.",
    "Annual report of the lido trust\n\nIn 2024 there were 18,400 swims, compared with 15,200 in 2023. Total income was £96,000 and spending £91,500. Some 70 per cent came before 10. We recommend longer hours from 1 May.",
  ],
  interview: [
    "**You grew up above a shop. Is it in your paintings?**\n\nAll of it. I can't see a white wall without wanting to hang something.\n\n**When did you stop using brushes?**\n\nI didn't decide, I broke my wrist.\n\n**What are you working on now?**\n\nA picture of a cup. My daughter says it's finished.",
    "## How did you begin?\n\nMy aunt gave me a drum.\n\n## Did your parents mind?\n\nI never asked.\n\n## What do you tell your pupils?\n\nI tell them to count.",
    "**Where do you write?**\n\nI have a shed.\n\n**Who reads you first?**\n\nMy brother does.\n\n**What do you fear?**\n\nI fear the telephone.",
  ],
  notice: [
    "# Winter Fair\n\nSaturday 6 December, 11am to 3.30pm, church hall. There will be thirty stalls and soup from noon. Admission £1, children free. Everyone welcome. Ring Deborah about stalls. Everything raised goes to the roof.",
    "The library will be closed from Monday 2 June while the heating is replaced. It reopens on Monday 7 July. Storytime moves to the community room in Park Street. We are sorry for the inconvenience. Questions: ring the office.",
    "Quiz night, Friday 3 May, doors open at 7pm, village hall. Tickets £4 from the shop. Bring a friend and a pencil. Refreshments in aid of the swings. Call Jo to book.",
  ],
  career: [
    "Marta Nowak\nmarta@mail.example\n\nExperience\nSenior nurse, Leeds, 2019 to date\n- Trained four apprentices\n\nEducation\nDiploma, 2016",
    "I managed six drivers at a depot in Hull. Before that I worked for the council, responsible for the rota.",
    "# Ines Roy\n\n## Profile\n\nCook with nine years in schools.\n\n## Employment\n\nHead cook, Ware, 2015 to 2024\n\n## Languages\n\nFrench, English",
  ],
  verse: [
    "It comes up through the floor at seven,\nthe shipping first, and then the news,\na voice like someone folding linen.\nI stand and look for both my shoes.\n\nBelow me he is shaving, I suppose.\nThe water runs. The war goes on.\nHe hums along with what he knows\nand stops, and then the tune is gone.",
    "The heron\n\nOne leg in the river,\nthe other in thought,\nhe is older than fishing,\n\nand what he has waited for\ncomes round the bend\nas it always does,\nlate.",
    "My mother's tin of buttons\nrattles when the bus goes by.\nNobody has sewn with it\nsince the year she died.\nI keep it for the sound of it,\nand I never ask it why.",
  ],
  article: [
    "Most coasts have two high tides a day. The reason is the shape of the basin. Water slops to and fro like tea in a tray, and each tray has a rhythm of its own. Where that rhythm is near twelve hours, the pull of the moon is amplified. The Bay of Fundy is the extreme case. Some places have no tide at all.",
    "Vitamin D is made in the skin when it is exposed to sunlight. The body needs it to absorb calcium. In northern countries the sun is too low in winter. Oily fish and eggs contain a little. Too much of it weakens the bones.",
    "Bread goes stale because its starch takes up water again. A loaf in the fridge does so faster. Toasting turns it back for a few minutes. A tin keeps the crust soft. It never happens in a freezer.",
  ],
  other: [
    "The library has 40,000 books. Half of them stand in the cellar. The shelves were built in 1932 and hold more than they should.",
    "We are closing the Harbour Street bakery after 31 years and moving to Mill Lane. All of the bakers are coming with us. Customers who have ordered bread should telephone before Friday.",
    "Alfred Pryce, who has died aged 91, rang the bells of St Teilo's for seventy-four years. He was born in Llandeilo in 1934. In 1957 he married Gwen Rees. When the quarry closed he drove the school bus. He is survived by two daughters.",
    "A pump moves the water from the well to the tank. The tank must be cleaned each spring. The valve opens at two bar.",
  ],
};

const cases = Object.entries(texts).flatMap(([kind, three]) => three.map((text) => [kind, text] as const));

test.each(cases)("%s: %s", (kind, text) => {
  expect(kindOfText(text)).toBe(kind);
});

test.each([
  [
    "opinion",
    "# Marlow does not need another bridge\n\nEvery Friday I stand in the same queue. The council's answer is a bridge for £9 million. I'd like to suggest a timetable instead. The ferry was half empty on four Fridays. I understand the fear of the traders. Run it every ten minutes and count again. If I'm wrong, we lose some diesel.",
  ],
  [
    "opinion",
    "Nobody in our street sleeps. The generators start at ten. They will tell me the answer is a law, and we have one. I'm not writing today about light. I want to write about noise. So let us try shame. I put this to my neighbour over the fence, and he cupped his ear.",
  ],
  [
    "opinion",
    "I paid €90 for a bunk and I'd do it again. I think the love of trains does harm. I wish the enthusiasts would admit it. But look at why they fail. So, two requests. Charge them less for the track. And let me buy one ticket.",
  ],
  [
    "memoir",
    "I was twelve when I broke the vase. I understand now why my mother laughed. My brother hid the pieces. I never told my father. We moved that spring.",
  ],
  [
    "circular",
    "# Thorn Allotments\n\n## Spring notice to all members\n\nDear members,\n\n## Water\n\nThe supply is on from 28 March. Hoses are allowed from 6 to 8 only. Two tanks were mended for £212.\n\n## Gate\n\nThe new code is 4471 from 1 April. Rent of £38 is due by 30 April.",
  ],
  [
    "circular",
    "# Pool\n\nDear swimmers,\n\n## Hours\n\nWe open at 7 from 3 May.\n\n## Lockers\n\nBring a £1 coin. Lockers 12 to 30 are closed.\n\n## Showers\n\nPlease keep them to 4 minutes.",
  ],
  [
    "circular",
    "Notice to all residents\n\nThe lift is out of service on 4 June. Use the stairs on the east side. The caretaker is in from 8 to 10.",
  ],
  [
    "complaint",
    "Hi,\n\nThe sofa came on 4 November without legs. I rang, and nobody called back.\n\nWhat I want:\n- four legs\n- my £69 back\n\nMrs A. Lumb",
  ],
  [
    "letter",
    "Hi Tom,\n\nThe sofa came, and we love it. What I want for Christmas is a lamp to go with it. Come and sit on it.\n\nLove,\nAnn",
  ],
  [
    "minutes",
    "Minutes of the committee, 4 February.\n\nApologies were received from Bill. The accounts were approved.",
  ],
  [
    "recipe",
    "You will need:\n\n- 250 g red lentils, rinsed\n- 1 large onion, chopped\n- 1.2 litres of stock\n\nStir.",
  ],
  [
    "story",
    "“Shake it,” she said. He turned the parcel over. “I will not,” he said. “Then I will,” she said.",
  ],
  [
    "story",
    "‘It’s not locked,’ said Ann. She pushed. ‘Who’s there?’ asked Bo. The hall was dark. ‘Nobody,’ she said.",
  ],
  [
    "other",
    "It weighs 640 grams and holds 20 litres. What you get:\n\n- Padded sleeve\n- Two bottle pockets\n- Rain cover",
  ],
  [
    "article",
    "# Why does bread go stale?\n\nMost people will tell you that it is drying out. Flour is mostly starch, and starch comes in tiny grains.\n\n## What happens in the oven\n\nWater forces its way in, the grains swell, and the rows fall into a tangle.\n\n## What happens on the counter\n\nThe chains line up again over hours, because they squeeze out the water that was caught among them.\n\n## So, the fridge?\n\nThe rows form fastest just above freezing, which is why bread in there goes stale.\n\n## And toast?\n\nHeat undoes the rows, and the chains take back some of the water.",
  ],
  // Talk word for word is in every story that says I; a family and an age make no memoir of it.
  [
    "story",
    "“You can't leave it there,” the woman said.\n\nI looked at the sign. My grandfather's clock was in the van, and it had stopped when I was nine.\n\n“Two minutes,” I said.\n\n“That's what your brother said.”\n\nIt began to rain. I sat down, and after a while she sat beside me.\n\n“Who was he?” she asked.\n\nI told her what my mother used to say of him.",
  ],
  [
    "memoir",
    "I remember the shop in Hull. It was in 1961, and my mother served. “Who's that?” a man asked. “My eldest,” she said. I hid behind the flour. We sold up in 1970, and I never went back. My brother kept the scales. I have them still. In those days nobody locked a door. I slept over the counter.",
  ],
  // A place has a price, a view and opening hours, and nobody sells it.
  [
    "other",
    "# Two days on Sula\n\nMost visitors to Sula take the ferry back at four. The island is at its best when you have it to yourself. The village has one pub, and the museum costs £4. Take the path to Ben Ord, which holds its snow until May. On the second day, walk to the beach at Camas, where the seals are. A return on the boat is £11, and you should book in June.",
  ],
  [
    "other",
    "The station at Lund comes with a view. From the square, take the tram to the harbour, where a boat leaves for Ven each hour. The island fits into a day. Its museum is excellent, the beach is lovely, and the food at the hotel is the best between Lund and Oslo. Buy your ticket on the pier: it costs €9 and is worth it.",
  ],
  [
    "product",
    "The Alder mug holds 350 ml and is thrown by hand in Devon. It weighs 320 g and comes in moss or slate. £24, with free postage over £50. If your mug is broken, tell us within 14 days.",
  ],
  [
    "product",
    "# Nimbus headphones\n\nHear less of the train. They give you 40 hours and fold flat. Features: two devices at once, replaceable ear pads. They weigh 230 g and fit into a bag. Available in black. £149.",
  ],
  [
    "article",
    "# What a heat pump does\n\nIt takes warmth from the air outside. A typical one costs £10,000, weighs 90 kg and comes with a guarantee. It fits on an outside wall. In winter it runs all day. If your house leaks heat, insulate first. For each unit that it uses it brings in about three.",
  ],
  // What a cause takes has a sum.
  [
    "other",
    "# Room for one more\n\nOur rescue took in 60 owls this year, and each weighs 300 g at the most. Volunteers drive them to the vet. All food is delivered to you, and what you get is a morning's training. £8 feeds one owl for a week. If you have a shed that fits a box, you can foster one. If not, you can still help: donations buy heat pads.",
  ],
  [
    "product",
    "# The Tarn rescue whistle\n\nMeet the whistle that mountain volunteers carry. It weighs 9 g and comes in orange. £6, with free postage. Made from recycled cases. Order now, and send it back within 30 days if you change your mind.",
  ],
  // What anybody can measure, pay for and carry is no offer yet.
  [
    "article",
    "Most bicycles weigh about 14 kg, and a good one costs £600. The frame holds the rest together. It comes in steel or aluminium. Steel is heavier and can be mended. A wheel fits if its size is right. Your shop will know.",
  ],
  [
    "circular",
    "# Spring news from Pell & Son\n\nHello from the workshop.\n\nWe are moving to Unit 6 on 14 April. Prices rise on 1 May. Come along on the 10th.\n\nBest wishes,\n\nAnn Pell and the team",
  ],
  ["letter", "Some news from Ware\n\nDear Ann,\n\nWe have moved. Come and see us.\n\nLove,\nBo"],
  [
    "opinion",
    "# Give us back our bus\n\nLast month the council took it away. I wrote to ask why. My mother, who is 84, lives a mile from the chemist. There are, I admit, arguments on the other side. Some people drink at the stop. But we don't close roads because a few people drive badly. I suspect that somebody prefers a tidy street. Start with ours. The pole is still there.",
  ],
  // A head and headings make a memo a report; a greeting makes it a letter.
  [
    "report",
    "# Moth at the store\n\nTo: Finance\n\nFrom: D. Oyelaran, Stores\n\nDate: 14 March\n\nKev took 9 coats off rail 31 on 9 January.\n\n## What we found\n\nThe store holds 11,460 garments on 212 rails, and 19 were hit.\n\n## What I am asking for\n\nThe trailer until 26 April, which is £2,590.",
  ],
  [
    "letter",
    "From: D. Oyelaran\nTo: A. Moss\nSubject: moth\n\nHi Ann,\n\n19 rails of 212 were hit, and the trailer is £2,590 until 26 April. Can we talk?\n\nDilys",
  ],
  [
    "report",
    "# Timed entry at the baths\n\n## Background\n\nFrom 6 January to 28 March swimmers booked an hour.\n\n## Findings\n\nVisits rose from 2,110 to 2,385, and 61 of 140 people had gone home on 9 days.\n\n## Recommendation\n\nKeep it at weekends, for £1,900 a year.",
  ],
  // Prices may stand in a table.
  [
    "product",
    "# Cover for a bass\n\nIt is a coat for a tuba, in black or maroon. Sizes fit most basses, and you play with the bell open. If yours is older, send us the figure in centimetres. It comes in a bag. Allow five weeks.\n\n| | Price |\n|---|---|\n| E flat | £86 |",
  ],
  [
    "review",
    "My favourite film: The station master\n\nLast weekend I have watched a beautiful film. The actor is an old man, and his performance is quiet. The scenes are long. My teacher said that it is boring, and I am not agree. I liked it. I recommend it to everyone who is tired.",
  ],
  [
    "news",
    "# Teenager spared jail over stolen bus\n\nA boy of 17 who took a bus from a depot has been given an order. He drove it on 3 February, Leeds Youth Court heard. Prosecuting, Ms Ada Wren said the risk was considerable. Mr Paul Iyer said his client had wanted to be a driver. He may apply when he is 18. He must do 80 hours of work.",
  ],
  [
    "news",
    "Trains will not run until Thursday. Engineers said that the line near Tolly was in the air. “There is nothing under it,” said the director, Meera Shah. Volunteers brought blankets. Farmers saw the bank go.",
  ],
  [
    "story",
    "NURSE: You're early.\n\nBOHM: The bus is early.\n\nNURSE: They won't let you in.\n\nBOHM: I brought a sandwich.\n\nNURSE: I'm not allowed.",
  ],
  [
    "complaint",
    "To whom it may concern,\n\nthe kettle is leaking since the first day. The woman at the till was rude. I know my rights. Please tell me when I get my money.\n\nRegards\nEwa",
  ],
  [
    "complaint",
    "Hi,\n\nWe stayed in room 14 and the bath would not drain. I would like to hear what you are going to do about it.\n\nJoan Petty",
  ],
  [
    "other",
    "Margaret Foy, who taught half of Lendal to swim, has died at 94. She was born in Hull in 1931. She married in 1950, and kept the whistle for 41 years. “She never raised her voice,” Mr Birch said. The council said on Monday that she will be missed. She is survived by two daughters.",
  ],
  [
    "report",
    "# Did the night bus work?\n\nEvaluation of the pilot, October to March\n\n## Who used it?\n\nThere were 9,412 journeys, 61 per cent to work and 8 per cent from a bar.\n\n## What did it cost?\n\nIt cost £118,000, or £12.50 a journey; fares brought £15,060.\n\n## What next?\n\nRun it on 4 nights, from 3 May.",
  ],
  [
    "report",
    "# Half-term report on the kitchen garden\n\nTo the governors of Elmfield\n\nThe garden has 14 beds, of which 11 are planted. By half-term 92 children had worked there for 4 hours each. We spent £186 of £250, and £64 of it on a barrow. The beans failed. We ask for £120 for a lock.",
  ],
  [
    "report",
    "# Kiln 2: report to the directors\n\nFrom: B. Ode, works manager\n14 October\n\n**What happened**\n\nOn 30 September 11 pallets came out cracked. I shut the kiln and found that 1 of 4 burners was out.\n\n**What I am asking for**\n\n1. £3,980 for all 4 burners.\n2. £760 for a probe, so that we can check it at 6 each morning.",
  ],
  [
    "product",
    "# Salt black tea\n\nWe smoke the leaves over alder. Use one spoon per cup, and wait four minutes. 100 g in a tin. £9.50. If you think it tastes of kippers, tell us: we'll send you the other one.",
  ],
  [
    "notes",
    "Visit Thurs pm, Lower Hatch\n\nDaisy (6) off feed since Tues, L hind hard + hot = mastitis. Milk out 4 days.\nCalf 212 navel ill, swab to lab\nEwes: footbath = empty!!\nBill: he says he paid Feb. He didn't",
  ],
  [
    "other",
    "I am working as a cleaner and I want to describe my work, because many people think that it is only soap. I get up at four. You must learn the colours. I think it is a serious profession. But the best is the boy from room 12. Nobody counts my steps but he.",
  ],
  // What tells of one pupil, or offers a course, explains nothing.
  [
    "other",
    "# School report, summer term\n\nJamie reads well for his age. He needs to check his spelling when he hands it in. He often stops before the end. His project was the best. He is kind to others and always helps.",
  ],
  [
    "other",
    "**Sourdough weekend in the mill**\n\nLearn to bake four kinds of bread. We start at nine. Nobody needs to have baked before. Aprons are ours. The price of £185 covers flour. If you have to cancel, you may send a friend.",
  ],
  ["other", "We met at noon, and the river was high. I should not have gone, but it is easy to say so now."],
  ["other", ""],
])("a %s: %s", (kind, text) => {
  expect(kindOfText(text)).toBe(kind);
});

describe("papers for those who decide, and notes of a visit", () => {
  const asks =
    "The bearing came from Denmark, and it came wrong. I sent it back.\n\nWhat I am asking for:\n\n1. £6,800 for resin.\n2. A spare bearing.";
  const visit =
    "Present: Ken, Shirin, me. Ken drove.\n\n- Tube: plywood\n- Mirror: poor\n- Mount: squeaks\n\nTo do: measure the door.";

  it.each([
    ["# Linen Services: note for the Estates Committee, March", asks, "report"],
    ["# Memo: the ironers", asks, "report"],
    ["# Paper for the Friends' board: the lake path", asks, "report"],
    ["# Paper for decision: new boiler", asks, "report"],
    ["# Visit to Dr Farrant, Sat 9 Nov", visit, "notes"],
  ])("%s", (head, body, kind) => {
    expect(kindOfText(`${head}\n\n${body}`)).toBe(kind);
  });

  it.each([
    ["# A note for the milkman", asks, "report"],
    ["# The committee and the memory of water", asks, "report"],
    ["Dear Committee,", `${asks}\n\nYours sincerely,\nD. Pruitt`, "report"],
    ["# Parish council, minutes", visit, "notes"],
    ["# Allotment committee, 9 Nov", visit, "notes"],
    ["# Visit to the works, minutes of the meeting", visit, "notes"],
  ])("is not: %s", (head, body, kind) => {
    expect(kindOfText(`${head}\n\n${body}`)).not.toBe(kind);
  });
});
