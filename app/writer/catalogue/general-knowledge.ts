/** What a text may be made longer with beyond what it says itself, as a model is told. */
export const generalKnowledge =
  "What is added follows from the text or is general knowledge of its subject, worded so that it shows ('as a rule', 'in most towns'); of the people, the places and the events of the text nothing new is said.";
