import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Makes this process the one server of a data folder until the returned function is called or the process dies.
 * The lock is SQLite's own on a small file, which the system frees on any kind of death.
 * @throws Error when another server holds the folder
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, "server.lock"));
  try {
    lock.exec(
      "PRAGMA locking_mode=EXCLUSIVE; PRAGMA busy_timeout=500; BEGIN EXCLUSIVE; PRAGMA user_version=1; COMMIT",
    );
  } catch (error) {
    lock.close();
    throw new Error(`Another Stet server is using ${dataDir}. Stop it, or give this one its own DATA_DIR.`, {
      cause: error,
    });
  }
  return () => lock.close();
}
