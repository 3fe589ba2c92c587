/** Where the library is, and where its forms are sent. */
export const libraryPath = "/recent-content";

/** The pages with which a writer finds everything again. */
export const shelves = [
  { name: "Content", href: libraryPath },
  { name: "Recent prompts", href: "/recentprompts" },
  { name: "Saved prompts", href: "/library" },
] as const;

/** The address of a shelf. */
export type ShelfHref = (typeof shelves)[number]["href"];

/** Whether an address is that of a shelf, or leads into one. */
export const isShelf = (pathname: string): boolean => shelves.some(({ href }) => pathname === href);
