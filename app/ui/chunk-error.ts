/** Whether an error is a browser's way of saying that a module could not be loaded; each engine has its own words. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message)
  );
}
