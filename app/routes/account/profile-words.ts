/** Where nothing of a profile can be told. */
export const notFound = {
  title: "Profile Not Found",
  text: "Unable to load your profile information.",
} as const;
