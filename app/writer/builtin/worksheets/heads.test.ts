import { expect, it } from "vitest";
import { exchangesOf } from "./exchanges.ts";
import { headsOf } from "./heads.ts";
import { sortOf } from "./sorts.ts";

it("reads headings, bold beginnings and short lines that stand alone, but not the title", () => {
  const text =
    "# A bench\n\n## What we ask\n\n**After the grant**\n\nIt pays for itself.\n\n**Risks.** None of them is great.\n\nNext steps:\n- Ring Ann";
  expect(headsOf(text)).toEqual(["What we ask", "After the grant", "Risks", "Next steps"]);
});

const grant = (head: string): string =>
  `# Keys: a repair bench\n\n**Amount requested:** £28,400\n\n**The need**\n\nA machine has nine keys.\n\n**${head}**\n\nThe bench will carry itself, and councils pay for repairs.`;
const firsts = (text: string): string[] => exchangesOf(text).closes.map(({ first }) => first);
const after = "What happens to all this when the money is spent?";

it.each(["After the grant", "Sustainability", "The future"])("asks nothing that stands under %s", (head) =>
  expect(firsts(grant(head))).not.toContain(after),
);
it.each(["Budget", "The team", "Why us"])("asks what does not stand under %s", (head) =>
  expect(firsts(grant(head))).toContain(after),
);

const letter = (greeting: string, end: string): string =>
  `# Request: please put the bench back\n\n${greeting},\n\nOn 3 September your contractor took away the bench at the bus stop so that the kerb could be raised. The kerb is very good. The bench has not come back.\n\nI'm 81 and the bus is every two hours.\n\n${end},\n\nE. M. Prosser`;

it.each(["Dear Highways team", "Dear Mr Okafor", "Dear Ms Lund"])("%s is one, and no public", (greeting) =>
  expect(sortOf(letter(greeting, "Yours faithfully"))).toBe("business"),
);
it("knows a speech by its title and its greeting, a tribute by the dead, and a letter to who has lost somebody", () => {
  const level = "\n\nThe level this morning is minus one metre. He came to this station with a rake.";
  expect(sortOf(`# Words at the opening of the mill${level}`)).toBe("speech");
  expect(sortOf(`Mrs Bos, Wim, Madam Chair, friends.${level}`)).toBe("speech");
  expect(sortOf(`# Words at the funeral of Mr Bos${level}`)).toBe("tribute");
  expect(
    sortOf("Dear Mrs Lund,\n\nI was so sorry to hear that Arne had died. He taught me.\n\nWith love,\nTomas"),
  ).toBe("condolence");
  expect(
    sortOf("Dear Anna,\n\nI was sorry to hear that you had a cold. Write to me.\n\nWith love,\nTomas"),
  ).toBe("letter");
});

it("asks for no day where the letter names one", () => {
  const asked = (end: string): string[] =>
    exchangesOf(
      `Dear Sir or Madam,\n\nI am writing to complain. I bought a kettle from your shop on 2 May, and it came with a crack. I want my money back, and the postage. ${end}\n\nYours faithfully,\nR. Osei`,
    ).points.map(({ first }) => first);
  const day = "This is what you ask for. By which day?";
  expect(asked("It was a good kettle.")).toContain(day);
  expect(asked("If I hear nothing by 30 May, I will go to court.")).not.toContain(day);
});
