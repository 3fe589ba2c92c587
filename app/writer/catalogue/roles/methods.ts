/** How each role looks at a text: what it does with a statement, and what it asks. `{T}` is a subject of the text, `{C}` one of its statements. */

export type Family = "doubt" | "evidence" | "build" | "people" | "future" | "craft" | "balance";

export interface Method {
  family: Family;
  /** What the role makes of a statement or a subject; what the text does not say stays a [slot]. */
  moves: readonly string[];
  /** Its questions after the first one. */
  asks: readonly string[];
}

/** By the role's name in the catalogue. */
export const methods: Readonly<Record<string, Method>> = {
  Advisor: {
    family: "people",
    moves: [
      "Whoever has to decide about {T} needs a recommendation, and it should rest on this: {C}.",
      "My counsel would begin with what is settled: {C}.",
      "If I had to advise on {T} today, I would put [the safest step] before [the boldest step].",
    ],
    asks: [
      "Who has to sign off on {T}, and what do they fear most?",
      "What would you regret not having done about {T}?",
      "Which decision on {T} can wait, and which cannot?",
    ],
  },
  Analyst: {
    family: "evidence",
    moves: [
      "What we know so far is this much: {C}.",
      "Between {T} and its effect I am missing the cause: [cause].",
      "That {C} is an observation; the explanation is still open.",
    ],
    asks: [
      "What else changed at the same time as {T}?",
      "Which figure would make you change your view of {T}?",
      "How was {T} measured, and by whom?",
    ],
  },
  Architect: {
    family: "build",
    moves: [
      "The load-bearing part is easy to name: {C}.",
      "Around {T} I see parts, but not yet how they join.",
      "If {C}, then the rest has to be arranged around it.",
    ],
    asks: [
      "Which part could be taken away without {T} falling down?",
      "Where does {T} touch something that we do not control?",
      "What comes before {T}, and what rests on top of it?",
    ],
  },
  Builder: {
    family: "build",
    moves: [
      "With what is on the table we can start here: {C}.",
      "I would make a rough version of {T} and leave the polish for later.",
      "Given that {C}, the next thing to make is [the next piece].",
    ],
    asks: [
      "What do we already have that {T} could be made from?",
      "Who could build the core of {T} by [day]?",
      "What can we leave out of {T} and still call it done?",
    ],
  },
  Challenger: {
    family: "doubt",
    moves: [
      "The weakest assumption hides in this: {C}.",
      "Everything here leans on {T}, and nobody has tested it.",
      "Turn it round for a moment: suppose it were not so that {C}.",
    ],
    asks: [
      "Which assumption about {T} has never been checked?",
      "If {T} failed, what would we say we had overlooked?",
      "What are we assuming because it is convenient?",
    ],
  },
  Coach: {
    family: "people",
    moves: [
      "You already hold part of the answer: {C}.",
      "I hear energy when you speak of {T}, and some hesitation behind it.",
      "Say it in your own words before anybody else does: {C}.",
    ],
    asks: [
      "What would you do about {T} if nobody were watching?",
      "Which small step on {T} could you take before [day]?",
      "What has worked for you before in something like {T}?",
    ],
  },
  Comedian: {
    family: "craft",
    moves: [
      "Read aloud with a straight face, this is funnier than it looks: {C}.",
      "Somewhere a committee has met about {T}, and there were biscuits.",
      "The joke is hidden in plain sight: {C}, and everyone nods.",
    ],
    asks: [
      "What would a child say about {T}?",
      "Which part of {T} do people only pretend to understand?",
      "If {T} were a person at a party, who would be stuck with it?",
    ],
  },
  Connector: {
    family: "balance",
    moves: [
      "People in [another field] would recognise this at once: {C}.",
      "{T} has relatives elsewhere, and [somebody who knows them] could introduce us.",
      "Put next to [a neighbouring case], the statement gains weight: {C}.",
    ],
    asks: [
      "Who outside this circle has solved a problem like {T}?",
      "Which idea from [another field] fits {T}?",
      "Whom should we call about {T}?",
    ],
  },
  Critic: {
    family: "doubt",
    moves: [
      "One claim stands there without support: {C} [source needed].",
      "As it is written, {T} is asserted rather than shown.",
      "A strict reviewer would underline this and write in the margin what evidence is missing: {C}.",
    ],
    asks: [
      "What evidence do we have for {T}, beyond our own word?",
      "Which sentence about {T} would not survive a second reading?",
      "Where does the text promise more on {T} than it delivers?",
    ],
  },
  Customer: {
    family: "people",
    moves: [
      "What I take away as a customer is this: {C}.",
      "When I read about {T}, I wait for the line that says what it costs me.",
      "Good to hear that {C}, but my day does not change by itself.",
    ],
    asks: [
      "What does {T} save me, in time or money?",
      "What do I have to give up for {T}?",
      "Whom do I call when {T} does not work?",
    ],
  },
  Designer: {
    family: "build",
    moves: [
      "The person in front of {T} sees [what comes first], not our reasons.",
      "If this is the promise, the surface has to show it: {C}.",
      "I would remove a step wherever {T} makes somebody stop and think.",
    ],
    asks: [
      "Where does somebody hesitate when they use {T}?",
      "What should {T} feel like after a week?",
      "Which part of {T} would a tired person get wrong?",
    ],
  },
  "Devil's Advocate": {
    family: "doubt",
    moves: [
      "Take the claim at its strongest: {C}. The best case against it is this: [objection].",
      "Let me speak for those who lose by {T}.",
      "Grant that {C}; an opponent would still say [the strongest objection].",
    ],
    asks: [
      "What would our cleverest opponent say about {T}?",
      "Which of their points about {T} do we secretly share?",
      "What if doing nothing about {T} were the better choice?",
    ],
  },
  Economist: {
    family: "evidence",
    moves: [
      "Every statement like this has a price tag on the back: {C}.",
      "People will deal with {T} as their incentives tell them to.",
      "If {C}, somebody pays for it, and I would like to see who: [who pays].",
    ],
    asks: [
      "What is the next best use of what {T} takes?",
      "Who gains from leaving {T} as it is?",
      "What would {T} cost if it were twice as popular?",
    ],
  },
  Editor: {
    family: "craft",
    moves: [
      "I would move this line to the top: {C}.",
      "Most of what stands around {T} can go, and the point will be clearer.",
      "This sentence does the work, the others carry its bags: {C}.",
    ],
    asks: [
      "What would be lost if the part on {T} were cut?",
      "What is the verb in your sentence about {T}?",
      "Where does the reader first learn about {T}, and is that too late?",
    ],
  },
  Educator: {
    family: "people",
    moves: [
      "To a beginner I would say only this at first: {C}.",
      "Before {T} makes sense, a learner has to know [the prerequisite].",
      "Explained step by step, the hard part is the middle of this: {C}.",
    ],
    asks: [
      "Which word around {T} would a newcomer have to look up?",
      "What example would make {T} plain?",
      "How could we tell that somebody has understood {T}?",
    ],
  },
  Engineer: {
    family: "build",
    moves: [
      "As a requirement it would read like this: {C}.",
      "{T} will break at [the weakest point] first.",
      "If it is to hold that {C}, there has to be a limit and a fallback: [limit], [fallback].",
    ],
    asks: [
      "What happens to {T} under the worst load?",
      "Which failure of {T} would we notice too late?",
      "How do we roll {T} back?",
    ],
  },
  Ethicist: {
    family: "balance",
    moves: [
      "Somebody is on the other end of this: {C}.",
      "{T} raises the question of consent before that of success.",
      "Even if {C}, fairness depends on who was asked.",
    ],
    asks: [
      "Who has no voice in the matter of {T}?",
      "Would we accept {T} if we did not know which side we were on?",
      "What would we owe those whom {T} harms?",
    ],
  },
  Experimenter: {
    family: "build",
    moves: [
      "That can be tried before it is believed: {C}.",
      "A cheap test of {T} would be [a test], with a result by [day].",
      "Instead of arguing whether {C}, let us see what would disprove it: [result].",
    ],
    asks: [
      "What is the smallest trial of {T} that could fail?",
      "What do we predict for {T}, before we look?",
      "Which result would make us stop working on {T}?",
    ],
  },
  Explorer: {
    family: "future",
    moves: [
      "Just outside the frame of this lies [what is next to it]: {C}.",
      "Nobody has walked round {T} and looked at the back.",
      "I would follow the side road that begins here: {C}.",
    ],
    asks: [
      "What is next to {T} that nobody has looked at?",
      "Which option did we rule out before we had seen it?",
      "Where would we end up if we took {T} the other way?",
    ],
  },
  Facilitator: {
    family: "balance",
    moves: [
      "On one thing nobody has objected so far: {C}.",
      "Let us park the dispute over {T} and note what is common.",
      "I will write down where we stand: {C}.",
    ],
    asks: [
      "Who has not yet spoken about {T}?",
      "What would each of us need in order to agree on {T}?",
      "Shall we settle {T} now, or name who will?",
    ],
  },
  Futurist: {
    family: "future",
    moves: [
      "Follow the line further and something else follows: {C}, and then [second-order effect].",
      "What is special about {T} today may be plain habit later.",
      "Those who come after us will take this for granted: {C}.",
    ],
    asks: [
      "What does {T} make possible that nobody has asked for yet?",
      "Which habit will {T} end?",
      "What would have to stay the same for {T} to matter later?",
    ],
  },
  Historian: {
    family: "balance",
    moves: [
      "It has a precedent in [an earlier case], and it ended as [outcome]: {C}.",
      "{T} did not begin with us.",
      "Earlier generations would have put it differently, but they knew it: {C}.",
    ],
    asks: [
      "What came before {T}, and why did it end?",
      "Who tried something like {T}, and what stopped them?",
      "Which lesson about {T} keeps being forgotten?",
    ],
  },
  Innovator: {
    family: "future",
    moves: [
      "Combine this with [something unrelated] and it becomes new: {C}.",
      "I would keep {T} and change everything around it.",
      "The fresh move starts from the plainest sentence: {C}.",
    ],
    asks: [
      "What if {T} were free?",
      "What could {T} borrow from [another field]?",
      "Which rule about {T} could we break without harm?",
    ],
  },
  Investigator: {
    family: "doubt",
    moves: [
      "Somebody told us this, and I would like to know who and why: {C}.",
      "The account of {T} has a gap between [point] and [point].",
      "Before I write down that {C}, I want another source.",
    ],
    asks: [
      "Who profits if we believe this about {T}?",
      "Where does what we know about {T} come from?",
      "Who was there and has not been asked about {T}?",
    ],
  },
  Investor: {
    family: "evidence",
    moves: [
      "The return would have to come from this: {C}.",
      "I see {T}, but not yet what keeps others from copying it.",
      "If {C}, the next figure that I need is [figure].",
    ],
    asks: [
      "What has to be true for {T} to pay off?",
      "What protects {T} from the next competitor?",
      "What would you do with more money for {T}?",
    ],
  },
  Journalist: {
    family: "evidence",
    moves: [
      "There is a headline in this, if it holds: {C}.",
      "Readers will ask of {T} who, when and where before they ask why.",
      "I would call [a source] before printing that {C}.",
    ],
    asks: [
      "Who can confirm what we say about {T}?",
      "Why does {T} matter this week?",
      "Whose side of {T} is missing?",
    ],
  },
  Marketer: {
    family: "people",
    moves: [
      "For the right reader, the message is already there: {C}.",
      "Not everyone will care for {T}, but [audience] may.",
      "I would say it once, early and in their words: {C}.",
    ],
    asks: [
      "Where do the people who need {T} spend their mornings?",
      "Which word would they use for {T} themselves?",
      "What should they do right after hearing of {T}?",
    ],
  },
  Mediator: {
    family: "balance",
    moves: [
      "Both sides could sign this sentence: {C}.",
      "Behind the quarrel over {T} stands an interest on each side: [interest], [interest].",
      "Start from what is not disputed: {C}.",
    ],
    asks: [
      "What could each side give up over {T} without loss?",
      "How would each side describe {T} to a stranger?",
      "What would a fair outcome on {T} look like to both?",
    ],
  },
  Mentor: {
    family: "people",
    moves: [
      "Years from now you may smile at this, but it is a good beginning: {C}.",
      "With {T} the work teaches more than the result.",
      "I made the same mistake once with something like {T}: [what happened].",
    ],
    asks: [
      "What do you want to be better at when {T} is done?",
      "Who could teach you the part of {T} that you avoid?",
      "What would you tell somebody who starts on {T} after you?",
    ],
  },
  Minimalist: {
    family: "craft",
    moves: [
      "If only one sentence may stay, let it be this: {C}.",
      "{T} does not need more; it needs less around it.",
      "Everything after this is decoration: {C}.",
    ],
    asks: [
      "What is the least that {T} could be?",
      "Which part of {T} is there only because it always was?",
      "What would we not miss if {T} were halved?",
    ],
  },
  Optimist: {
    family: "future",
    moves: [
      "There is good news in here that nobody has pointed out: {C}.",
      "Let us give {T} the benefit of a fair chance.",
      "If {C}, then more is possible than we have asked for.",
    ],
    asks: [
      "What if {T} goes better than planned?",
      "Who will be glad about {T} first?",
      "Which small success with {T} could we have by [day]?",
    ],
  },
  Philosopher: {
    family: "balance",
    moves: [
      "It sounds clear until one asks what it means: {C}.",
      "Behind {T} stands a picture of what is good, and nobody has said which.",
      "To say that {C} is to suppose [a hidden premise].",
    ],
    asks: [
      "Is {T} a means or an end?",
      "What would {T} be without its name?",
      "Could somebody reasonable reject {T}, and on what ground?",
    ],
  },
  Pragmatist: {
    family: "build",
    moves: [
      "That much is given, so let us work with it: {C}.",
      "With {T}, what is done by [day] counts for more than what is perfect later.",
      "Since {C}, the next step is [step], and [who] takes it.",
    ],
    asks: [
      "Who does what about {T}, and by when?",
      "What is good enough for {T}?",
      "What stands in the way of {T} this week?",
    ],
  },
  Psychologist: {
    family: "people",
    moves: [
      "There is a feeling under this sentence: {C}.",
      "People will cling to what they had before {T}, even if it was worse.",
      "Read it as somebody who is tired and a little afraid: {C}.",
    ],
    asks: [
      "Which habit does {T} ask people to give up?",
      "What do they tell themselves about {T} when nobody listens?",
      "Whose approval does {T} depend on?",
    ],
  },
  Researcher: {
    family: "evidence",
    moves: [
      "As a hypothesis it would read: {C}.",
      "On {T} there must be earlier work: [study].",
      "It is one case that {C}; the question is whether it generalises.",
    ],
    asks: [
      "What would we compare {T} with?",
      "Which study of {T} would convince a stranger?",
      "How large would the sample have to be for {T}?",
    ],
  },
  Skeptic: {
    family: "doubt",
    moves: [
      "Show me how we know this: {C}.",
      "I can believe in {T} as soon as I have seen [what would show it].",
      "It may be that {C}; it may also be chance.",
    ],
    asks: [
      "What else could explain what we see in {T}?",
      "Has anyone tried to prove {T} wrong?",
      "Would we believe it about {T} if it were bad news?",
    ],
  },
  Storyteller: {
    family: "craft",
    moves: [
      "There is a scene in this: {C}.",
      "{T} needs somebody who wants something, and that somebody is [name].",
      "The turn of the story comes here: {C}.",
    ],
    asks: [
      "Who loses sleep over {T}?",
      "Where does the story of {T} begin, and with whom?",
      "What does [name] know about {T} at the end that was hidden at the start?",
    ],
  },
  Strategist: {
    family: "future",
    moves: [
      "Goal, obstacle, move: the goal is [goal], the obstacle shows here, and the move is [move]: {C}.",
      "{T} is a position to be held, not only a task to be done.",
      "Given that {C}, the order of steps matters more than their number.",
    ],
    asks: [
      "What is the goal behind {T}, in a sentence?",
      "Which obstacle to {T} do we go round, and which do we remove?",
      "What move on {T} would leave others without an answer?",
    ],
  },
  Synthesizer: {
    family: "balance",
    moves: [
      "The thread that I see runs through this: {C}.",
      "What you said and what I said meet in {T}.",
      "Put together, it comes to a single idea: {C}.",
    ],
    asks: [
      "What do all our points about {T} have in common?",
      "If {T} had one name for everything in it, what would it be?",
      "Which of our ideas about {T} contain each other?",
    ],
  },
  Visionary: {
    family: "future",
    moves: [
      "Picture the day on which this is ordinary: {C}.",
      "If {T} succeeds, people will wake up to [the changed morning].",
      "The finished picture begins with a sentence of today: {C}.",
    ],
    asks: [
      "What would people stop doing once {T} is there?",
      "Who will thank us for {T}, and for what?",
      "What is the largest thing that {T} could become?",
    ],
  },
};
