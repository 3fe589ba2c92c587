import { numberedPosts } from "../../../promises/shapes.ts";
import { template } from "../template.ts";
import instruction from "./twitter-x-thread.md?raw";
import { platformLimits } from "../../../prose/platform-limits.ts";

const postCharacters = platformLimits["Twitter / X"].post.value;

const skeleton = [
  { title: "Hook and promise", mark: "block", belongs: "post 1: why to read on" },
  { title: "One idea each", mark: "block", belongs: "posts 2 to 6: one idea in each" },
  { title: "Takeaway", mark: "block", belongs: "post 7: what to remember" },
  { title: "Call to action", mark: "block", belongs: "post 8: one thing to do" },
] as const;

export const twitterXThread = template({
  value: "twitter-x-thread",
  name: "Twitter / X Thread",
  category: "Social",
  icon: "list-ordered",
  shortDescription: "A numbered thread that holds attention to the end.",
  builtin: "layout",
  instruction,
  skeleton,

  ownShape: true,
  promises: [numberedPosts(8, postCharacters)],
});
