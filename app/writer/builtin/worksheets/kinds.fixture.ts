/** A text of each kind, and what an entry says of it, for the tests of the worksheets. */

import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";

export const texts = {
  story:
    "The van still smelled of putty. Colm drove. Bridie had the urn between her boots.\n\n“Left here,” she said.\n\n“It's straight on.”\n\n“It's left, Colm, there's a sign.”\n\nShe looked back at it. He laughed and had to stop the van.",
  memoir:
    "# The shallow end\n\nI turned fifty in January. People assume there must have been some accident. There wasn't. My father couldn't swim either. I hummed in the bath at home until my husband asked if I was all right. I touched the far wall and I was furious.",
  news: "# Harrow Lane library to close in March\n\nHarrow Lane library will shut on Saturday 27 March after councillors voted 7 to 4 on Tuesday. Officers told the cabinet that the roof would need £410,000. The branch opened in 1956. “I learned to read there,” said Denise Farrar. Campaigners said on Thursday that they would go on.",
  letter:
    "From: Marta Kowalczyk\nTo: Gareth Lowe\nDate: Fri, 20 Nov 2026 16:42\nSubject: Booking system: two things I need from you\n\nHi Gareth,\n\nWe are still on course to go live on Tuesday 12 January. Which of the two rules do you want the system to keep? I need to know by Wednesday.\n\nHave a good weekend, and good luck on Sunday.\n\nMarta",
  minutes:
    "STOKE ABBAS ALLOTMENT ASSOCIATION\n\nPresent: Jean (chair), Bob H, Lorna (notes)\nApologies: Pete\n\n1. Water. Agreed: get a third quote.\n\n2. Rents. Decided: £54, to go to the AGM.\n\nNext meeting: 13 January.",
  "how-to":
    "# How to fix a dripping tap\n\nAllow an hour the first time.\n\n1. Turn the water off. Look under the sink for a valve.\n\n2. Open the tap and let it run.\n\n3. Take the washer off.",
  product:
    "# The Coulee Sharpener\n\n**$64, shipped from Viroqua, Wisconsin. Usually goes out in 3 to 5 working days.**\n\nI started making these in 2019. The block is nine inches long and made of oak.\n\n## What's in the box\n\n- The block\n- One diamond plate, 400 grit\n\nSend it back within 60 days and I'll refund the $64.",
  opinion:
    "# Give me a bunk\n\nI think the love of night trains does harm. We need fair charges for the track. But look at why they fail. Some people will say that nobody wants them. The train should be cheaper, and it is absurd that it is not. Let us charge night trains less.\n\n*Hanne Verbruggen runs a small translation office in Ghent.*",
  recipe:
    "# Leek pie\n\n- 4 large leeks\n- 700 g potatoes\n- 60 g butter\n- 2 tbsp flour\n\nSlice the leeks and wash them twice. Bake for 40 minutes.",
  review:
    "# Small Hours at the Tobacco Factory\n\nThe play is Mags Adeyemi's second. Tessa Coyle plays Ruth. The set is a door. Ife Martins is very good. I would have liked it darker. It is on until 14 December.",
  speech:
    "Good evening, everybody, and thank you for coming out.\n\nMy name is Joan Petrie and I have been caretaker of this school for thirty-one years. The new hall needs chairs.\n\nThank you.",
  notice:
    "# Workshop manager\n\nSecond Spin mends bicycles in Leith. We are looking for somebody to run the workshop from 1 March. Send a page to Ewan by 22 January. Interviews are on 2 February.",
  complaint:
    "To: Mr Lane\nSubject: no hot water, flat 2, 9 Mill Road\n\nDear Mr Lane,\n\nI have phoned the office twice since Monday. The boiler is broken again and my son has had no hot water for three days. I have attached the receipt for a heater, which I think should come off the rent. Could somebody come tomorrow?\n\nThanks\nAda Brook",
  report:
    "# Tollgate Singers: half-year report to members\n\nDear members,\n\n## Concerts\n\nWe sang 7 times, against 5 in 2024, to 1,210 people.\n\n## Money\n\nTickets brought £4,310, the hall cost £1,900 and music £212. We have £2,198 left.\n\n*Ines Marr, chair*",
  notes:
    "HIST1010 wk 3 - Dr Osei\n\nENCLOSURE cont.\n- open fields -> strips, no hedges\n- who gains?? landlords + big tenants (check)\n- commons = fuel, grazing, NOT just land\nnb dates on slide wrong, look up\nreading: Neeson ch 2\n-> links to wk 1\nask: copyhold = ?",
  family:
    "# The forge\n\nMy grandfather kept the forge in Ware Street from 1948 until 1971. I was there on Saturdays, and my aunt Rose made the tea. He said that iron told you when it was ready. My grandfather sold the anvil in 1972. I have the tongs, and I never use them.",
  dinner:
    "## Pell & Daughter, Canning Street\n\n**Food 4/5 · Dinner for two, £118**\n\nYou can't book, so we stood under the awning and waited. It was worth most of it. The smoked eel was crisp right to the middle, and I'd have it again tonight. My husband had the hogget with far too much rosemary. My hake was beautifully cooked and arrived with chips that had gone cold. Josie's puddings put things right. The wine list starts at £24. A few grumbles: it's loud, and the service had been added to the bill. Go early. Take a coat.\n\n*Open Tuesday to Saturday, 6pm till 10pm.*",
  travel:
    "# Off-season in Piran\n\nThe woman at the bus station in Koper told me the last bus had gone. It hadn't. I'd booked four nights in November, because the room was €48. The room belonged to Mrs Zora, who showed me how to light the boiler with such warnings that I washed in cold water. In November there were six of us on the main square. I ate three times at the same place near the harbour. On the Friday I set off to walk along the path to Strunjan, and my hat went to Italy. I bought salt on the last morning. It got me searched at Trieste airport.",
  circular:
    "Harrow Lane School\n\n12 June\n\nDear parents and carers,\n\n**Changes to the school day from 3 September**\n\nThe governors agreed the timetable on Monday. From September we move to five lessons of an hour, and the gates open at 8.20. Mrs Odell has spoken to the coaches, which will come ten minutes earlier. Lunch is five minutes shorter; we are adding a second till. If the new times cause difficulty at home, ring the office before 11 July.\n\nYours sincerely,\n\nGillian Marsh",
  unsure:
    "We met at noon by the weir, and the river was high. Everyone has an opinion on cold water now. You don't ask how anyone is until you are dressed again. Whoever has the flask pours. It is the minute before that counts, when you stand with your feet in it. Then you are in, and there is nothing in your head but numbers. Brenda, who is eighty-two, does not count. It takes her about as long as it takes me to get to ninety, and then the flask goes round.",
} as const;
export type Kind = keyof typeof texts;

/** The sheet of an entry over the text of a kind, or its refusal behind `DECLINED`. */
export async function said(id: string, kind: Kind, values: Values = {}): Promise<string> {
  const rule = entries.find((one) => one.id === id)?.rule;
  const result = await rule?.(
    { text: texts[kind], role: "Advisor", partner: "Challenger" },
    values,
    new AbortController().signal,
  );
  if (typeof result === "string") return result;
  return result && "decline" in result ? `DECLINED ${result.decline}` : "";
}
