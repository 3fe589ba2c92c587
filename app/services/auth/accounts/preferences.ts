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
  const row = await db
    .selectFrom("preferences")
    .select(["house_style", "ai_assistance"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const houseStyle = row?.house_style ?? "";
  return { houseStyle, avoidedWords: avoidedWords(houseStyle), aiAssistance: row?.ai_assistance === 1 };
}

/** Changes what is named and leaves the rest. `now` is milliseconds since 1970. */
export async function updatePreferences(
  db: Db,
  userId: string,
  { houseStyle, aiAssistance }: PreferencesBody,
  now: number,
): Promise<Preferences> {
  const changed = {
    ...(houseStyle === undefined ? {} : { house_style: houseStyle }),
    ...(aiAssistance === undefined ? {} : { ai_assistance: aiAssistance ? 1 : 0 }),
  };
  if (Object.keys(changed).length > 0) {
    await db
      .insertInto("preferences")
      .values({ user_id: userId, house_style: "", ai_assistance: 0, ...changed, updated_at: now })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...changed, updated_at: now }))
      .execute();
  }
  return getPreferences(db, userId);
}
