/** The 50 story tools in the order of the catalogue. */

import { addAPlotTwist } from "./add-a-plot-twist.ts";
import { addEmotionalDepth } from "./add-emotional-depth.ts";
import { addSubtext } from "./add-subtext.ts";
import { alternateEnding } from "./alternate-ending.ts";
import { alternateOpening } from "./alternate-opening.ts";
import { buildAWhatIfPremise } from "./build-a-what-if-premise.ts";
import { buildTheSetting } from "./build-the-setting.ts";
import { changePointOfView } from "./change-point-of-view.ts";
import { changeTense } from "./change-tense.ts";
import { changeTheEra } from "./change-the-era.ts";
import { chapterBreakdown } from "./chapter-breakdown.ts";
import { checkContinuity } from "./check-continuity.ts";
import { combineTwoIdeas } from "./combine-two-ideas.ts";
import { continueWriting } from "./continue-writing.ts";
import { createAProtagonist } from "./create-a-protagonist.ts";
import { createAnAntagonist } from "./create-an-antagonist.ts";
import { cutFillerWords } from "./cut-filler-words.ts";
import { describeWithFiveSenses } from "./describe-with-five-senses.ts";
import { draftASynopsis } from "./draft-a-synopsis.ts";
import { findPlotHoles } from "./find-plot-holes.ts";
import { fixGrammarAndPunctuation } from "./fix-grammar-and-punctuation.ts";
import { generateStoryIdea } from "./generate-story-idea.ts";
import { giveEachVoiceASignature } from "./give-each-voice-a-signature.ts";
import { heightenTension } from "./heighten-tension.ts";
import { heroSJourneyMap } from "./hero-s-journey-map.ts";
import { improveDialogueRealism } from "./improve-dialogue-realism.ts";
import { interviewACharacter } from "./interview-a-character.ts";
import { inventCultureAndHistory } from "./invent-culture-and-history.ts";
import { lineEdit } from "./line-edit.ts";
import { makeAStoryBibleCard } from "./make-a-story-bible-card.ts";
import { matchAGenreVoice } from "./match-a-genre-voice.ts";
import { nameCharactersAndPlaces } from "./name-characters-and-places.ts";
import { outlineStoryArc } from "./outline-story-arc.ts";
import { plantAndPayOff } from "./plant-and-pay-off.ts";
import { raiseTheStakes } from "./raise-the-stakes.ts";
import { removeClicheS } from "./remove-cliche-s.ts";
import { retellFromAnotherCharacter } from "./retell-from-another-character.ts";
import { sceneBeats } from "./scene-beats.ts";
import { setTheWorldSRules } from "./set-the-world-s-rules.ts";
import { showDonTTell } from "./show-don-t-tell.ts";
import { strengthenImagery } from "./strengthen-imagery.ts";
import { switchGenre } from "./switch-genre.ts";
import { threeActOutline } from "./three-act-outline.ts";
import { tightenPacing } from "./tighten-pacing.ts";
import { varySentenceRhythm } from "./vary-sentence-rhythm.ts";
import { whatHappensNext } from "./what-happens-next.ts";
import { writeADialogueScene } from "./write-a-dialogue-scene.ts";
import { writeALogline } from "./write-a-logline.ts";
import { writeAnOpeningScene } from "./write-an-opening-scene.ts";
import { writeTheBackCoverBlurb } from "./write-the-back-cover-blurb.ts";
import type { StoryTool } from "./story-tool.ts";

export const storyTools: readonly StoryTool[] = [
  generateStoryIdea,
  continueWriting,
  writeALogline,
  buildAWhatIfPremise,
  createAProtagonist,
  createAnAntagonist,
  writeAnOpeningScene,
  draftASynopsis,
  nameCharactersAndPlaces,
  outlineStoryArc,
  threeActOutline,
  heroSJourneyMap,
  chapterBreakdown,
  sceneBeats,
  addAPlotTwist,
  raiseTheStakes,
  plantAndPayOff,
  findPlotHoles,
  addEmotionalDepth,
  showDonTTell,
  describeWithFiveSenses,
  heightenTension,
  strengthenImagery,
  matchAGenreVoice,
  changePointOfView,
  changeTense,
  improveDialogueRealism,
  writeADialogueScene,
  giveEachVoiceASignature,
  addSubtext,
  buildTheSetting,
  setTheWorldSRules,
  inventCultureAndHistory,
  makeAStoryBibleCard,
  alternateEnding,
  alternateOpening,
  retellFromAnotherCharacter,
  switchGenre,
  changeTheEra,
  whatHappensNext,
  interviewACharacter,
  combineTwoIdeas,
  lineEdit,
  cutFillerWords,
  varySentenceRhythm,
  tightenPacing,
  removeClicheS,
  checkContinuity,
  fixGrammarAndPunctuation,
  writeTheBackCoverBlurb,
];
