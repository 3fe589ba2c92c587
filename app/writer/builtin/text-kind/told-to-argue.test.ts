/** A case and advice told from one's own life are no memoir; what a life brings with it makes no case. */

import { describe, expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

describe("a case that its writer tells of", () => {
  it.each([
    `# Bring the night porter back

I worked the desk at Harrow House for nine years and I went home at seven with the milk. Until May there were two of us. Then they took the porter off and put in a bell. I have read the letter and I still say it's wrong.

I counted. In June the bell rang 41 times and I answered 29. A woman of ninety stood in the rain for half an hour. She was a nurse in her day. She told me not to make a fuss.

They say that there is a camera. There was, and it showed her.

To be fair, the old lodge had no heating and Ted slept. So mend the stove and put him on till two. I'd ask that the trustees come once at night. We collected 88 signatures, and they were left on the hall table.`,
    `# Give us our ladder

I swam off the mole every morning from 1988 and my wife timed it. In March the harbour board took the iron ladder out. I asked why and was told that it had rusted. I looked. It had not.

They also say we could use the beach. We did, and Olive broke her hip on the weed. She was 71. I carried her bag.

I would ask for one ladder, painted, and a rope. So hang it on the north side, where it hung. I'm not asking for a lifeguard. There were 112 signatures when I counted them last night and the book was left at the kiosk.`,
    `# Leave the lamp on at Cobb Lane

I delivered papers there when I was twelve and I knew every step. Last autumn they switched the lamp off at ten. I fell in October and lay there until the postman came. He was kind about it.

The county said that it saved £60. I paid £140 for the taxi and the plaster. In fairness, the moths were happier.

They say we have torches. My neighbour had one, and she needed both hands for the rail. I'd ask the county for one lamp. So keep ours, and turn off the nine that lit the empty car park.`,
    `# Two steps too high

Sir,

I was on the platform at Orle for each of the four cold months and I have views on the trains. The step is 41 cm. I measured it with my stick, and I was hauled up by a boy with a trumpet.

The manager will say that there is a ramp. It was locked when I asked, and the key was in Stowe. He will say that nobody has fallen. I have, and I did not write in.

Ask the midwife, who comes with two bags. I would be obliged if the company bought a box. Mine is made of oak and I carry it myself.`,
    `# Pin the tide table up again

I was a ferryman for thirty years and I'd like the table back. It hung by the slip, in my father's time and in mine, and a child could read it. In May it went on the telephone.

My nephew tells me that I am old. There is something in it. I rowed out for two girls in June whose telephone had been wet.

So print it large and pin it at the height of a child. I paid for the last one myself, and it was £9.`,
    `# A licence that nobody reads

I was a clerk of markets and I stamped the stalls. There is one argument on the other side, and I made it for years: a stamp keeps out the crooks. It kept out Mrs Dunn, who sold leeks.

What I'd like is a list on the wall. So drop the stamp, and write who stands there and since when. The crooks paid on the day, and they smiled at me. I don't see who is spared.`,
  ])("is an opinion: %s", (text) => expect(kindOfText(text)).toBe("opinion"));

  it.each([
    `# The bakehouse

When I was eleven my uncle took me into the bakehouse at four in the morning. They say you forget a smell. I never did. He was a short man and he sang. I carried the tins and burned my arm on the third day, and he put butter on it, which was wrong, and my mother shouted at him. Years later I asked him about it. He said that it had been good butter. I still have the mark.`,
    `# Our petition

In 1979 we wanted a crossing at the school. My mother signed the petition and so did my teacher, and I was sent from door to door with it because I was small and had a plaster. I remember a man who read all of it. I got 61 signatures and lost the pen. The crossing was built in 1985, when I was nineteen and had left. My brother used it once and rang me to say so.`,
    `# Keep the change

My father drove a bus and I rode with him on Saturdays. I was seven. He let me tear the tickets, and when a lady gave a pound for a fourpenny fare he said that it was too much, and she told him to keep it. To be fair, it was Christmas. We bought chips. I remember the vinegar and the wet glass. He retired in 1991 and I drove him home. I still have the machine.`,
  ])("is none where a life is told: %s", (text) => expect(kindOfText(text)).toBe("memoir"));
});

describe("a post that advises out of one's own life", () => {
  const told = [
    "I had shingles in May and I thought it was a bite. My sister laughed. I was sent home with pills and I slept for two days. I remember the ceiling. I was fifty-one and I had never been ill.",
    "I bought a loom from a widow in Ayr and I broke it twice. I was ashamed. My husband mended it with a spoon, and I wove a scarf that my mother never wore. I had spent £90.",
    "I rode to work for a year on a bike that my brother found in a skip. I fell off it in January. I remember the ice. I was late, and my teacher from school drove past and waved.",
  ];
  const advice =
    "\n\nWhat helped:\n\n1. Start with an hour. You'll get used to it.\n2. Ask whoever had it before you.\n3. Nobody looks. They have their own troubles.";

  it.each(told)("is no memoir: %s", (text) => expect(kindOfText(`${text}${advice}`)).not.toBe("memoir"));
  it.each(told)("is one without the advice: %s", (text) =>
    expect(kindOfText(`${text}\n\n${text.replaceAll("I was", "I had been")}`)).toBe("memoir"),
  );
});
