/** Words one letter or one sound away from what grammar asks for: `will loose about`, `going passed outside`, `your's`, `muts`. */

import { countNouns } from "../../../prose/english/count-nouns.ts";
import { isPlural } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { askedOf, type Clause, eachWord, type GrammarRule } from "./clause.ts";
import { isPartOf } from "./confusions.ts";
import { swappedLetters } from "./swapped-letters.ts";

const isBare = ({ tokens }: Clause, at: number): boolean => tokens[at]?.text === tokens[at]?.key;

/** `will loose about 2 mm`, `did not loose its shape`: behind a helper a verb stands. */
const lose: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "loose looses loosing").flatMap((index): Edit[] => {
    const word = key(index);
    const verb = word === "loose" ? "lose" : word === "looses" ? "loses" : "losing";
    let at = index - 1;
    while (
      at > index - 3 &&
      /^(?:not|n't|never|also|even|soon|only|always|probably|quickly|slowly|all)$/.test(key(at))
    )
      at -= 1;
    const next = key(index + 1);
    if (/^(?:-|a?round)$/.test(next) || key(index - 1) === "-") return [];
    if (word === "loose") {
      if (!/^(?:will|would|can|could|may|might|must|shall|should|'ll|do|does|did|ca|wo|to)$/.test(key(at)))
        return [];
      // `close to loose tiles`, `down to loose change`.
      if (
        key(at) === "to" &&
        (!/^(?:VERB|AUX|ADJ|PART)$/.test(tag(at - 1)) || /^(?:close|due|come|came|owing)$/.test(key(at - 1)))
      )
        return [];
      return /^(?:NOUN|VERB)$/.test(tag(index + 1)) &&
        (isPlural(next) || /^(?:change|soil|gravel|sand|earth|tea|hair|clothing)$/.test(next)) &&
        key(at) === "to"
        ? []
        : edit(index, index, verb, "Lose is the verb");
    }
    return /^(?:the|a|an|my|our|your|his|her|its|their|it|them|him|some|all|any|more|most|about|money|weight|water|heat|track|sight|patience|interest|hope|power|time|NUM)$/.test(
      next,
    ) || tag(index + 1) === "NUM"
      ? edit(index, index, verb, "Lose is the verb")
      : [];
  });
};

const moving =
  /^(?:go|goes|going|gone|went|walk|walks|walked|walking|run|runs|ran|running|drive|drives|drove|driving|driven|come|comes|came|coming|ride|rides|rode|riding|fly|flew|flying|rush|rushed|rushing|cycled|cycling|marched|marching|hurried|hurrying|strolled|strolling|sailed|sailing|swept|sped|crept|floated|drifted|rumbled|rattled|roared|trotted|jogged|jogging|pushed|squeezed|slid|slipped|wandered|steamed|stumbled|edged|brushed|filed|swung|shot|strode|flew|hurtled|whizzed|zoomed|trundled|limped|crawled|tiptoed|skipped|scooted|swerved|glided|raced|pelted|dashed|tore|charged|flashed|whistled)$/;

/** `going passed outside`, `walked passed without a word`: behind a verb of going. */
const past: GrammarRule = (clause) => {
  const { key, edit, tag } = clause;
  return eachWord(clause, "passed").flatMap((index): Edit[] => {
    if (!moving.test(key(index - 1)) || !/^(?:VERB|AUX|NOUN)$/.test(tag(index - 1))) return [];
    // `the run passed off well`, `have come passed`: a subject before it.
    if (/^(?:the|a|this|that|his|her|my|our|their)$/.test(key(index - 2)) || tag(index - 2) === "ADJ")
      return [];
    return /^(?:[.,;!?]|outside|in|on|at|with|without|as|and|while|when|every|again|the|a|an|my|our|your|his|her|its|their|it|them|him|me|us|you|this|that|every|each|two|three|four|five|six|)$/.test(
      key(index + 1),
    )
      ? edit(index, index, "past", "Past is by")
      : [];
  });
};

/** `stopped besides them`, `a chair besides the bed`: where something is. */
const beside: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "besides").flatMap((index): Edit[] => {
    if (
      !/^(?:me|him|her|them|us|you|the|a|an|my|our|your|his|its|their|this|that|each|every|one)$/.test(
        key(index + 1),
      )
    )
      return [];
    const verb =
      /^(?:stop|stops|stopped|stand|stands|stood|standing|sit|sits|sat|sitting|lie|lies|lay|lying|kneel|knelt|kneeling|walk|walks|walked|walking|park|parks|parked|parking|sleep|slept|sleeping|crouched|crouching|waited|waiting|wait|put|placed|laid|leaned|leant|settled|landed|built|buried|planted|left|appeared|squatted|ran|run|running|rode|seated|hung|grew|grows|lived|lives|bent|paused|perched|set|kept|down|up|right|out|over|it|them)$/;
    if (!verb.test(key(index - 1))) return [];
    if (
      /^(?:it|them)$/.test(key(index - 1)) &&
      !/^(?:put|set|laid|left|placed|parked|found|held|kept)$/.test(key(index - 2))
    )
      return [];
    // Besides what? `built besides the church a school`.
    return clause.tokens.slice(index + 1, index + 7).some(({ key: word }) => word === ",") ||
      tag(index + 1) === "PUNCT"
      ? []
      : edit(index, index, "beside", "Beside is next to");
  });
};

const owners: Readonly<Record<string, string>> = { your: "yours", her: "hers", our: "ours", their: "theirs" };

/** `Measure your's`, `it was her's`. */
const ownersAlone: GrammarRule = (clause) => {
  const { key, edit, tokens } = clause;
  const whole = eachWord(clause, "her's our's their's your's").flatMap((index): Edit[] =>
    /^(?:not|a|an|been|going|the)$/.test(key(index + 1))
      ? []
      : edit(index, index, key(index).replace("'", ""), "No apostrophe here"),
  );
  if (whole.length > 0) return whole;
  return eachWord(clause, "your her our their yours hers ours theirs").flatMap((index): Edit[] => {
    const own = tokens[index + 1];
    if (!own || own.start !== tokens[index]?.end) return [];
    const right = owners[key(index)] ?? key(index);
    if (
      own.key === "'s" ||
      (own.key === "'" &&
        right === key(index) &&
        tokens[index + 2]?.start !== own.end &&
        !/['‘]/.test(clause.sentence.text.slice(0, tokens[index]?.start ?? 0)))
    )
      return /^(?:not|a|an|been|going)$/.test(key(index + 2))
        ? []
        : edit(index, index + 1, right, "No apostrophe here");
    return [];
  });
};

/** `till its gone cold`, `I think its been moved`: a participle or an adjective that nobody owns. */
const itIs: GrammarRule = (clause) => {
  const { key, tag, edit, opens } = clause;
  return eachWord(clause, "its").flatMap((index): Edit[] => {
    const [prior, next, behind] = [key(index - 1), key(index + 1), key(index + 2)];
    const isLed =
      index === 0 ||
      opens(index) ||
      /^(?:till|until|once|because|when|if|that|while|think|know|hope|says|said|sure|before|after|since|where|and|but|as|though|although|unless|whether|like|than)$/.test(
        prior,
      );
    if (!isLed) return [];
    if (/^(?:of|in|on|with|from|at|by|to|for)$/.test(prior)) return [];
    if (
      /^(?:gone|been|got|become|not|never|still|all|going|getting|taken|stopped|had|too|very|so|really|just|also|probably|always)$/.test(
        next,
      )
    ) {
      if (
        /^(?:all|still|very|so|too|just|really|had)$/.test(next) &&
        !/^(?:ADJ|ADV|VERB|ADP|DET)$/.test(tag(index + 2))
      )
        return [];
      if (
        /^(?:very|so|too|really|just|all|still|always|also|probably|never|not)$/.test(next) &&
        (tag(index + 3) === "NOUN" || tag(index + 2) === "NOUN")
      )
        return [];
      if (prior === "as" && next === "very") return [];
      if (/^(?:very|all|still|so)$/.test(next) && /^(?:first|best|last|own|important|time)$/.test(behind))
        return [];
      return edit(index, index, "it's", "It’s for it is");
    }
    return /^(?:till|until|once|when|if|because|that|unless)$/.test(prior) &&
      /^(?:dry|cold|hot|warm|ready|finished|done|over|dark|light|full|empty|soft|hard|cool|cooked|clean|set|safe|clear|open|closed|broken|late|fixed|mended|golden|smooth|thick|brown|time|raining|wet|nearly|quite|needed|too|my|your|our|a|the|on|in|at)$/.test(
        next,
      ) &&
      (/^(?:[.!?;]|and|enough|again|before|so|for|to|or|but|with|by|)$/.test(behind) ||
        /^(?:quite|nearly|too|a|the|on|in|at|my|your|our)$/.test(next) ||
        (behind === "," && tag(index + 3) !== "ADJ"))
      ? edit(index, index, "it's", "It’s for it is")
      : [];
  });
};

/** `still has it's old number`, `it lost it's roof`: behind a verb whose object stands there. */
const itsOwn: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "it").flatMap((index): Edit[] => {
    if (key(index + 1) !== "'s" || tokens[index + 1]?.start !== tokens[index]?.end) return [];
    let at = index + 2;
    while (
      at < index + 4 &&
      (/^(?:ADJ|NUM)$/.test(tag(at)) || (key(at) === "left" && tag(at + 1) === "NOUN"))
    )
      at += 1;
    if (
      tag(at) !== "NOUN" ||
      key(at + 1) === "-" ||
      /^(?:time|times|fun|day|night|people|news|nothing|something|one|half|part|home|rain|winter|summer|morning|lunch|dinner|work|nonsense|rubbish|enough|luck|fine|business)$/.test(
        key(at),
      )
    )
      return [];
    const verb = key(index - 1);
    const holds =
      /^(?:has|have|had|having|lost|loses|lose|losing|hurt|broke|breaks|kept|keeps|keep|keeping|got|gets|get|gave|gives|took|takes|take|left|leaves|lifted|raised|opened|opens|closed|closes|shut|shook|wagged|turned|turns|moved|spread|lowered|licked|dropped|showed|shows|changed|changes|change|reached|reaches|reach|held|holds|ate|put|used|uses|use|made|makes|celebrated|celebrates|published|earned|earns|owes|owed|pulled|dragged|stretched|scratched|folded|tucked|regained|won|retains|retained|doubled|doubling|finished|stuck|cleaned|fill|fills|filled|cover|covers|covered|protect|protects|serve|serves|launched|announced|held|holds|replace|replaced|clean|remove|check|with|of|in|on|from|for|by|into|under|over|behind|without|at|inside|onto|off|round|through|against|within|across|around|about)$/;
    if (!holds.test(verb) || isPartOf(key(index - 2), verb)) return [];
    // `they made it's a shame`: an article shows the verb; one thing without it shows the owner.
    const ends = /^(?:PUNCT|ADP|CCONJ|SCONJ|AUX|ADV|PART|)$/.test(tag(at + 1)) && key(at + 1) !== "'s";
    if (!ends || (/^(?:take|make|makes|show|shows)$/.test(verb) && !countNouns.has(key(at)))) return [];
    return edit(index, index + 1, "its", "Its shows whose");
  });
};

/** `a new set of leavers`, `pull the leaver`: in a machine. */
const levers: GrammarRule = (clause) => {
  const { key, edit } = clause;
  return eachWord(clause, "leaver leavers").flatMap((index): Edit[] =>
    !/^(?:school|early|care|care|voluntary|university)$/.test(key(index - 1)) &&
    (/^(?:set|pull|pulled|push|pushed|brake|gear|metal|steel|brass|wooden|iron|long|rusty)$/.test(
      key(index - 1),
    ) ||
      (key(index - 1) === "of" && /^(?:set|pair|row|one|number|series)$/.test(key(index - 2))) ||
      (/^(?:the|a|two|three|its|this|that|both)$/.test(key(index - 1)) &&
        /^(?:pull|pulled|pulls|pulling|push|pushed|pressed|press|lifted|turned|moved|of)$/.test(
          key(index - 2),
        ))) &&
    clause.tokens.some(({ key: word }) =>
      /^(?:machine|pull|pulled|pulls|pulling|pushed|push|pressed|brake|gear|press|lock|signal|engine|fitted|handle|brass|steel|metal|wooden|iron|pedals?|springs?|rusty)$/.test(
        word,
      ),
    )
      ? edit(index, index, key(index).replace("leaver", "lever"), "A lever is pulled")
      : [],
  );
};

const theirs =
  /^(?:do|did|does|doing|done|bring|brought|take|took|taking|leave|left|lost|lose|kept|keep|keeping|eat|ate|eating|finish|finished|had|have|having|give|gave|given|show|showed|put|wash|washed|use|used|using|open|opened|close|closed|spend|spent|make|made|for|with|of|by|about|into|under|during|without|between|against|like|changed|change|start|started|get|got|paid|pay|drink|drank|drinking|play|played|read|sell|sold|lifted|raised|shut|opened|wearing|wore|carrying|carried|packed|painted|parked|cleaned|wrote|signed|broke|built|celebrated|enjoy|enjoyed|love|loved|ask|asked|followed|following|hold|held|holding|pulled|pushed|tied|find|found|see|saw|meet|met|live|lived|hurt|repair|repaired|sold|moved)$/;

/** `do there first three swarms`, `had left there muddy boots`, `to bring there children`. */
const their: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return eachWord(clause, "there").flatMap((index): Edit[] => {
    const prior = key(index - 1);
    if (
      !theirs.test(prior) ||
      !(/^(?:VERB|AUX)$/.test(tag(index - 1)) || tag(index - 1) === "ADP") ||
      !isBare(clause, index)
    )
      return [];
    let at = index + 1;
    let isOrdered = false;
    while (at < index + 5 && /^(?:ADJ|NUM)$/.test(tag(at))) {
      if (
        /^(?:first|last|second|third|next|own|best|old|new|muddy|wet|final|usual|full|whole|entire)$/.test(
          key(at),
        )
      )
        isOrdered = true;
      at += 1;
    }
    const noun = key(at);
    if (
      tag(at) !== "NOUN" ||
      key(at + 1) === "-" ||
      /^(?:today|tonight|yesterday|tomorrow|people|time|times|years|days|weeks|months|hours|minutes|night|year|week|month|day|miles|morning|evening|summer|winter|things|something|nothing)$/.test(
        noun,
      )
    )
      return [];
    // `live there many years`, `saw there three men`: there is a place.
    if (
      /^(?:live|lived|see|saw|meet|met|find|found|spend|spent|hold|held|get|got|left|leave|have|had|put|be|play|played|read|built)$/.test(
        prior,
      ) &&
      !isOrdered &&
      !/^(?:bags|boots|coats|shoes|keys|hats|phones|tickets|children|kids|jobs|homes|names|dogs|parents|sandwiches|lunch|dinner|tea|breakfast|money|seats|hands|faces|way|car|cars|house|houses|luggage|bikes|dinner|umbrellas|glasses)$/.test(
        noun,
      )
    )
      return [];
    if (tag(index + 1) === "NUM" && !isOrdered) return [];
    if (tag(index - 1) === "ADP" && !(isPlural(noun) || countNouns.has(noun) || isOrdered)) return [];
    return /^(?:PUNCT|ADP|CCONJ|SCONJ|AUX|ADV|PART|VERB|)$/.test(tag(at + 1)) &&
      (isPlural(noun) ||
        countNouns.has(noun) ||
        isOrdered ||
        /^(?:lunch|dinner|tea|breakfast|money|luggage|way|work|homework|help|advice|best|time|turn)$/.test(
          noun,
        ))
      ? edit(index, index, "their", "Their shows whose")
      : [];
  });
};

/** `It is you're turn`, `Bring you're coat`. */
const yourOwn: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "you").flatMap((index): Edit[] => {
    if (key(index + 1) !== "'re" || tokens[index + 1]?.start !== tokens[index]?.end) return [];
    const at = tag(index + 2) === "ADJ" ? index + 3 : index + 2;
    if (
      tag(at) !== "NOUN" ||
      !(
        countNouns.has(key(at)) ||
        /^(?:turn|name|turns|help|advice|time|fault|birthday|work|money|homework|way|lunch|tea|dinner)$/.test(
          key(at),
        )
      )
    )
      return [];
    return /^(?:is|was|'s|bring|take|of|for|with|in|on|at|to|from|by|about|check|use|have|put|leave|keep|get|give|show|open|wash|see|need|want|lost|pay|send|find|like|love|got)$/.test(
      key(index - 1),
    ) && /^(?:PUNCT|ADP|CCONJ|AUX|ADV|SCONJ|PART|)$/.test(tag(at + 1))
      ? edit(index, index + 1, "your", "Your shows whose")
      : [];
  });
};

/** `Please be quite in here`, `come over hear a minute`, `will meat at six`. */
const heard: GrammarRule = (clause) => {
  const { key, tag, edit } = clause;
  return [
    ...eachWord(clause, "quite").flatMap((index): Edit[] =>
      /^(?:be|keep|kept|stay|stayed|go|went|being|too|so|very)$/.test(key(index - 1)) &&
      /^(?:[.!?;]|in|while|when|during|until|please|and|for|)$/.test(key(index + 1)) &&
      !/^(?:the|a|an)$/.test(key(index + 2)) &&
      !(tag(index + 1) === "ADP" && /^(?:go|went)$/.test(key(index - 1)))
        ? edit(index, index, "quiet", "Quiet is still")
        : [],
    ),
    ...eachWord(clause, "hear").flatMap((index): Edit[] =>
      /^(?:over|come|came|in|out|round|up|right|from|back|down)$/.test(key(index - 1)) &&
      /^(?:[.!?;,]|a|for|and|on|at|to|with|by|this|until|since|tomorrow|every|)$/.test(key(index + 1)) &&
      !/^(?:to|can|could|and|will|n't)$/.test(key(index - 2)) &&
      !(
        key(index - 1) === "come" &&
        key(index + 1) === "a" &&
        key(index + 2) !== "minute" &&
        key(index + 2) !== "moment"
      )
        ? edit(index, index, "here", "Here is this place")
        : [],
    ),
    ...eachWord(clause, "meat").flatMap((index): Edit[] =>
      /^(?:will|would|can|could|shall|should|'ll|must|might|may|to)$/.test(key(index - 1)) &&
      (tag(index - 1) !== "ADP" ||
        /^(?:want|like|hope|wants|going|arranged|agreed|us|them|me|ready|used)$/.test(key(index - 2))) &&
      /^(?:at|in|on|the|a|my|our|your|his|her|their|you|him|us|them|me|up|for|again|by|outside|there|here)$/.test(
        key(index + 1),
      )
        ? edit(index, index, "meet", "Meet is the verb")
        : [],
    ),
  ];
};

/** `He use to look for it`: what was once so. */
const usedTo: GrammarRule = (clause) => {
  const { key, tag, edit, tokens } = clause;
  return eachWord(clause, "use").flatMap((index): Edit[] => {
    const who = /^(?:always|also|only|never)$/.test(key(index - 1)) ? index - 2 : index - 1;
    return key(index + 1) === "to" &&
      /^(?:VERB|AUX)$/.test(tag(index + 2)) &&
      /^(?:he|she)$/.test(key(who)) &&
      (who === 0 || clause.opens(who) || key(who - 1) === "and") &&
      !tokens.slice(0, who).some(({ key: word }) => /^(?:let|may|did|does|should|insist|suggest)$/.test(word))
      ? edit(index, index, "used", "Used to for what once was so")
      : [];
  });
};

export const nearWordRules: readonly GrammarRule[] = [
  swappedLetters,
  askedOf([
    ["use", usedTo],
    ["loose looses loosing", lose],
    ["passed", past],
    ["besides", beside],
    ["her's our's their's your's your her our their yours hers ours theirs", ownersAlone],
    ["its", itIs],
    ["it", itsOwn],
    ["there", their],
    ["you", yourOwn],
    ["leaver leavers", levers],
    ["quite hear meat", heard],
  ]),
];
