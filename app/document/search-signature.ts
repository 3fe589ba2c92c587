/**
 * Which runs of one, two and three letters a text has, as bits in the columns of a row: a search looks into those texts
 * alone whose bits have all of its own. A text that has the words always has their bits; one that has the bits may not
 * have the words.
 */

/** Columns of a signature. */
export const signatureColumns = 130;
/** Of an integer of both databases, without its sign. */
const bitsEach = 31;
const bits = signatureColumns * bitsEach;
/** Of a signature with more than half of its bits little can be told: the text goes on in another one. */
const mostBits = bits / 2;
const longestRun = 3;
/** Letters of a search that are looked up. Signatures of one text overlap, so that one of them has all of these. */
const lookedUp = 40;

/** One text's signatures, one after the other; one at least. */
export type Signatures = Int32Array<ArrayBuffer>;

/** What is searched and what is searched for, alike in every case. */
export const folded = (text: string): string => text.toLowerCase().toWellFormed();

/** @param text as `folded` leaves it */
export function signaturesOf(text: string): Signatures {
  const made: Int32Array[] = [];
  let signature = new Int32Array(signatureColumns);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    count += addRuns(signature, text, at, text.length);
    if (count < mostBits) continue;
    made.push(signature);
    signature = new Int32Array(signatureColumns);
    count = 0;
    at -= lookedUp - 1;
  }
  made.push(signature);
  const all = new Int32Array(made.length * signatureColumns);
  for (const [at, one] of made.entries()) all.set(one, at * signatureColumns);
  return all;
}

/** The bits that a text with some words has, by column; columns without any are left out. */
export function bitsOf(words: string): { column: number; mask: number }[] {
  const text = folded(words);
  const signature = new Int32Array(signatureColumns);
  const end = Math.min(text.length, lookedUp);
  for (let at = 0; at < end; at++) addRuns(signature, text, at, end);
  return [...signature].flatMap((mask, column) => (mask === 0 ? [] : [{ column, mask }]));
}

/** Adds the runs that begin at a place and end before `end`. @returns how many bits are new */
function addRuns(signature: Int32Array, text: string, at: number, end: number): number {
  let hash = 0;
  let added = 0;
  for (let next = at; next < end && next < at + longestRun; next++) {
    hash = Math.imul(hash ^ text.charCodeAt(next), 0x9e37_79b1);
    hash ^= hash >>> 15;
    const bit = (Math.imul(hash, 0x85eb_ca6b) >>> 0) % bits;
    const column = Math.floor(bit / bitsEach);
    const mask = 1 << (bit % bitsEach);
    const before = signature[column] ?? 0;
    if ((before & mask) !== 0) continue;
    signature[column] = before | mask;
    added += 1;
  }
  return added;
}
