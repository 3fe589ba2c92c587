import { describe, expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

describe("a paper that says before whom it is laid", () => {
  const body =
    "**Counts.** We opened on 61 mornings and 4,102 came, 310 fewer than last year.\n\n**Cost.** The pump was £212 and the hire £90. One of its 3 valves still drips.\n\nI would like a decision on the pump by 9 May.";

  it.each([
    `# The lower pool, summer\n\nFor the trustees' meeting, 3 May. Ann Hale, keeper.\n\n${body}`,
    `# Pool keepers' report, May to August\n\nTo the branch committee\n\n${body}`,
    `To: Depot Manager, Mill Road\nFrom: A. Hale, night shift\nRe: pumps\n\n${body}`,
    `# Baths committee, item 4: the pump\n\n${body}`,
    "# Goats: the first year\n\nReport from the goat group to the members' meeting, 9 October\n\nWe began with 12 goats and have 10. Milk: 340 litres in 26 weeks, which came to £335. Feed was £212 and straw £40. Of 18 who put their names down, 11 come.",
  ])("is a report: %s", (text) => {
    expect(kindOfText(text)).toBe("report");
  });

  it.each([
    `To: Depot Manager, Mill Road\nFrom: A. Hale\nSubject: pumps\n\nHi Jo,\n\n${body}\n\nBest,\nAnn`,
    `# The lower pool\n\nFor the newsletter.\n\n${body}`,
    "# What the committee forgot\n\nFor years I swam there. Nobody said a word.",
  ])("is none: %s", (text) => {
    expect(kindOfText(text)).not.toBe("report");
  });
});

describe("notes headed by a day that say what was decided or comes next", () => {
  const taken =
    "There at nine w. Hal. Cold, wind NE. Hatch frozen.\n\n- paddle sound\n- left hinge gone again\n- nipple missing\n- ice on the sill";

  it.each([
    `Mill hatch, a look at it, Mon 3 Feb\n\n${taken}\n\nNext steps\n- hinge, 80 mm\n- sign`,
    `**Weir, Tues 9 May**\n\n${taken}\n\nDecided: stays shut. No exceptions.`,
    `# Lower sluice, 4 June\n\n${taken}\n\nActions\n- Hal: forge`,
  ])("are notes: %s", (text) => {
    expect(kindOfText(text)).toBe("notes");
  });

  it.each([
    "# How I learned to weld at sixty\n\nI began in a shed in May because my gate had come off. A neighbour lent me his mask, and I burned two holes in the lawn.\n\n## Next steps\n\n- buy your own mask\n- find a farmer",
    "# Weir to shut on Monday 3 February\n\nThe council said on Friday that the weir would be shut for a week. A spokesman said boats must wait at the pontoon. Residents were told in May. Mayor Ann Hill said it had been decided in a hurry.",
    "# Decided at last\n\nWe decided to keep the boat. It was May, it rained, and my wife said that she would sooner drown than sell it.",
  ])("are not what tells others: %s", (text) => {
    expect(kindOfText(text)).not.toBe("notes");
  });
});

describe("notes of one occasion for later", () => {
  it.each([
    "# Talk on eels, chapel hall, 4 May\n\nSpeaker: Don Hale. 40 of us. Cold.\n\n**The trap.** Willow. Two chambers. He makes nine a winter.\n\n**The sea.** They go to the Sargasso. (Check.) Nobody has seen it.\n\n**Numbers.** Down by nine tenths, he says.",
    "**Glass piece: visit to the works, Weds 5 March**\n\nFourth floor. One furnace, lit since 1998. Must say this early: no lead.\n\n- sand, ash, chalk\n- 1,400 degrees\n- she cuts by ear\n- two days to cool\n\nTo do\n- ring the museum\n- picture of the kiln?",
    "# Ride in the cab, Tues 6 Feb, for the parish mag\n\n- 6.50, yard. Driver is Bea.\n- Heater: two settings. Off and jam.\n- Twins at Mill Lane. One cello.\n- Retires in July. Lead with this!\n\nTo do: ring the county.",
    "Bell ringers, AGM, 12 Nov\n\nWho: Meg (chair), Lil, self. Rope locked.\n\nSubs. £45. Nobody has paid?? Meg to count.\nTenor: cracked. Check.\n\nMe - new rope.",
  ])("are notes: %s", (text) => {
    expect(kindOfText(text)).toBe("notes");
  });

  it.each([
    "Hi Jo,\n\nThe talk is on Tues 4 May.\n\n- chairs\n- urn\n- ring Hal??\n- tea\n\nTo do: the key.\n\nAnn",
    "# Walk to the mill, Saturday 4 May\n\nWe meet at ten by the church. Bring boots. All are welcome. Tickets £2. Ring Jo to book.",
    "# Eels vote on dam, 4 May\n\nThe council voted on Tuesday to keep the dam. Mayor Ann Hill said the eels would find a way. A spokesman said the cost was £90,000. Residents have collected 800 signatures.",
  ])("are none: %s", (text) => {
    expect(kindOfText(text)).not.toBe("notes");
  });
});

describe("what is for sale in its seller's own words", () => {
  it.each([
    "# Used skittles, from £9\n\nI get his old ones, and so can you.\n\n- **15 lb, black.** Too heavy for you after an hour. £9.\n- **14 lb, red.** Has a scratch that does nothing. £12.\n\nPrice includes a bag. Cash only; if the light is on, I am in the yard.",
    "# FOR SALE: mower, 1994\n\nThe club is retiring Doris. She was used when we got her. **The bad.** She leaks. You will lose a cup of oil a week. We're asking £650 or a reasonable trade. Ask for Arne, who will help you load her.",
    "**Potato peeler, 28 lb. £340 or sensible offer.**\n\nThis is the machine out of our shop. It weighs 68 kg. You will not want it under a bedroom. Buyer to collect. You can see it run before you pay.",
    "**Two looms, used**\n\nI am giving up weaving. Both were bought new in 2017. One has a dent and works all the same.\n\n£140 for the lot. Cash, please. You will need a trailer. Pick up from Mill Lane.",
    "# Lopsided jugs (seconds)\n\nYou fill them from the left. Height about 11 cm. The glaze is our own, and we can't promise you a colour.\n\n£16 each. Postage £4. Tell us what you can't stand.",
    "# Hay rake, tractor width, $2,300 firm\n\nBuilt by a neighbor who moved, so you will see no other. Comes with two spare wheels. Two teeth are bent.\n\nText, don't call. Before milking. Abe.",
    "## Sawmill with trailer, $5,900 obo\n\nRuns off a diesel that starts if you ask it kindly. **What is wrong with it:** one belt, and the paint. Comes with nine blades.\n\nCall, don't text. Mornings. Lou.",
    "# Duck plucker, $480 firm, honest\n\nIt does a bird a minute and you get the drum wet. Weighs 40 pounds. One finger is missing, of the rubber ones.\n\nPhone, never e-mail. Ask for Dot.",
  ])("is an offer: %s", (text) => {
    expect(kindOfText(text)).toBe("product");
  });

  it.each([
    "# Leek pie\n\n- 15 g salt\n- 4 large leeks\n- 700 g potatoes\n\nSlice the leeks. It costs £4 and feeds your family twice.",
    "I was nine when my father sold the mower. He asked £65 and got £40. My brother cried. We kept the blade, and I have it still. I never told him. You would have cried too.",
    "Mill Lane pool will close, the council said on Monday. It costs £340 a day, councillor Ann Hill said. You could hear the shouting in the square, a spokesman said. Residents told the meeting that they would collect signatures.",
    "Call, don't text, my grandmother said. I was nine and had no telephone. She had one by the stairs and you could hear her in the yard. We rang her on Sundays until she died.",
    "The fair will cost £2,300 firm of stalls or not, the council said on Monday. Residents were told to call, not text. A spokesman said you could hear the generator from the bridge.",
    "# Why I text\n\nCall, don't text, people tell you. I think that is wrong. You can answer a text on a bus. A call should be kept for bad news, because nobody wants to read that.",
  ])("is none: %s", (text) => {
    expect(kindOfText(text)).not.toBe("product");
  });
});

describe("who explains and who argues", () => {
  it.each([
    "# Why your clock runs slow in winter\n\nI get asked this at the counter every week. So here it is. A pendulum is a rod with a weight. The rod gets shorter in the cold. If you set it in July, it is fast by January. Once you know that, you turn the nut. It means two turns for each degree.",
    "# What a piano tuner hears\n\nPeople always ask what I listen for. Here is the order. A string is never alone. If you press one key, three strings sound. When you hear a slow beat, two of them differ. It is called a beat because it pulses. Each one takes a minute.",
    "# How ice is made\n\nHere's how it works. A rink is a slab with pipes in it. If you poured it at once, you would get a mess. When you spray it, each coat freezes as it lands. The more coats, the harder it is. It takes 9 hours.",
  ])("explains: %s", (text) => {
    expect(kindOfText(text)).toBe("article");
  });

  it.each([
    "# Unplug the bell\n\nI have taught here for sixteen years, and I'd like it to go. People say it keeps order. Some do need it. The best argument against me is the fire drill, I admit. A voice does the same. I said so at the meeting, and nobody should be surprised.",
    "# Make them sign it\n\nThey'll say there isn't time. I think those of us past sixty can wait. The reason given is money. But a name costs nothing. The board should sign what it sends. Nobody has told me why not.",
    "They have put a lock on the pump in the square. It is brass, and it is there so that nobody can drink.\n\nThe town clerk says it was that or no pump. I don't see why. The boys they were thinking of have gone since May. Nobody who complained ever spoke to them.\n\nIt cost £90. Take the lock off. Keep the brass. Leave a cup there.",
    "# Set the bench back\n\nI know what the answer will be. I'm told it is a matter of rules. So I propose a simple rule. If nobody sits there, take it away. We would not leave a lamp out, and nobody would call it a matter of taste. But look at the stop. The council should ask who sits there.",
  ])("argues: %s", (text) => {
    expect(kindOfText(text)).toBe("opinion");
  });

  it.each([
    "# My other job\n\nI work in an office. But from March on I count storks. We must finish before the birds come. Nobody knows the day. Is it the wind? My chief says that it is not the wind, but the light. I think he is right.",
    "# How I make a basket\n\nI come from Hull. I work with Mr Bee. The wood should be wet. He holds it up and says nothing. I thought he was praying. Nobody asks him. We have a warm shop.",
    "# Notice: water off in Mill Lane\n\nThe water will be off on Tuesday 4 March from 9.00 to 15.00, because a valve has to be replaced. Fill a kettle before nine. Do not use the machine. Ring the office. Work on the other side will follow when it is done.",
  ])("does neither: %s", (text) => {
    expect(["article", "opinion"]).not.toContain(kindOfText(text));
  });
});

describe("a head that names those it is for", () => {
  const body =
    "## Figures\n\nI took 48 calls, against 19 last spring.\n\n- The swan: 30\n- Parking: 18\n\n## What went wrong\n\nOn 3 May the gate stuck for 40 minutes.";

  it.each([
    "# Calls, April to June\n\nFor the Lake Trust, meeting of 9 July\nFrom Ada Brook, warden",
    "# Calls, April to June\n\nFor the Friends of the Pier, AGM 9 July",
    "# Calls, April to June\n\nFor the Lake Society\nFrom Ada Brook, warden",
  ])("makes a report: %s", (head) => {
    expect(kindOfText(`${head}\n\n${body}`)).toBe("report");
  });

  it.each([
    "# Calls, April to June\n\nFor the Lake Trust\n\nHello Nils,",
    "# For sale, two swans\n\nFor sale, with the office of the warden",
    "# A walk round the lake\n\nFor the birds, meetings are short",
  ])("makes none: %s", (head) => {
    expect(kindOfText(`${head}\n\n${body}`)).not.toBe("report");
  });
});

describe("a letter that mentions an invoice and what is missing", () => {
  const mail = (middle: string): string =>
    `Hi Nils,\n\n${middle}\n\nI rang your office again and there is still no record of it: the receipt, the photos and the invoice are missing. I am sorry, I apologise. The deposit has to be sorted within two weeks.\n\nAda Brook`;

  it.each([
    "The proofs are attached, and the printer needs a yes by noon on Friday.",
    "I have attached two drawings of the gate. Could you give me a decision before 3 May?",
    "The second draft is enclosed. I need your answer by Tuesday.",
  ])("sends work and waits for a yes: %s", (middle) => {
    expect(kindOfText(mail(middle))).toBe("letter");
  });

  it.each([
    "The kettle is broken. I have attached photos and need an answer by Friday.",
    "The proofs are attached. I want a refund, and I need an answer by Friday.",
    "The lamp was damaged. Your quote is attached.",
  ])("complains: %s", (middle) => {
    expect(kindOfText(mail(middle))).toBe("complaint");
  });
});

describe("a title that begins with how to", () => {
  it.each([
    "# How to tell an old rope by its core\n\nYou will be asked this on every boat you join. Take the end in your left hand and open the strands with your thumb. A new one is white inside. She was made of hemp once, and hemp goes grey. Don't cut it. Somewhere past ten years it smells of tar. You can't miss that, because it gets on your coat. Look at the whipping too. Every yard has its own. It matters because of the mooring, where you want no surprise.",
    "# How to read a hen's comb\n\nYou can learn it in a week. Hold her under your arm, and take your time. Her comb is red when she lays. In winter it is pale, as you will see. Look at the tips first. If they are black she was cold. Wait until she is asleep. She is slow at night. Yours may differ.",
    "# How to lay a kitchen fire\n\nYour grate is small, so your fire is small. Put paper down first. Cut the kindling as thin as your thumb. It is dry when it snaps. Put the match in from below. Draught does the rest, if your flue is swept. Coal goes on last.",
  ])("teaches: %s", (text) => {
    expect(kindOfText(text)).toBe("how-to");
  });

  it.each([
    "# How to lose a boat\n\nI was nine when I lost my father's boat. I tied it as you tie a shoe. The tide came in at six. My father had gone for bread. The rope slid off the post. I saw the boat turn round. Put it out of your head, he said. It went past the mole. A man shouted from the pier. I never told him whose it was. Look at it this way, my brother said. We walked home along the beach. My mother had the lamp lit. Nobody spoke. Take the bread in, she said. I slept in my coat. It rained for a week. My uncle laughed about it. The boat was found in May. It had no oars. We sold it for ten pounds. I never tied a knot again.",
    "# How to save our buses\n\nI think we should pay for buses, and you should too. We need ten more, and you know why. Take the night line. Nurses ride it. Bakers ride it too. You see them at five in the morning, asleep. Look at who has a car. Some will say that your bus is empty. It is empty because it comes twice a day. Of course it costs money. Your road costs more, and nobody asks what it brings in. The usual objection is that people like to drive. You do not like it at five in the morning. Put on two more buses and count. You ought to try it for a year. It is absurd that your council has not. The truth is that nobody there rides one. My aunt waits an hour in the rain. She is eighty. She has a stick. She has a bag with onions in it. She never complains about it.",
    "# How to name a swan\n\nSwans have no names of their own. You may think otherwise. Wardens number them, because a number fits on a ring. Rings are read from the bank. Each lake has its letter.",
  ])("does not: %s", (text) => {
    expect(kindOfText(text)).not.toBe("how-to");
  });
});

describe("who is spoken to", () => {
  it.each([
    [
      "letter",
      "To: Ann and Tom Bell; Mrs Roe\nSubject: the drain\n\nDear all,\n\nIt is £76 a house.\n\nBest,\nJo",
    ],
    ["letter", "Dear Roads team,\n\nThe bench has not come back. I am 81.\n\nYours faithfully,\nE. Hale"],
    ["circular", "To: all room staff\nSubject: the van\n\nHi everyone,\n\nIt comes at ten.\n\nJo"],
    ["circular", "Dear parents,\n\nThe gate opens at eight.\n\nYours sincerely,\nJo Hale"],
    [
      "speech",
      "# Words at the opening of the lock\n\nMrs Bell, Tom, friends.\n\nI was asked for five minutes. He would have taken one.",
    ],
    [
      "speech",
      "# To the class of the spring\n\n*Words to those who leave, by their teacher*\n\nSit down. You've earned a chair.",
    ],
  ])("%s: %s", (kind, text) => {
    expect(kindOfText(text)).toBe(kind);
  });
});
