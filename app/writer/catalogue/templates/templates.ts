/** The sixty built-in templates, in the order of the browser. */

import { businessProposal } from "./business/business-proposal.ts";
import { coverLetter } from "./business/cover-letter.ts";
import { customerSupportReply } from "./business/customer-support-reply.ts";
import { cvResume } from "./business/cv-resume.ts";
import { email } from "./business/email.ts";
import { executiveSummary } from "./business/executive-summary.ts";
import { jobDescription } from "./business/job-description.ts";
import { meetingNotes } from "./business/meeting-notes.ts";
import { pitchDeckOutline } from "./business/pitch-deck-outline.ts";
import { projectUpdate } from "./business/project-update.ts";
import { articleOutline } from "./content/article-outline.ts";
import { blogPost } from "./content/blog-post.ts";
import { howToGuide } from "./content/how-to-guide.ts";
import { interviewQuestions } from "./content/interview-questions.ts";
import { listicle } from "./content/listicle.ts";
import { newsReport } from "./content/news-report.ts";
import { opinionPiece } from "./content/opinion-piece.ts";
import { podcastShowNotes } from "./content/podcast-show-notes.ts";
import { pressRelease } from "./content/press-release.ts";
import { haiku } from "./creative/haiku.ts";
import { poem } from "./creative/poem.ts";
import { screenplayPage } from "./creative/screenplay-page.ts";
import { slogansAndTaglines } from "./creative/slogans-and-taglines.ts";
import { songLyrics } from "./creative/song-lyrics.ts";
import { speech } from "./creative/speech.ts";
import { adCopy } from "./marketing/ad-copy.ts";
import { brandStory } from "./marketing/brand-story.ts";
import { caseStudy } from "./marketing/case-study.ts";
import { landingPageCopy } from "./marketing/landing-page-copy.ts";
import { newsletter } from "./marketing/newsletter.ts";
import { productDescription } from "./marketing/product-description.ts";
import { promotionalEmail } from "./marketing/promotional-email.ts";
import { salesPage } from "./marketing/sales-page.ts";
import { seoTitleAndMetaDescription } from "./marketing/seo-title-and-meta-description.ts";
import { valueProposition } from "./marketing/value-proposition.ts";
import { eventAnnouncement } from "./social/event-announcement.ts";
import { facebookPost } from "./social/facebook-post.ts";
import { instagramCaption } from "./social/instagram-caption.ts";
import { linkedinPost } from "./social/linkedin-post.ts";
import { socialMediaBio } from "./social/social-media-bio.ts";
import { tiktokScript } from "./social/tiktok-script.ts";
import { tweet } from "./social/tweet.ts";
import { twitterXThread } from "./social/twitter-x-thread.ts";
import { youtubeDescription } from "./social/youtube-description.ts";
import { characterProfile } from "./stories/character-profile.ts";
import { childrenSStory } from "./stories/children-s-story.ts";
import { dialogueScene } from "./stories/dialogue-scene.ts";
import { fable } from "./stories/fable.ts";
import { flashFiction } from "./stories/flash-fiction.ts";
import { memoirPiece } from "./stories/memoir-piece.ts";
import { scene } from "./stories/scene.ts";
import { shortStory } from "./stories/short-story.ts";
import { apiDocumentation } from "./technical/api-documentation.ts";
import { bugReport } from "./technical/bug-report.ts";
import { incidentPostmortem } from "./technical/incident-postmortem.ts";
import { readme } from "./technical/readme.ts";
import { releaseNotes } from "./technical/release-notes.ts";
import { technicalSpecification } from "./technical/technical-specification.ts";
import { troubleshootingGuide } from "./technical/troubleshooting-guide.ts";
import { userGuide } from "./technical/user-guide.ts";
import type { Template } from "./template.ts";

export { templateCategories, type Template, type TemplateCategory } from "./template.ts";

export const templates: readonly Template[] = [
  tweet,
  twitterXThread,
  linkedinPost,
  instagramCaption,
  facebookPost,
  tiktokScript,
  youtubeDescription,
  eventAnnouncement,
  socialMediaBio,
  shortStory,
  flashFiction,
  childrenSStory,
  fable,
  characterProfile,
  scene,
  memoirPiece,
  dialogueScene,
  landingPageCopy,
  productDescription,
  adCopy,
  promotionalEmail,
  newsletter,
  caseStudy,
  brandStory,
  valueProposition,
  salesPage,
  seoTitleAndMetaDescription,
  email,
  coverLetter,
  cvResume,
  businessProposal,
  executiveSummary,
  meetingNotes,
  projectUpdate,
  jobDescription,
  pitchDeckOutline,
  customerSupportReply,
  blogPost,
  pressRelease,
  newsReport,
  articleOutline,
  howToGuide,
  listicle,
  interviewQuestions,
  opinionPiece,
  podcastShowNotes,
  apiDocumentation,
  readme,
  userGuide,
  releaseNotes,
  bugReport,
  technicalSpecification,
  troubleshootingGuide,
  incidentPostmortem,
  poem,
  haiku,
  songLyrics,
  speech,
  screenplayPage,
  slogansAndTaglines,
];

/** The template that a call names by its value, or null. */
export function findTemplate(value: string): Template | null {
  return templates.find((one) => one.value === value) ?? null;
}
