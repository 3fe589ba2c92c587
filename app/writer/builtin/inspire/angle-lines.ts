/** The sentences of each angle: how it opens, how it takes up a statement of the text, how it closes. `{T}` is a topic, `{C}` a statement of the text. */

export interface Angle {
  name: string;
  open: readonly string[];
  say: readonly string[];
  close: readonly string[];
}

/** `{is}`, `{does}`, `{has}`, `{was}`, `{s}` and `{it}` agree with the topic. */
export const angles: Readonly<Record<string, readonly Angle[]>> = {
  Viewpoint: [
    {
      name: "Insider",
      open: [
        "Anyone who works with {T} every day sees it from the inside, and the view is different there.",
        "From the inside, {T} look{s} less tidy than {it} {does} from outside.",
        "Ask an insider about {T}, and the answer begins with the routine.",
        "Inside the trade, nobody needs {T} explained.",
      ],
      say: [
        "What outsiders hear is that {C}; what insiders add is [what only practitioners know].",
        "We know it as a matter of course: {C}.",
        "The part that fills an insider's day is this: {C}.",
      ],
      close: [
        "The rest is craft: [the trick that is never written down].",
        "Inside, the question is never whether but how: [how it is really done].",
        "That is the view from inside, and it rarely reaches the outside.",
      ],
    },
    {
      name: "Outsider",
      open: [
        "To an outsider, {T} {is} strange at first sight.",
        "Someone who meets {T} for the first time asks the questions that nobody else asks any more.",
        "Seen from outside, {T} need{s} an explanation.",
        "A stranger walks in, looks at {T} and wonders what everyone is so used to.",
      ],
      say: [
        "The first thing a newcomer would notice: {C}.",
        "One sentence makes an outsider stop: {C}.",
        "What seems ordinary here is new to the visitor: {C}.",
      ],
      close: [
        "An outsider would ask next: [the naive question].",
        "From outside, it looks most like [what it is compared with].",
        "It takes a stranger to see that this could also be otherwise.",
      ],
    },
    {
      name: "Skeptic",
      open: [
        "A skeptic looks at {T} and asks for proof.",
        "Doubt is a fair place from which to begin with {T}.",
        "Before anyone believes in {T}, the skeptic has a question.",
        "Not everyone is convinced by {T}, and the doubters deserve a hearing.",
      ],
      say: [
        "The claim under doubt is this: {C}.",
        "It is said that {C}; the skeptic writes [source needed] beside it.",
        "Suppose it is true that {C}: does the rest follow?",
      ],
      close: [
        "What would settle the matter is [the evidence that is missing].",
        "Until [what would have to be shown], doubt remains reasonable.",
        "A skeptic who is shown [the evidence] will change sides gladly.",
      ],
    },
    {
      name: "Beneficiary",
      open: [
        "For the people whom {T} help{s}, the matter is personal.",
        "Somebody gains from {T}, and this is how it looks from there.",
        "Ask those who benefit from {T}, and theory turns into days and hours.",
        "On the receiving end, {T} {is} not an idea but a relief.",
      ],
      say: [
        "What reaches them is simple: {C}.",
        "The sentence that matters to them: {C}.",
        "They would put it this way: {C}.",
      ],
      close: [
        "Before, it was [what it was like]; now it is [what it is like].",
        "For them the benefit has a name: [what they gain].",
        "Whoever gains most here is [who benefits], and seldom asked.",
      ],
    },
  ],
  "Time Frame": [
    {
      name: "A year ago",
      open: [
        "A year ago, {T} looked different.",
        "A year back, few people here spoke of {T}.",
        "This time last year, {T} {was} still [what it was].",
        "A year ago nobody had this in view.",
      ],
      say: [
        "What was still to be learned was this: {C}.",
        "Nobody had written down the sentence that stands there today: {C}.",
        "Back then, [what was believed]; it took a year to arrive here: {C}.",
      ],
      close: [
        "What changed in between was [what changed].",
        "Seen from then, today would have come as a surprise.",
        "A year earlier, the same people were busy with [what they did].",
      ],
    },
    {
      name: "Right now",
      open: [
        "Right now, {T} {is} on the table.",
        "At this moment, the question of {T} is open.",
        "Today, this is how matters stand with {T}.",
        "Now is when {T} get{s} decided.",
      ],
      say: [
        "This is what holds today: {C}.",
        "As of now, one thing is on record: {C}.",
        "The present state in a sentence: {C}.",
      ],
      close: [
        "What happens next is being decided now, by [who decides].",
        "Right now the open point is [what is open].",
        "Today there is still a choice.",
      ],
    },
    {
      name: "Next year",
      open: [
        "Next year, {T} will look back at us from the calendar.",
        "A year from now, {T} will be [what will be].",
        "By next year, the questions about {T} will be different ones.",
        "Next year will show what {T} {is} worth.",
      ],
      say: [
        "What will have to be settled by then follows from this: {C}.",
        "Next year's plan will begin with a sentence of today: {C}.",
        "If this holds, next year will build on it: {C}.",
      ],
      close: [
        "Next year will need [what it will take].",
        "Whether it will be enough depends on [what it depends on].",
        "Then the first question will be [the question of next year].",
      ],
    },
    {
      name: "Ten years on",
      open: [
        "Ten years on, {T} will be remembered for one thing or another.",
        "Ten years from now, somebody will read about {T} and smile.",
        "From ten years on, today's worries about {T} will look small.",
        "In ten years, {T} will be either ordinary or forgotten.",
      ],
      say: [
        "The line that will be quoted then: {C}.",
        "It will all be traced back to a sentence: {C}.",
        "What will seem obvious then is still news today: {C}.",
      ],
      close: [
        "Ten years on, the result will be [what has become of it].",
        "By then it will be plain whether [what is uncertain today].",
        "Those who will tell the story then are [who will tell it].",
      ],
    },
  ],
  Scale: [
    {
      name: "One person",
      open: [
        "One person is enough to see what {T} mean{s}.",
        "Take one person, [name], and put {T} in front of [him or her].",
        "Behind {T} there is somebody with a morning, a desk and a worry.",
        "For one person, {T} come{s} down to a single day.",
      ],
      say: [
        "To this one person it says: {C}.",
        "It reaches [name] as a sentence: {C}.",
        "In one life, this is no figure: {C}.",
      ],
      close: [
        "What this person does next is [what the person does].",
        "Everything else follows from that one person's day.",
        "One person is not proof, but one person is where it is felt.",
      ],
    },
    {
      name: "One team",
      open: [
        "One team around one table: that is where {T} get{s} real.",
        "A team that has to live with {T} divides the work first.",
        "In a single team, {T} {is} a question of who does what.",
        "Put {T} on one team's list, and the talk changes.",
      ],
      say: [
        "The team reads it twice: {C}.",
        "One sentence goes up on the team's wall: {C}.",
        "For the team the point is this: {C}.",
      ],
      close: [
        "Somebody on the team takes [the first task]; the others follow.",
        "The team will know that it works when [the sign].",
        "What a team needs for it is [what it needs].",
      ],
    },
    {
      name: "A whole industry",
      open: [
        "A whole industry is watching {T}.",
        "Seen across the industry, {T} {is} no single case.",
        "What {T} mean{s} for one company is small; for the industry it is [what it means].",
        "The industry has its own way of dealing with {T}.",
      ],
      say: [
        "Multiply this by the industry: {C}.",
        "The industry will read it as a signal: {C}.",
        "In the trade papers it would say: {C}.",
      ],
      close: [
        "If the industry follows, [what changes for everyone in it].",
        "The industry's answer so far is [the answer].",
        "An industry moves slowly, but it moves by cases such as this one.",
      ],
    },
    {
      name: "Society",
      open: [
        "For society, {T} raise{s} a larger question.",
        "All of us have a share in {T}, whether we notice or not.",
        "Step back far enough, and {T} become{s} a matter of how we live together.",
        "Society decides about {T} without ever voting on it.",
      ],
      say: [
        "A society should read it slowly: {C}.",
        "What is told here of a few concerns the many: {C}.",
        "It sounds private and is not: {C}.",
      ],
      close: [
        "What we owe each other here is [what is owed].",
        "Society pays for the answer, in [what it pays with].",
        "The question that remains for all of us is [the question].",
      ],
    },
  ],
  Frame: [
    {
      name: "Problem",
      open: [
        "There is a problem with {T}, and it helps to name it.",
        "Call it what it is: {T} {is} a problem to be solved.",
        "The problem begins where {T} stop{s} working.",
        "Something about {T} does not add up.",
      ],
      say: [
        "The problem shows in this: {C}.",
        "One sentence contains it: {C}.",
        "Read it as a symptom: {C}.",
      ],
      close: [
        "Left alone, the problem leads to [consequence].",
        "Whose problem it is remains to be said: [who].",
        "A problem that is named can be worked on, beginning with [first step].",
      ],
    },
    {
      name: "Opportunity",
      open: [
        "There is an opportunity in {T} for those who look.",
        "Turn it round, and {T} become{s} a chance.",
        "What could be won from {T} is easy to underrate.",
        "The chance that {T} offer{s} is still open.",
      ],
      say: [
        "The opening is here: {C}.",
        "Where others see a fact, there is room: {C}.",
        "Start from what is given: {C}.",
      ],
      close: [
        "The first to move could win [what could be won].",
        "To take the chance, it needs [what it needs].",
        "An opportunity like this one stays open until [when].",
      ],
    },
    {
      name: "Trade-off",
      open: [
        "{T} come{s} with a trade-off.",
        "On the one side stands what {T} give{s}, on the other what {it} cost{s}.",
        "Nobody gets {T} for nothing.",
        "With {T}, something is gained and something is given up.",
      ],
      say: [
        "On the one hand, {C}; on the other hand, [what is lost].",
        "The gain is stated: {C}; the cost is not: [cost].",
        "To have this, {C}, one gives up [what is given up].",
      ],
      close: [
        "Whether the trade is worth it depends on [what counts more].",
        "Both sides are real, and the choice between them is [whose choice].",
        "A fair bargain would be [the bargain].",
      ],
    },
    {
      name: "Myth to bust",
      open: [
        "There is a myth about {T}: [what people believe].",
        "Most of what is repeated about {T} is a myth.",
        "Forget the myth that {T} {is} [what people believe].",
        "A comfortable myth surrounds {T}.",
      ],
      say: ["The truth is this: {C}.", "In fact, {C}.", "What is so, as far as the text goes: {C}."],
      close: [
        "The myth lives on because [why people believe it].",
        "Whoever has read this far need not repeat the myth.",
        "What replaces the myth is less simple and more useful: [the correction].",
      ],
    },
  ],
  Stance: [
    {
      name: "For",
      open: [
        "There is a good case for {T}.",
        "Some people are for {T}.",
        "The argument for {T} is stronger than it looks.",
        "Speaking for {T} is easy, once the facts are on the table.",
      ],
      say: [
        "The reason in favour: {C}.",
        "It speaks for itself that {C}.",
        "Those in favour can point to this: {C}.",
      ],
      close: [
        "That is why the answer should be yes, provided that [condition].",
        "In favour, too, is [another reason].",
        "On balance the case for it holds.",
      ],
    },
    {
      name: "Against",
      open: [
        "There is a case against {T}, and it is seldom made.",
        "Somebody has to argue against {T}.",
        "The objections to {T} are worth hearing in full.",
        "Against {T} stands more than habit.",
      ],
      say: [
        "It is true that {C}, but that does not settle it.",
        "Even the strongest point proves less than it seems: {C}.",
        "Against it one can say: granted that {C}, [objection].",
      ],
      close: [
        "The price of being wrong here is [price].",
        "Until [what is missing], the answer should be no.",
        "What speaks against it most is [main objection].",
      ],
    },
    {
      name: "Undecided",
      open: [
        "On {T} it is possible to be undecided and honest.",
        "There are two sides to {T}, and neither has won.",
        "Some minds are not made up about {T}.",
        "Whether {T} {is} right remains an open question.",
      ],
      say: [
        "On the one side: {C}; on the other: [the other side].",
        "One sentence pulls both ways: {C}.",
        "It weighs something that {C}, but so does [what weighs against it].",
      ],
      close: [
        "What would tip the scales is [what would decide it].",
        "For now, both answers stand.",
        "Undecided does not mean indifferent: the question is [the question].",
      ],
    },
    {
      name: "Change of mind",
      open: [
        "It is possible to change one's mind about {T}.",
        "At first, {T} seemed to be [first view]; then came second thoughts.",
        "Once the view of {T} was [old view], and now it is another.",
        "A change of mind about {T} often begins with a detail.",
      ],
      say: [
        "What turned it was this: {C}.",
        "The old view did not survive one sentence: {C}.",
        "Then this came to light: {C}.",
      ],
      close: [
        "Today the answer is [new view].",
        "The mistake had been to think [old view].",
        "To change one's mind was easier than expected, for [reason].",
      ],
    },
  ],
};
