export const testPassword = "correct horse 1";

/** A text long and plain enough for every action of the built-in writer that the tests use. */
export const bakery =
  "We are closing the Harbour Street bakery after 31 years and moving to the old post office on Mill Lane. " +
  "In order to make the move easier, all of the bakers are going to be coming with us. " +
  "The sourdough starter travels on Sunday, in a cool box, on the front seat, with a seat belt on. " +
  "At this point in time we do not know the exact date on which the new shop will open its doors. " +
  "Customers who have ordered bread for the holidays should telephone the shop before Friday.";

export const signupFields = (email: string): Record<string, string> => ({
  firstName: "Nora",
  lastName: "Lindqvist",
  email,
  password: testPassword,
  confirmPassword: testPassword,
  terms: "true",
});

/** A report of 300 words, for what only a report has room for. */
export const bridgeNews = [
  "The council will close Mill Bridge to cars for eleven weeks from Monday 4 May, while engineers replace its bearings and the northern parapet.",
  "The bridge carries about 6,200 vehicles a day between Hexworth and the station. Pedestrians and cyclists will be able to cross on the eastern side throughout the work, the council said on Thursday. Buses 12 and 14 will be sent round by Kiln Lane, which adds nine minutes to each journey.",
  "An inspection in January found that two of the eight bearings had cracked. The council said the bridge was safe for its present limit of 7.5 tonnes, but that the cracks would spread within two winters if nothing were done.",
  "The work will cost £1.4 million. The county pays £900,000 of it from its fund for bridges, and the town council pays the rest from money that had been kept for the swimming pool.",
  "Councillor Ruth Adeyemi, who leads on transport, said the closure had been moved from September to May at the request of the school. “Nobody wants eleven weeks of this, and everybody wants the bridge,” she said.",
  "Traders on the northern side said they had been told too late. Paul Hensby, who runs the garage beside the bridge, said on Friday that three in four of his customers came over it. The council will pay for signs that say the shops are open, and the car park at the station will be free on Saturdays until the bridge opens again.",
  "Mill Bridge was built in 1931 and widened in 1968. Its southern parapet was renewed four years ago after a lorry struck it, at a cost of £86,000, and the inspectors found no fault there in January.",
  "The work is due to end on Friday 17 July. The contractor pays £3,000 for every day after that.",
].join("\n\n");
