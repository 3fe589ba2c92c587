import { existsSync, statfsSync } from "node:fs";

const place = "/dev/shm";
const enoughBytes = 3 * 1024 ** 3;

/**
 * Lets the temporary folders of this process and of those that it starts lie in memory where there is room: a commit of a
 * test then does not wait for a disk, which nothing in the tests takes away.
 */
export function useMemoryFolder(): void {
  if (process.env["TMPDIR"] !== undefined || !existsSync(place)) return;
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize >= enoughBytes) process.env["TMPDIR"] = place;
}
