import { avoidedWords } from "#app/writer/house-style.ts";
import type { Db } from "../../context.ts";
import type { Preferences, PreferencesBody } from "../contract.ts";

/** How a user wants everything to sound, in the user's own words; empty while nothing was said. */
export async function getHouseStyle(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom("preferences")
    .select("house_style")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.house_style ?? "";
}

/** What a user has chosen once for everything; who has chosen nothing has the defaults. */
export async function getPreferences(db: Db, userId: string): Promise<Preferences> {
  const houseStyle = await getHouseStyle(db, userId);
  return { houseStyle, avoidedWords: avoidedWords(houseStyle) };
}

/** Changes what is named and leaves the rest. `now` is milliseconds since 1970. */
export async function updatePreferences(
  db: Db,
  userId: string,
  { houseStyle }: PreferencesBody,
  now: number,
): Promise<Preferences> {
  if (houseStyle !== undefined) {
    const changed = { house_style: houseStyle, updated_at: now };
    await db
      .insertInto("preferences")
      .values({ user_id: userId, ...changed })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changed))
      .execute();
  }
  return getPreferences(db, userId);
}
