/** The 21 social tools in the order of the catalogue. */

import { captionWriter } from "./caption-writer.ts";
import { communityPost } from "./community-post.ts";
import { conversationStarter } from "./conversation-starter.ts";
import { editorialVoice } from "./editorial-voice.ts";
import { firstLineHook } from "./first-line-hook.ts";
import { fitTo280 } from "./fit-to-280.ts";
import { hashtagSet } from "./hashtag-set.ts";
import { lineBreakFormatter } from "./line-break-formatter.ts";
import { plainLanguagePass } from "./plain-language-pass.ts";
import { pollAndQuestionMaker } from "./poll-and-question-maker.ts";
import { professionalPolish } from "./professional-polish.ts";
import { quoteWorthyLine } from "./quote-worthy-line.ts";
import { scannableSections } from "./scannable-sections.ts";
import { shortVideoScript } from "./short-video-script.ts";
import { spokenFlowPass } from "./spoken-flow-pass.ts";
import { storyTeaser } from "./story-teaser.ts";
import { storytellingCaption } from "./storytelling-caption.ts";
import { threadBuilder } from "./thread-builder.ts";
import { threeSecondHook } from "./three-second-hook.ts";
import { warmAndFriendlyVoice } from "./warm-and-friendly-voice.ts";
import { writeAPost } from "./write-a-post.ts";
import type { SocialTool } from "./social-tool.ts";

export const socialTools: readonly SocialTool[] = [
  writeAPost,
  communityPost,
  captionWriter,
  fitTo280,
  shortVideoScript,
  storyTeaser,
  warmAndFriendlyVoice,
  storytellingCaption,
  professionalPolish,
  quoteWorthyLine,
  editorialVoice,
  plainLanguagePass,
  lineBreakFormatter,
  threadBuilder,
  spokenFlowPass,
  scannableSections,
  firstLineHook,
  conversationStarter,
  hashtagSet,
  pollAndQuestionMaker,
  threeSecondHook,
];
