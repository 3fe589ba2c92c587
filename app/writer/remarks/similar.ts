/** How near two spellings are. */

/** Letters to add, drop, swap or change to make one word of the other; stops counting above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_value, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[other.length] ?? 0;
}

/** Whether one word may be the other misspelt: same length or nearly, one letter wrong, two in a long one. */
export function isMisspelt(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length < 4) return false;
  const most = length >= 7 ? 2 : 1;
  return editDistance(one, other, most) <= most;
}
