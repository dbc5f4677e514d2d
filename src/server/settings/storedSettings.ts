import { desc, sql } from 'drizzle-orm'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import { deskSettings, type StoredSettings } from '@/server/database/schema'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_161

/** Null: staff have set nothing yet. */
export async function newestSettings(): Promise<StoredSettings | null> {
  const db = await database()
  const [newest] = await db.select().from(deskSettings).orderBy(desc(deskSettings.version)).limit(1)
  return newest ?? null
}

export async function newestVersion(): Promise<number> {
  const db = await database()
  const [newest] = await db
    .select({ version: deskSettings.version })
    .from(deskSettings)
    .orderBy(desc(deskSettings.version))
    .limit(1)
  return newest?.version ?? 0
}

/** The newest first. */
export async function listSettings(limit: number, offset: number): Promise<StoredSettings[]> {
  const db = await database()
  return db.select().from(deskSettings).orderBy(desc(deskSettings.version)).limit(limit).offset(offset)
}

/** @param base the version that its author has seen @throws ApiError 409 action_unavailable where there is a newer one */
export async function storeSettings(
  base: number,
  settings: Omit<StoredSettings, 'version'>,
): Promise<StoredSettings> {
  const db = await database()
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [newest] = await transaction
      .select({ version: deskSettings.version })
      .from(deskSettings)
      .orderBy(desc(deskSettings.version))
      .limit(1)
    const version = newest?.version ?? 0
    if (version !== base)
      throw new ApiError(
        409,
        'action_unavailable',
        'Somebody has changed the settings meanwhile: read them again.',
      )
    const stored = { ...settings, version: version + 1 }
    await transaction.insert(deskSettings).values(stored)
    return stored
  })
}
