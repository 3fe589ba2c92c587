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
