/** English verbs that a command begins with. */

const verbs =
  "add agree allow ask avoid bake be book bring build buy call check choose clear close collect confirm contact cook cover create cut decide delete do draft email ensure find fix fold follow get give go hold install invite keep knead leave let list look make measure meet mix move note open order pay pick place plan post pour prepare press put read remember remove reply report restart rest review run save say see select send serve set share show sign speak start stay stir stop submit take talk tell test try turn update use wait wash write";

/** A command at the start of a sentence or clause. */
export const imperative = new RegExp(
  `^(?:please |always |never |then |do not |don['’]t )?(?:${verbs.split(" ").join("|")}) (?!(?:is|was|are|were|has|will|can|and|or)\\b)[\\p{L}\\d]`,
  "iu",
);
