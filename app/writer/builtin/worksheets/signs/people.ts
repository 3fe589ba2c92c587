/** People who come up once and are not introduced. */

import type { Place, Shows } from "./place.ts";

const acting =
  "said|says|told|asked|thought|thinks|used|uses|has used|did|does|came|comes|went|goes|wanted|wants|rang|wrote|gave|took|got|made|makes|knows|knew|left|died|would have|won['’]t|never|always|still|reckons|swears|tried|broke|lost|found|bought|sold|offered|promised|suggested|refused|insisted|called|brought|put|keeps|kept";
const name = String.raw`\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?`;
/** At the head of a sentence any word has a capital: what follows must be what people alone do. */
const speaking =
  "said|says|told|asked|thought|thinks|used (?:his|her|the|to)|has used|wanted|wants|rang|wrote|knew|knows|reckons|swears|tried|lost|bought|sold|promised|suggested|refused|insisted|married|died";
/** A name with what people alone do, or to whom something is told. */
const once = new RegExp(
  [
    String.raw`^(${name}) (?:${speaking})\b`,
    String.raw`(?:[;,] |\b(?:though|but|and|because|so|when|as|until|if|that|what|than|since|before|after) )(${name}) (?:${acting})\b`,
    String.raw`\b(?:told|asked|tell|ask|called|rang|phoned|married|missed|promised|like|unlike|from|with|to) (${name}) (?:about|that|what|why|once|again|how)\b`,
    String.raw`\b(?:learn from|learned from|learnt from|taught by|helped by|thanks to|apologise to|apologised to) (${name})(?=[.,;]| and\b)`,
    String.raw`(?:^|[.;,] |\band )(${name}) in particular\b`,
    String.raw`\b(?:[Nn]umbers|[Nn]ames|[Rr]eplies|[Mm]oney|[Cc]heques|[Oo]rders|[Dd]onations|[Oo]ffers) (?:of help )?to (${name})\b`,
  ].join("|"),
  "gu",
);
/** What says who somebody is. */
const titles =
  "Mr|Mrs|Ms|Miss|Dr|Uncle|Aunt|Lord|Lady|Sir|Saint|St|Coach|Father|Sister|King|Queen|Professor|President|Captain|Cllr|Councillor|Rev|Reverend|Canon|Bishop|Judge|Inspector|Sergeant|Sgt|Constable|PC|Major|Colonel|Nurse|Mayor|Chief|Prof";
const introduced = (found: string): RegExp =>
  new RegExp(
    [
      String.raw`\b${found},? (?:who|whose|an?|the|our|my|his|her|their|from|of|in|at|aged|\d)\b`,
      String.raw`\b${found}, \p{Ll}`,
      String.raw`\b(?!(?:though|but|and|because|so|when|as|until|if|that|what|than|since|before|after|then|told|asked|tell|ask|called|rang|phoned|married|missed|promised|like|unlike|from|with|to)\b)\p{Ll}+,? ${found}\b`,
      String.raw`\b(?:${titles})\.? ${found}\b`,
      String.raw`\b${found}['’]s\b|\b${found} (?:\(|Road|Street|Lane|Club|Council|Ltd|&)`,
    ].join("|"),
    "u",
  );
const isTitle = new RegExp(`^(?:${titles})$`, "u");
const noPerson =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|God|Nobody|Everybody|Everyone|Somebody|Someone|Anyone|Nothing|Everything|Something|They|She|You|Who|What|That|This|These|Those|There|Then|Here|Now|One|Two|Three|Four|Some|Most|Many|Few|Both|All|None|Neither|Each|Other|Others|People|Mum|Dad|Mother|Father|Gran|Grandma|Grandad|Nan|Granny|Mummy|Daddy|Council|Parliament|Government|England|Britain|Europe|America|London|The|Its|His|Her|Our|Their|Your|Spring|Summer|Autumn|Winter|Christmas|Easter|Only|Never|Always|Still|Perhaps|Maybe|English|French|German|Women|Men|Children|Members|Parents|Crews|Sales|Orders|Figures|Prices|Results|Numbers|Officers|Officials|Councillors|Visitors|Customers|Staff|Volunteers|Teachers|Drivers|Neighbours|Residents|Science|History|Nature|Google|Facebook|Amazon)$/;

/** Whom a text names once, who does something in it, and of whom nobody says who it is. */
export const stranger: Shows = ({ told, text, next, closes }: Place) => {
  for (const match of told.matchAll(once)) {
    const found = match.slice(1).find(Boolean) ?? "";
    const [first = ""] = found.split(" ");
    if (noPerson.test(first) || isTitle.test(first) || introduced(found).test(text)) continue;
    const times = text.split(new RegExp(String.raw`(?<!\p{L})${first}(?!\p{L})`, "u")).length - 1;
    if (times === 1 && (closes || !/^(?:He|She|They)\b/.test(next?.text ?? ""))) return found;
  }
  return null;
};
