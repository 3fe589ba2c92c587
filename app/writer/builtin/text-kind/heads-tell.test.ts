/** Kinds that a head shows: for whom a report was prepared, what is for hire, whose farm was visited. */

import { describe, expect, it } from "vitest";
import { kindOfText } from "./text-kind.ts";

describe("a report that one person asked for", () => {
  const found =
    "I opened six traps and ran the tap for 12 minutes. The third was dry. The pipe behind the wash house is 40 mm where it should be 75.\n\n1. Dig out 4 metres, say £600.\n2. Fit a new trap.\n3. Look again in 2 months.";

  it.each([
    "Prepared for Mrs Ann Hale.",
    "Report prepared for the Hale family, 3 May",
    "Prepared by J. Moss for Hale & Daughter",
  ])("is one: %s", (line) =>
    expect(kindOfText(`# Damp at the mill: what I saw on 3 May\n\n${line}\n\n${found}`)).toBe("report"),
  );

  it.each([
    "Prepared for rain, we set out at six.",
    "I was prepared for the worst.",
    "Soup prepared for 40 people, twice.",
  ])("is none: %s", (line) =>
    expect(kindOfText(`# Damp at the mill: what I saw on 3 May\n\n${line}\n\n${found}`)).not.toBe("report"),
  );
});

describe("what is for hire, or has its price in another country's money", () => {
  const body =
    "It takes four chairs and weighs 90 kg. You can tow it with any car. It holds the road well. We hose it between jobs, and you get it clean. Bring it back so. Cash or card.";

  it.each([
    `# Horsebox bar for hire, Clun\n\n**£90 a day, £150 for the weekend.** Deposit £50.\n\n${body}`,
    `# Long tables for rent\n\nFrom Ludlow. £4 each.\n\n${body}`,
    `# Cart jack, 2 t\n\n**$48.50 AUD.** Postage $9.\n\n${body}`,
  ])("is a product: %s", (text) => expect(kindOfText(text)).toBe("product"));

  it.each([
    "# The bikes for hire\n\nThe council said on Monday that 40 bikes will stand at the station from May. A spokesman said each would cost £2 an hour. Residents told officers that they would sooner have a bus. Mayor Ann Hill said that nobody had to choose.",
    "# A horse for hire\n\nMy grandfather let horses. I remember the yard in 1962 and the smell of it. I was seven. He charged half a crown, and I held the gate. When he died we sold the last one and I cried in the loft. I still have her bit.",
    "# Why rooms for rent are dear\n\nRent follows wages. When a town grows, more people look for the same rooms, and whoever can pay most gets them. A landlord does not set the price alone. Cheap loans raise it too, because they make houses dearer.",
  ])("is none: %s", (text) => expect(kindOfText(text)).not.toBe("product"));
});

describe("a visit with sizes and prices", () => {
  const seen =
    "- two vats, 40 cm, hold about 90 l each\n- new lid, £310, delivered in May\n- hinge bent\n- asked about the leak?? no answer\n\nTo do\n- ring Hal\n- photo 12";

  it.each([
    "# Visit, dye works at Clun, Tues 4 May",
    "Visit to the dye works, 4 May",
    "# Inspection: dye works, Mon 4 May",
  ])("is noted down: %s", (head) =>
    expect(kindOfText(`${head}\n\nThere at ten. Rain.\n\n${seen}`)).toBe("notes"),
  );

  it.each(["# Dye vats, oak", "# The Clun vat", "# New: the vat that holds its heat"])(
    "is nothing that is sold: %s",
    (head) =>
      expect(
        kindOfText(
          `${head}\n\n**£310, delivered.** It holds 90 litres and weighs 40 kg.\n\n- the vat\n- a lid\n- a tap\n\nSend it back within 30 days and we refund it. We ship on Mondays, and you can collect from Clun.`,
        ),
      ).toBe("product"),
  );
});
