/** English words that can be more or less so: before these, and only these, `really` means `very`. */

const adjectives =
  "able afraid angry bad big boring bright busy calm careful cheap clean clear clever close cold common complex cool cute dark deep different difficult dirty dry early easy exact excited exciting fair famous far fast few fine firm flat fresh friendly full fun funny glad good great happy hard heavy high hot hungry important interested interesting keen kind large late lazy light likely long loud low lucky many much narrow near neat new nice odd old old-fashioned plain pleased poor popular proud quick quiet rare ready real rich right rough rude sad safe scared scary serious sharp short sick simple slow small smart smooth soft sorry special steep strange strict strong sure sweet tall tense thick thin tidy tight tiny tired tough tricky ugly unhappy unlikely upset urgent warm weak weird well wet wide worried wrong young keen-eyed nasty polite simple-minded smart-looking tasty often seldom soon";

/** An adjective or adverb that takes a degree; common endings stand for the rest. */
export const gradable = `(?:(?:${adjectives.split(" ").join("|")})|[a-z]{3,}(?:ful|ous|able|ible|ive|less)|[a-z]{4,}(?:ent|ant|ic|ical)|(?!only\\b|early\\b|family\\b|reply\\b|apply\\b|supply\\b|rely\\b)[a-z]{3,}ly)\\b`;

/** A comparative, as `a bit` goes before: `a bit later`, `a bit more careful`, `a bit too long`. */
export const comparative =
  "(?:more|less|too|worse|better|(?!over\\b|under\\b|after\\b|her\\b|other\\b|never\\b|ever\\b)[a-z]{2,}(?:[^aeiou]|e)er)\\b";
